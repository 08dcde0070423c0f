import { endlessPlan, fitPlan } from '@kumiki/core/crossword';
import { wordsJa } from '@kumiki/core/crossword/words';
import { Crossword, crosswordEn } from '@kumiki/react/crossword';
import { useState } from 'react';

/** Board after board by their number alone: other lengths, other letters hidden, one more style every six boards. */
export function EndlessRun({ onBoard }: { readonly onBoard?: (number: number) => void }) {
  const [number, setNumber] = useState(0);
  const plan = fitPlan(endlessPlan(number), wordsJa);
  const go = (next: number): void => {
    setNumber(next);
    onBoard?.(next);
  };
  return (
    <>
      <form className="controls run" onSubmit={(event) => event.preventDefault()}>
        <output>
          {number + 1} · {plan.answerLength[0]} letters · {crosswordEn.hideStyle[plan.hide]}
        </output>
        <button type="button" className="kumiki-button" onClick={() => go(number + 1)}>
          Next board
        </button>
      </form>
      <Crossword
        words={wordsJa}
        answerLength={plan.answerLength}
        hide={plan.hide}
        seed={`endless ${number}`}
        contentLang="ja"
        onSolve={() => go(number + 1)}
      />
    </>
  );
}
