// Files name colours by a character behind the number of a run. What has none has the colour that `1` stands for.
import { succeed, type Failure, type Result } from '../../result.ts';
import { mostColours } from '../colour/marks.ts';
import type { Palette } from '../types.ts';
import { refuse } from './lines.ts';
import type { NonogramFileProblem, NonogramFileReason } from './nonogram-file.ts';

export interface ColourKeys {
  /** Names a colour. */
  declare(character: string, hex: string, line: number): Failure<NonogramFileReason, NonogramFileProblem> | undefined;
  /** The colour of a character, or of none (`''`); undefined where it is neither a letter nor declared. */
  use(character: string): number | undefined;
  /** The same of a character in a picture, which names no new colours. */
  known(character: string): number | undefined;
  /** Some character was used or declared: the puzzle has colours. */
  readonly isColoured: boolean;
  /** Colours that nobody named get one. */
  palette(line: number): Result<Palette, NonogramFileReason, NonogramFileProblem>;
}

/** For colours that a file uses and does not name. The first is for runs without a character. */
const OTHERS = ['#000000', '#d32f2f', '#1976d2', '#388e3c', '#f9a825', '#7b1fa2', '#00838f', '#6d4c41', '#ad1457'];
const PLAIN = '1';

/** @param suffices - a declaration alone makes a puzzle one in colours. */
export function createColourKeys(suffices: boolean): ColourKeys {
  const colours: { readonly character: string; readonly hex?: string }[] = [];
  let isUsed = false;
  return {
    declare(character, hex, line) {
      if (colours.some((colour) => colour.character === character)) {
        return refuse('malformed', line, `The colour ${JSON.stringify(character)} is there twice.`);
      }
      const same = colours.find((colour) => colour.hex === hex);
      if (same) return refuse('malformed', line, `The colours ${same.character} and ${character} are the same.`);
      if (colours.length >= mostColours) {
        return refuse('too-large', line, `There are more than ${mostColours} colours beside the blank one.`);
      }
      colours.push({ character, hex });
      isUsed ||= suffices;
      return undefined;
    },
    use(character) {
      const at = colours.findIndex((colour) => colour.character === (character || PLAIN));
      if (at < 0 && !/^(?:[a-z])?$/i.test(character)) return undefined;
      isUsed ||= character !== '';
      if (at >= 0) return at;
      colours.push({ character: character || PLAIN });
      return colours.length - 1;
    },
    known(character) {
      const at = colours.findIndex((colour) => colour.character === character);
      return at < 0 ? undefined : at;
    },
    get isColoured() {
      return isUsed;
    },
    palette(line) {
      if (colours.length > mostColours) {
        return refuse('too-large', line, `There are more than ${mostColours} colours beside the blank one.`);
      }
      const taken = new Set(colours.map(({ hex }) => hex));
      const left = OTHERS.filter((hex) => !taken.has(hex));
      const plain = taken.has(OTHERS[0]) ? left[0]! : OTHERS[0]!;
      const others = left.filter((hex) => hex !== OTHERS[0] && hex !== plain);
      return succeed(colours.map(({ character, hex }) => hex ?? (character === PLAIN ? plain : others.shift()!)));
    },
  };
}

/** The characters that files are written with. */
export const writtenKeys = 'abcdefgh';
