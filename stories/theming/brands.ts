import type { Brand } from '@kumiki/react/theme';
import type { FaceStyle } from './brand-faces.tsx';

export interface StoryBrand {
  readonly id: string;
  readonly name: string;
  readonly brand: Brand;
  readonly faces: FaceStyle;
}

/** Six houses that look nothing alike. Their names and colours are made up. */
export const brands: readonly StoryBrand[] = [
  {
    id: 'courier',
    name: 'The Harbour Courier, a newspaper',
    brand: {
      accent: '#8b1a1a',
      surface: '#f6f1e4',
      ink: '#1c1a17',
      radius: 0,
      font: 'Georgia, "Times New Roman", "Noto Serif JP", "Yu Mincho", serif',
    },
    faces: 'letters',
  },
  {
    id: 'pebble',
    name: 'Pebble, for children',
    brand: {
      accent: '#e4572e',
      surface: '#fff8e1',
      ink: '#3b2f63',
      success: '#17803d',
      danger: '#b3261e',
      radius: 20,
      font: '"Comic Sans MS", "Chalkboard SE", "Hiragino Maru Gothic ProN", "Noto Sans JP", sans-serif',
    },
    faces: 'shapes',
  },
  {
    id: 'arcade',
    name: 'Night Arcade, neon on black',
    brand: {
      accent: '#ff2bd6',
      surface: '#0b0620',
      ink: '#e9f7ff',
      success: '#29f3a8',
      danger: '#ff5d73',
      radius: 12,
      font: '"Trebuchet MS", "Noto Sans JP", system-ui, sans-serif',
    },
    faces: 'sparks',
  },
  {
    id: 'maison',
    name: 'Maison Orlé, luxury',
    brand: {
      accent: '#b8955a',
      surface: '#14110d',
      ink: '#efe6d6',
      success: '#8fbf9a',
      danger: '#e0806f',
      radius: 2,
      font: 'Didot, "Bodoni MT", "Noto Serif JP", "Yu Mincho", Georgia, serif',
    },
    faces: 'diamonds',
  },
  {
    id: 'clear',
    name: 'Clear, the most contrast there is',
    brand: {
      accent: '#0000cc',
      surface: '#ffffff',
      ink: '#000000',
      success: '#005a1e',
      danger: '#8f0000',
      radius: 4,
      font: 'Verdana, "Noto Sans JP", "Yu Gothic UI", sans-serif',
      contrast: 'AAA',
    },
    faces: 'numbers',
  },
  {
    id: 'aizome',
    name: '藍染書房、日本の出版社',
    brand: {
      accent: '#165e83',
      surface: '#fbf8f0',
      ink: '#2b2b2b',
      success: '#316745',
      danger: '#b23a48',
      radius: 3,
      font: '"Yu Mincho", "Hiragino Mincho ProN", "Noto Serif JP", serif',
    },
    faces: 'iroha',
  },
];
