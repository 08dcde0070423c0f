import { limits } from '@kumiki/core';
import type { XmlElement } from '../xml/read-xml.ts';
import { refuse, type Refused } from './refuse.ts';

/** The colours of a puzzle: what is blank, and what one colour its cells have. */
export interface Palette {
  /** Takes note of the colour of a run; a second one is refused. */
  use(count: XmlElement): Refused | undefined;
  /** The rows of a picture in `0`, `1`, and `?` for what is not one colour. */
  rowsOf(image: XmlElement): string[] | Refused;
  /** What black on white leaves out. */
  lost(): { readonly line: number; readonly message: string } | undefined;
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
  let ink: string | undefined;
  const paint = (name: string, at: XmlElement): Refused | undefined => {
    ink ??= name;
    if (ink === name) return undefined;
    return refuse('unknown-format', at, 'The cells have more than one colour; coloured puzzles are not read yet.');
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
          const wrong = name === background ? undefined : paint(name, image);
          if (wrong) return wrong;
          row += name === background ? '0' : '1';
        }
        if (row.length > limits.side || rows.length > limits.side) {
          return refuse('too-large', image, `The picture has more than ${limits.side} rows, or cells in a row.`);
        }
      }
      return rows;
    },
    lost() {
      const wanted = new Map([
        [background, /^f+$/],
        [ink ?? 'black', /^0+$/],
      ]);
      for (const [name, { hex, line }] of declared) {
        if (wanted.get(name)?.test(hex)) continue;
        const shown = JSON.stringify(name.slice(0, 40));
        return { line, message: `The colour ${shown} is left out, and perhaps others: cells are filled or blank.` };
      }
      return undefined;
    },
  };
}
