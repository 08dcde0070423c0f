import { answerWordOver, createLexicon, hideableWords, type CrosswordPuzzle, type Word } from '@kumiki/core/crossword';
import { useMemo, type ReactNode } from 'react';
import type { Labels } from './labels.ts';

interface AnswerWordProps {
  readonly puzzle: CrosswordPuzzle;
  /** Words that may be laid over the board. */
  readonly among: readonly Word[];
  readonly labels: Labels;
  readonly onChange: (puzzle: CrosswordPuzzle) => void;
}

/** Which words the board has the letters of, and one of them laid over it, its cells as far apart as can be. */
export function AnswerWord({ puzzle, among, labels, onChange }: AnswerWordProps): ReactNode {
  const lexicon = useMemo(() => createLexicon(among).lexicon, [among]);
  const found = useMemo(() => hideableWords(puzzle, lexicon, { length: [3, 8], most: 200 }), [puzzle, lexicon]);
  if (puzzle.style === 'answer') return null;
  const laid = puzzle.answer === undefined ? undefined : answerWordOver(puzzle, puzzle.answer);
  const choose = (answer: string): void => {
    const chosen = answerWordOver(puzzle, answer);
    if (chosen.ok) onChange(chosen.value.puzzle);
  };
  return (
    <label>
      {labels.answer}
      <select value={puzzle.answer ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="" disabled>
          {labels.none}
        </option>
        {found.map(({ answer }) => (
          <option key={answer} value={answer}>
            {answer}
          </option>
        ))}
      </select>
      {laid?.ok && <small>{labels.spread(laid.value.spread)}</small>}
    </label>
  );
}
