// The three boards in the middle of a game, for pictures of them: `?board=crossword&scheme=dark`.
import '@kumiki/react/styles.css';
import { createBudget, createRandom, createSession } from '@kumiki/core';
import { crossword } from '@kumiki/core/crossword';
import { wordsJa } from '@kumiki/core/crossword/words';
import { nonogram } from '@kumiki/core/nonogram';
import { tileStack } from '@kumiki/core/tile-stack';
import { KumikiProvider } from '@kumiki/react';
import { Crossword } from '@kumiki/react/crossword';
import { ja } from '@kumiki/react/messages';
import { Nonogram } from '@kumiki/react/nonogram';
import { TileStack } from '@kumiki/react/tile-stack';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { kettle } from '../../stories/nonogram/pictures.ts';

const budget = () => createBudget({ steps: 1_000_000 });
const seed = '2026-11-30';

function valueOf<V>(
  result: { readonly ok: true; readonly value: V } | { readonly ok: false; readonly reason: string },
): V {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

const boards: Readonly<Record<string, () => ReactNode>> = {
  'tile-stack'() {
    const puzzle = valueOf(tileStack.generate({ layout: 'turtle' }, createRandom(seed), budget()));
    const session = createSession(tileStack, puzzle, { seed });
    for (const tiles of puzzle.order.slice(0, 9)) session.dispatch({ type: 'pair', tiles });
    return <TileStack session={session} defaultSelected={puzzle.order[9]![0]} />;
  },
  nonogram() {
    const session = createSession(nonogram, kettle);
    const moves = valueOf(nonogram.solve(session.getSnapshot().state, kettle, budget()));
    for (const move of moves.slice(3, 12)) session.dispatch(move);
    const { state } = session.getSnapshot();
    const blank = [...state.marks.keys()].filter((cell) => state.marks[cell] === 0 && cell >= 120 && cell < 180);
    session.dispatch({ type: 'mark', cells: blank, mark: 2 });
    return <Nonogram session={session} />;
  },
  crossword() {
    const options = { style: 'answer' as const, words: wordsJa, answerLength: [5, 5] as const, hide: 'alt' as const };
    const puzzle = valueOf(crossword.generate(options, createRandom(seed), budget()));
    const session = createSession(crossword, puzzle, { seed });
    const moves = valueOf(crossword.solve(session.getSnapshot().state, puzzle, budget()));
    for (const move of moves.slice(0, Math.ceil(moves.length / 2))) session.dispatch(move);
    return (
      <KumikiProvider messages={ja}>
        <Crossword session={session} contentLang="ja" keyboard="none" />
      </KumikiProvider>
    );
  },
};

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['kumikiScheme'] = asked.get('scheme') ?? 'light';
createRoot(document.getElementById('app')!).render(boards[asked.get('board')!]!());
