import { wordList, type CrosswordPuzzle } from '@kumiki/core/crossword';
import { useId, type ReactNode } from 'react';
import type { Labels } from './labels.ts';

export interface WordsToPlaceProps {
  readonly puzzle: CrosswordPuzzle;
  /** By cell what stands there. */
  readonly letters: readonly string[];
  readonly labels: Labels;
  /** The language of the words. */
  readonly contentLang: string | undefined;
}

/** The words by length; those that stand on the board are struck through, right or not. */
export function WordsToPlace({ puzzle, letters, labels, contentLang }: WordsToPlaceProps): ReactNode {
  const list = wordList(puzzle, letters);
  const left = list.flatMap(({ words }) => words).filter(({ placed }) => !placed).length;
  const title = useId();
  return (
    <section className="named words-to-place" aria-labelledby={title}>
      <h3 id={title}>{labels.words}</h3>
      <p>{labels.left(left, puzzle.entries.length)}</p>
      {list.map(({ length, words }) => (
        <div key={length}>
          <h4 id={`${title}${length}`}>{labels.ofLength(length)}</h4>
          <ul aria-labelledby={`${title}${length}`}>
            {words.map(({ answer, placed }) => (
              <li key={answer}>
                {placed ? (
                  <>
                    <s lang={contentLang}>{answer}</s>
                    <span className="only-read"> ({labels.placed})</span>
                  </>
                ) : (
                  <span lang={contentLang}>{answer}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
