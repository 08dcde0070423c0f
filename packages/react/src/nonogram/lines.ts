import {
  clueProgress,
  nonogramRules,
  runColours,
  type Clue,
  type Feedback,
  type NonogramPuzzle,
  type NonogramState,
  type NonogramTypes,
} from '@kumiki/core/nonogram/rules';
import type { Position } from '@kumiki/core';
import type { LineName, NonogramMessages } from './messages.ts';

type At = Position<NonogramTypes>;

/** Which lines fit that did not before, and which cannot be right any more, as far as the board tells. */
export function linesSpoken(was: At, is: At, messages: NonogramMessages, feedback: Feedback): string[] {
  const changed = nonogramRules.changed(was.state, is.state);
  if (changed === 'all' || was.puzzle !== is.puzzle) return [];
  return changed.flatMap((line) => {
    const name = nameOf(line, is.puzzle);
    if (is.state.fits[line] === 1) {
      return was.state.fits[line] === 1 || feedback.clueState === 'off' ? [] : [messages.complete(name)];
    }
    const [now, before] = [isContradicted(line, is, feedback), isContradicted(line, was, feedback)];
    return now && !before ? [messages.contradicted(name)] : [];
  });
}

function isContradicted(line: number, { puzzle, state }: At, { errors }: Feedback): boolean {
  const marks = marksOf(line, puzzle, state);
  const feedback = { clueState: 'off', ...(errors ? { errors } : {}) } as const;
  return clueProgress(clueOf(line, puzzle), marks, feedback, runColours(line, puzzle)).contradicted;
}

export function clueOf(line: number, { rows, columns }: NonogramPuzzle): Clue {
  const clue = (line < rows.length ? rows[line] : columns[line - rows.length])!;
  return clue[0] === 0 ? [] : clue;
}

/** A line's marks, from the left or from the top. */
export function marksOf(line: number, { rows, columns }: NonogramPuzzle, { marks }: NonogramState): Uint8Array {
  const [width, height] = [columns.length, rows.length];
  if (line < height) return marks.subarray(line * width, (line + 1) * width);
  return Uint8Array.from({ length: height }, (_, y) => marks[y * width + line - height]!);
}

export function nameOf(line: number, { rows }: NonogramPuzzle): LineName {
  return line < rows.length ? { axis: 'row', number: line + 1 } : { axis: 'column', number: line - rows.length + 1 };
}

/** The colours of a clue's numbers, counted from 1; none in black and white. */
export function coloursOf(line: number, puzzle: NonogramPuzzle): { readonly colours?: readonly number[] } {
  const colours = runColours(line, puzzle);
  return colours ? { colours: colours.map((colour) => colour + 1) } : {};
}
