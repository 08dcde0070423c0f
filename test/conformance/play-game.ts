import { createSession, reshuffle, run, type Play, type Position, type PuzzleTypes, type Session } from '@kumiki/core';
import type { Case, Erased } from './case.ts';
import { toolsFor } from './tools-for.ts';

type At = Position<PuzzleTypes>;
export type Player = 'hints' | 'random' | 'mixed';

export interface Turn {
  readonly before: At;
  readonly move: Play<PuzzleTypes>;
  readonly after: At;
  readonly from: 'hint' | 'candidate' | 'reshuffle';
}
export interface Game {
  readonly session: Session<PuzzleTypes>;
  readonly turns: readonly Turn[];
}

const positionOf = (session: Session<PuzzleTypes>): At => {
  const { puzzle, state } = session.getSnapshot();
  return { puzzle, state };
};

/**
 * Plays a game to its end on a board of the options, or on one that is given, or for `most` turns. The mixed player takes hints and chances in turn, reshuffles when stuck
 * and now and then out of caprice, and steps back and forth in between.
 */
export function playGame(
  puzzle: Erased,
  known: Case<PuzzleTypes>,
  options: PuzzleTypes['options'],
  player: Player,
  seed: string,
  most = 120,
  board?: PuzzleTypes['puzzle'],
): Game {
  const made = board === undefined ? run(puzzle.jobs.generate(options, toolsFor(seed))) : undefined;
  if (made && !made.ok) throw new Error(`${puzzle.id} makes no board of ${seed}: ${made.reason}`);
  const session = createSession(puzzle, board ?? made!.value, { options, seed });
  const { random } = toolsFor(`${seed} ${player}`);
  const turns: Turn[] = [];

  const moveFor = (at: At): readonly [Turn['from'], Play<PuzzleTypes>] | undefined => {
    const caprice = player === 'mixed' && random.int(12) === 0;
    const status = known.status(at);
    if (status === 'solved' || (status === 'stuck' && player !== 'mixed')) return undefined;
    if (caprice || status === 'stuck') {
      const fresh = run(reshuffle(puzzle.jobs, at, options, toolsFor(random.next())));
      if (fresh.ok) return ['reshuffle', fresh.value];
      if (fresh.reason !== 'impossible') throw new Error(`${puzzle.id}: no reshuffle in ${seed}: ${fresh.reason}`);
      if (status === 'stuck') return undefined;
    }
    if (player === 'hints' || (player === 'mixed' && random.int(2) === 0)) {
      const hint = run(puzzle.jobs.hint(at, toolsFor()));
      if (hint.ok && hint.value.move) return ['hint', hint.value.move];
      if (player === 'hints') return undefined;
    }
    const legal = known.candidates(at).filter((move) => known.legal(at, move));
    return legal.length > 0 ? ['candidate', legal[random.int(legal.length)]!] : undefined;
  };

  while (turns.length < most) {
    const before = positionOf(session);
    const chosen = moveFor(before);
    if (chosen === undefined) break;
    const [from, move] = chosen;
    if (!session.dispatch(move)) throw new Error(`${seed}: ${from} ${JSON.stringify(move)} was refused`);
    turns.push({ before, move, after: positionOf(session), from });
  }
  return { session, turns };
}
