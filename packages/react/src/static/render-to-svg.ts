import type { CrosswordPuzzle } from '@kumiki/core/crossword/rules';
import type { NonogramPuzzle } from '@kumiki/core/nonogram/rules';
import type { TileStackPuzzle } from '@kumiki/core/tile-stack/rules';
import { en } from '../messages/en.ts';
import type { Messages } from '../messages/types.ts';
import { coloursOf, type SvgTheme } from './colours-of.ts';
import { crosswordDrawing, rightLetters } from './crossword-drawing.tsx';
import type { Drawing } from './drawing.ts';
import { nonogramDrawing, solutionOf } from './nonogram-drawing.tsx';
import { escaped, svgText } from './svg-text.ts';
import { tileStackDrawing } from './tile-stack-drawing.tsx';

export type DrawablePuzzle = NonogramPuzzle | CrosswordPuzzle | TileStackPuzzle;
export interface RenderToSVGOptions {
  /** Pixels a side of the picture; as large as the board needs unless told. */
  readonly width?: number;
  /** Filled in: true where the puzzle carries its solution (a crossword does), or a nonogram's cells, 0 blank and 1 filled. */
  readonly solution?: boolean | ArrayLike<number>;
  /** The language of its title and description; English unless told. */
  readonly messages?: Messages;
  /** A ground behind the board, in the theme's surface colour. Transparent unless told. */
  readonly ground?: boolean;
}

/**
 * A board as an SVG document in a string: for mail, social cards, print. Colours are `#rrggbb`, no style sheet, script,
 * font file or id is in it, so any reader of SVG shows it and many fit into one page. Runs in Node without a browser; a
 * 15×15 board takes about a millisecond.
 */
export function renderToSVG(
  puzzle: DrawablePuzzle,
  theme: SvgTheme = 'light',
  options: RenderToSVGOptions = {},
): string {
  const { messages = en, ground = false } = options;
  const drawing = drawingOf(puzzle, options, messages);
  const { x = 0, y = 0, width, height, scale } = drawing;
  const shown = { width: options.width ?? width * scale, height: ((options.width ?? width * scale) * height) / width };
  const colours = coloursOf(theme, scale);
  const round = (value: number): number => Math.round(value * 100) / 100;
  const description = drawing.description === undefined ? '' : `<desc>${escaped(drawing.description)}</desc>`;
  const { hex } = colours.colour('surface');
  const size = `width="${round(width)}" height="${round(height)}"`;
  const back = ground ? `<rect x="${round(x)}" y="${round(y)}" ${size} fill="${hex}"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(shown.width)}" height="${round(shown.height)}"` +
    ` viewBox="${[x, y, width, height].map(round).join(' ')}" role="img" xml:lang="${escaped(messages.locale)}">` +
    `<title>${escaped(drawing.title)}</title>${description}${back}${svgText(drawing.body, colours)}</svg>`
  );
}

function drawingOf(puzzle: DrawablePuzzle, { solution = false }: RenderToSVGOptions, messages: Messages): Drawing {
  if ('layout' in puzzle) return tileStackDrawing(puzzle, { alive: puzzle.cells.map(() => 1) }, messages);
  if ('rows' in puzzle) {
    const cells = typeof solution === 'boolean' ? undefined : solution;
    return nonogramDrawing(puzzle, solution === false ? undefined : solutionOf(puzzle, cells), messages);
  }
  return crosswordDrawing(puzzle, solution === false ? undefined : rightLetters(puzzle), messages);
}
