import { decodePlay } from './decode-play.ts';
import type { Deal, Play, Position, PuzzleRules, PuzzleTypes } from '../puzzle.ts';

/** One step of the player: the moves of a stroke belong to one step, and undo takes them back together. */
export interface Step<T extends PuzzleTypes> {
  readonly group: string | number | undefined;
  readonly moves: readonly Play<T>[];
  readonly after: Position<T>;
}

function isDeal<T extends PuzzleTypes>(move: Play<T>): move is Deal<T> {
  return move.type === 'deal';
}

/** The position after a move; the same reference when the move is illegal or changes nothing. */
function play<T extends PuzzleTypes>(rules: PuzzleRules<T>, at: Position<T>, move: Play<T>): Position<T> {
  if (isDeal<T>(move)) return { puzzle: move.puzzle, state: rules.start(move.puzzle) };
  const state = rules.reduce(at.state, move, at.puzzle);
  return state === at.state ? at : { puzzle: at.puzzle, state };
}

/** The steps behind and ahead of the player. Immutable positions with shared structure: undo is one index. */
export interface History<T extends PuzzleTypes> {
  readonly cursor: number;
  readonly length: number;
  readonly steps: readonly Step<T>[];
  at(step?: number): Position<T>;
  /**
   * Decodes a move, plays it at the cursor and drops what lay ahead; joins the last step when `group` continues it.
   * False, and nothing changed, when it is no legal move. What is kept is a copy: its maker can't change it later.
   */
  push(input: unknown, group: string | number | undefined): boolean;
  /** False when the step does not exist or is the present one. */
  go(step: number): boolean;
  /** The step of the last deal at or before the cursor; 0 is the first board. */
  lastDeal(): number;
}

export function createHistory<T extends PuzzleTypes>(rules: PuzzleRules<T>, first: Position<T>): History<T> {
  let steps: Step<T>[] = [];
  let cursor = 0;
  // A step can be joined only while nothing else has happened since its last move.
  let open = false;
  const at = (step: number = cursor): Position<T> => (step === 0 ? first : steps[step - 1]!.after);
  return {
    get cursor() {
      return cursor;
    },
    get length() {
      return steps.length;
    },
    get steps() {
      return steps;
    },
    at,
    push(input, wanted) {
      const move = decodePlay(rules, input);
      if (move === undefined) return false;
      // A deal is a step of its own: undo and reset find the fresh board before anything was played on it.
      const group = isDeal<T>(move) ? undefined : wanted;
      const after = play(rules, at(), move);
      if (after === at()) return false;
      const top = steps[cursor - 1];
      if (open && top && group !== undefined && top.group === group) {
        steps[cursor - 1] = { group, moves: [...top.moves, move], after };
      } else {
        steps = [...steps.slice(0, cursor), { group, moves: [move], after }];
        cursor += 1;
      }
      open = true;
      return true;
    },
    go(step) {
      if (step === cursor || !Number.isInteger(step) || step < 0 || step > steps.length) return false;
      cursor = step === 0 ? 0 : step; // -0 is 0
      open = false;
      return true;
    },
    lastDeal() {
      let step = cursor;
      while (step > 0 && !steps[step - 1]!.moves.some((move) => isDeal<T>(move))) step -= 1;
      return step;
    },
  };
}
