import type { Session } from '@kumiki/core';
import {
  crosswordFileOf,
  writeCrossword,
  type CrosswordFile,
  type CrosswordFormat,
  type CrosswordLoss,
  type CrosswordTypes,
} from '@kumiki/core/crossword';
import { writeJpz } from '@kumiki/formats/crossword';

export const saveFormats = ['ipuz', 'puz', 'jpz', 'xd', 'xwj', 'exolve'] as const satisfies readonly (
  | CrosswordFormat
  | 'jpz'
)[];
export type SaveFormat = (typeof saveFormats)[number];

/** The file with what is filled in now: everything else stays as it was opened. */
export function withLetters(file: CrosswordFile, session: Session<CrosswordTypes> | undefined): CrosswordFile {
  if (!session) return file;
  const { puzzle, state } = session.getSnapshot();
  const now = crosswordFileOf(puzzle, state).cells;
  const cells = file.cells.map((cell, at) => {
    const { entry: _, pencil: _pencil, wrong: _wrong, wasWrong: _wasWrong, revealed: _revealed, ...rest } = cell;
    const { entry, pencil, wrong, revealed } = now[at]!;
    return {
      ...rest,
      ...(entry === undefined ? {} : { entry }),
      ...(pencil ? { pencil } : {}),
      ...(wrong ? { wrong } : {}),
      ...(revealed ? { revealed } : {}),
    };
  });
  return { ...file, cells };
}

/** The content of a file of that format; or what it can't carry, or why there is none. */
export function contentOf(
  file: CrosswordFile,
  format: SaveFormat,
  lossy: boolean,
): { readonly content: string | Uint8Array } | { readonly lost: readonly CrosswordLoss[]; readonly reason: string } {
  const written = format === 'jpz' ? writeJpz(file, { lossy, zip: true }) : writeCrossword(file, format, { lossy });
  if (written.ok) return { content: written.value.content };
  return { lost: written.detail.lost, reason: written.reason };
}
