import { limits } from '@kumiki/core';
import { mostColours } from '@kumiki/core/nonogram/rules';
import type { XmlElement } from '../xml/read-xml.ts';
import { refuse, type Refused } from './refuse.ts';

/** The colours of a puzzle: what is blank, and those its cells have. */
export interface Palette {
  /** Takes note of the colour of a run, and gives its number: from 0, in the order in which colours are met. */
  use(count: XmlElement): number | Refused;
  /** The rows of a picture: `0` blank, `1` to `8` a colour's number and one more, `?` what is not one colour. */
  rowsOf(image: XmlElement): string[] | Refused;
  /** Where cells have several colours: those, and by number the place of each among them. */
  colours(): Colours | Refused | undefined;
  /** What is left out of a puzzle in black and white, or in colours. */
  lost(): { readonly line: number; readonly message: string } | undefined;
}
export interface Colours {
  /** `#rrggbb`, in the order in which the file names them. */
  readonly palette: readonly string[];
  readonly places: readonly number[];
}

interface Declared {
  readonly hex: string;
  readonly line: number;
}

export function createPalette(puzzle: XmlElement): Palette | Refused {
  const background = puzzle.attributes.get('backgroundcolor') ?? 'white';
  const usual = puzzle.attributes.get('defaultcolor') ?? 'black';
  const declared = new Map<string, Declared>();
  const names = new Map([
    ['.', 'white'],
    ['X', 'black'],
  ]);
  for (const element of puzzle.children) {
    if (typeof element === 'string' || element.name !== 'color') continue;
    const [name, character] = [element.attributes.get('name'), element.attributes.get('char')];
    if (name === undefined) return refuse('malformed', element, 'A <color> has no name.');
    const hex = element.children
      .filter((child) => typeof child === 'string')
      .join('')
      .trim()
      .replace(/^#/, '');
    declared.set(name, { hex: hex.toLowerCase(), line: element.line });
    if (character !== undefined) names.set(character, name);
  }
  /** The colours that cells have, in the order in which they are met. */
  const inks: string[] = [];
  const paint = (name: string, at: XmlElement): number | Refused => {
    const known = inks.indexOf(name);
    if (known >= 0) return known;
    if (inks.length === mostColours) {
      return refuse('too-large', at, `The cells have more than ${mostColours} colours.`);
    }
    return inks.push(name) - 1;
  };
  const hexOf = (name: string): string | undefined => {
    const hex = declared.get(name)?.hex ?? (name === 'black' ? '000' : name === 'white' ? 'fff' : '');
    if (/^[\da-f]{3}$/.test(hex)) return `#${Array.from(hex, (digit) => digit + digit).join('')}`;
    return /^[\da-f]{6}$/.test(hex) ? `#${hex}` : undefined;
  };
  return {
    use(count) {
      const name = count.attributes.get('color') ?? usual;
      return name === background
        ? refuse('malformed', count, 'A run has the colour of blank cells.')
        : paint(name, count);
    },
    rowsOf(image) {
      const text = image.children.filter((child) => typeof child === 'string').join('');
      const rows: string[] = [];
      let row = '';
      let inside = false;
      for (const character of `${text}|`) {
        if (character === '|') {
          if (row !== '') rows.push(row);
          row = '';
          inside = false;
        } else if (inside || character === '[') {
          // [..] is a cell that may be any of several.
          inside = character !== ']';
          if (!inside) row += '?';
        } else if (character === '?') row += '?';
        else if (character.trim() !== '') {
          const name = names.get(character);
          if (name === undefined) {
            const message = `${JSON.stringify(character)} is in the picture, and is no colour's character.`;
            return refuse('malformed', image, message);
          }
          const ink = name === background ? -1 : paint(name, image);
          if (typeof ink !== 'number') return ink;
          row += ink + 1;
        }
        if (row.length > limits.side || rows.length > limits.side) {
          return refuse('too-large', image, `The picture has more than ${limits.side} rows, or cells in a row.`);
        }
      }
      return rows;
    },
    colours() {
      if (inks.length < 2) return undefined;
      const order = [...declared.keys(), 'black', 'white'];
      const sorted = inks.toSorted((a, b) => placeIn(order, a) - placeIn(order, b));
      const palette: string[] = [];
      for (const name of sorted) {
        const hex = hexOf(name);
        const at = { ...puzzle, line: declared.get(name)?.line ?? puzzle.line };
        const shown = JSON.stringify(name.slice(0, 40));
        if (hex === undefined) {
          return refuse('malformed', at, `The colour ${shown} is not declared with three or six hexadecimal digits.`);
        }
        if (palette.includes(hex)) return refuse('malformed', at, `The colour ${shown} is the same as another.`);
        palette.push(hex);
      }
      return { palette, places: inks.map((name) => sorted.indexOf(name)) };
    },
    lost() {
      const wanted = new Map([[background, /^f+$/]]);
      if (inks.length < 2) wanted.set(inks[0] ?? 'black', /^0+$/);
      else for (const name of inks) wanted.set(name, /^/);
      for (const [name, { hex, line }] of declared) {
        if (wanted.get(name)?.test(hex)) continue;
        // Every file of the site declares black.
        if (inks.length > 1 && name === 'black' && /^0+$/.test(hex)) continue;
        const shown = JSON.stringify(name.slice(0, 40));
        return { line, message: `The colour ${shown} is left out, and perhaps others: cells do not have it.` };
      }
      return undefined;
    },
  };
}

function placeIn(order: readonly string[], name: string): number {
  const at = order.indexOf(name);
  return at < 0 ? order.length : at;
}
