import {
  readCrossword,
  type CrosswordFile,
  type CrosswordFileNote,
  type CrosswordMove,
  type CrosswordPuzzle,
} from '@kumiki/core/crossword';
import { readJpz } from '@kumiki/formats/crossword';

export interface Opened {
  readonly name: string;
  readonly format: string;
  readonly file: CrosswordFile;
  /** The game that the file holds; undefined where it holds none. */
  readonly puzzle: CrosswordPuzzle | undefined;
  /** What was filled in when it was saved. */
  readonly progress: readonly CrosswordMove[];
  readonly notes: readonly CrosswordFileNote[];
}

/** A file in any of the formats, told by its content. */
export function openCrossword(name: string, bytes: Uint8Array): Opened | { readonly problem: string } {
  const read = readCrossword(bytes);
  if (read.ok) {
    const { format, file, notes, puzzle, progress = [] } = read.value;
    return { name, format, file, puzzle, progress, notes };
  }
  if (read.reason !== 'needs-formats') return { problem: lineOf(read.detail) };
  const jpz = readJpz(bytes);
  if (!jpz.ok) return { problem: lineOf(jpz.detail) };
  const { format, file, notes, puzzle, progress = [] } = jpz.value;
  return { name, format, file, puzzle, progress, notes };
}

function lineOf({ line, message }: { readonly line?: number; readonly message: string }): string {
  return line === undefined ? message : `${line}: ${message}`;
}
