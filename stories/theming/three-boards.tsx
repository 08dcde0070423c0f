import { createBudget, createRandom, createSession } from '@kumiki/core';
import { crossword } from '@kumiki/core/crossword';
import { wordsJa } from '@kumiki/core/crossword/words';
import { nonogram } from '@kumiki/core/nonogram';
import { tileStack } from '@kumiki/core/tile-stack';
import { Crossword } from '@kumiki/react/crossword';
import { Nonogram } from '@kumiki/react/nonogram';
import { TileStack } from '@kumiki/react/tile-stack';
import { useState } from 'react';
import { kettle } from '../nonogram/pictures.ts';
import { brandFaces, type FaceStyle } from './brand-faces.tsx';

const budget = () => createBudget({ steps: 1_000_000 });
const seed = '2026-11-30';

function valueOf<V>(
  made: { readonly ok: true; readonly value: V } | { readonly ok: false; readonly reason: string },
): V {
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}

function halfCrossword() {
  const options = { style: 'answer' as const, words: wordsJa, answerLength: [3, 3] as const, hide: 'alt' as const };
  const puzzle = valueOf(crossword.generate(options, createRandom(seed), budget()));
  const session = createSession(crossword, puzzle, { seed });
  const moves = valueOf(crossword.solve(session.getSnapshot().state, puzzle, budget()));
  for (const move of moves.slice(0, 3)) session.dispatch(move);
  return session;
}
function halfNonogram() {
  const session = createSession(nonogram, kettle);
  const moves = valueOf(nonogram.solve(session.getSnapshot().state, kettle, budget()));
  for (const move of moves.slice(3, 12)) session.dispatch(move);
  session.dispatch({ type: 'mark', cells: [120, 122, 123, 131, 132, 135, 146], mark: 2 });
  return session;
}
function halfStack() {
  const puzzle = valueOf(tileStack.generate({ layout: 'well' }, createRandom(seed), budget()));
  const session = createSession(tileStack, puzzle, { seed });
  for (const tiles of puzzle.order.slice(0, 3)) session.dispatch({ type: 'pair', tiles });
  return { session, next: puzzle.order[3]![0] };
}

/** The three boards in the middle of a game, for looking at them side by side. */
export function ThreeBoards({ faces }: { readonly faces?: FaceStyle }) {
  const [games] = useState(() => ({ crossword: halfCrossword(), nonogram: halfNonogram(), stack: halfStack() }));
  const drawn = faces ? { faces: brandFaces(faces) } : {};
  return (
    <div className="three">
      <Crossword session={games.crossword} contentLang="ja" keyboard="none" />
      <Nonogram session={games.nonogram} />
      <TileStack session={games.stack.session} defaultSelected={games.stack.next} {...drawn} />
    </div>
  );
}
