export { nullPuzzleEn, type NullPuzzleMessages } from './messages.ts';
export { NullPuzzle, type NullPuzzleProps } from './null-puzzle.tsx';
