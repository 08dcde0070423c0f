export type {
  CrosswordFeature,
  CrosswordFile,
  CrosswordFileContent,
  CrosswordFileNote,
  CrosswordFileProblem,
  CrosswordFileReason,
  CrosswordFormat,
  CrosswordLoss,
  CrosswordTextFormat,
  FileCell,
  FileClue,
  FileClues,
  FileWord,
} from './crossword-file.ts';
export type { CrosswordWriteProblem } from './fit-file.ts';
export { crosswordFileOf } from './from-puzzle.ts';
export { readCrossword } from './read-crossword.ts';
export { lockCrossword, unlockCrossword, type LockReason, type UnlockedCrossword } from './unlock-crossword.ts';
export { writeCrossword, type CrosswordWriteReason, type WrittenCrossword } from './write-crossword.ts';
