import { pay, type Budget } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Pattern, Slot } from '../pattern/read-pattern.ts';
import type { FillDetail, SlotName } from '../types.ts';
import { createDomains, type Domains, type Start } from './domains.ts';
import type { Task } from './fill-pattern.ts';
import type { Grid } from './grid.ts';
import { workAStep } from './search.ts';

type Blocked = Extract<FillDetail, { code: 'root-infeasible' }>;

/**
 * Why a grid can't be filled, once propagation alone has refuted it: the slots around the one that lost its words, as few
 * as still refute one another (each is left out in turn, and stays out where the others are refuted without it). Then the
 * one of them without which the whole grid stands, where there is such a one: what mends the grid is in every refutation of
 * it. And what the others would allow in that one. Undefined when the budget ended.
 */
export function* explain(
  grid: Grid,
  start: Start,
  { pattern, lexicon, fixed }: Pick<Task, 'pattern' | 'lexicon' | 'fixed'>,
  failed: number,
  budget: Budget,
): Job<Blocked | undefined, never> {
  const setup = 1 + Math.ceil(start.words.length / workAStep);
  function* settled(
    slots: ReadonlySet<number>,
  ): Job<{ readonly domains: Domains; readonly stands: boolean } | undefined, never> {
    if (!(yield* pay(budget, setup))) return undefined;
    const isOpen = start.isOpen.map((open, slot) => (slots.has(slot) ? open : 0));
    const domains = createDomains(grid, { ...start, isOpen });
    const stands = domains.settle();
    return (yield* pay(budget, Math.floor(domains.work() / workAStep))) ? { domains, stands } : undefined;
  }

  let core = new Set([failed]);
  let blocked = failed;
  for (;;) {
    const tried = yield* settled(core);
    if (!tried) return undefined;
    if (!tried.stands) {
      blocked = tried.domains.failedSlot();
      break;
    }
    const before = core.size;
    const beside = [...core].flatMap((slot) => crossing(grid, slot));
    for (const slot of beside) core.add(slot);
    // All that hangs together with it is in: only a word wanted twice reaches further.
    if (core.size === before) core = new Set(start.isOpen.keys());
  }
  for (const slot of [...core].toReversed()) {
    if (core.size === 1) break;
    const fewer = new Set(core);
    fewer.delete(slot);
    const tried = yield* settled(fewer);
    if (!tried) return undefined;
    if (tried.stands) continue;
    core = fewer;
    blocked = tried.domains.failedSlot();
  }
  const besides = (slots: Iterable<number>, left: number): Set<number> =>
    new Set([...slots].filter((slot) => slot !== left));
  let single = false;
  let rest = yield* settled(besides(core, blocked));
  for (const slot of core) {
    const without = yield* settled(besides(start.isOpen.keys(), slot));
    if (!without) return undefined;
    if (!without.stands) continue;
    single = true;
    blocked = slot;
    rest = without;
    break;
  }
  if (!rest) return undefined;
  const names = namesOf(grid.slots, pattern);
  return {
    code: 'root-infeasible',
    slots: [...core].toSorted((a, b) => a - b).map((slot) => names[slot]!),
    blocked: names[blocked]!,
    single,
    letters: lettersLeft(grid, blocked, rest.domains, lexicon, fixed),
  };
}

function crossing({ base, crossSlot }: Grid, slot: number): number[] {
  return [...crossSlot.subarray(base[slot], base[slot + 1])].filter((other) => other >= 0);
}

/** By place of a slot the letters that its cells may have, '' for all. */
function lettersLeft(
  { base, cellOf, letters }: Grid,
  slot: number,
  domains: Domains,
  lexicon: Lexicon,
  fixed: Task['fixed'],
): string[] {
  return Array.from(cellOf.subarray(base[slot], base[slot + 1]), (cell) => {
    const only = fixed[cell];
    if (only !== undefined) return only;
    const left = lexicon.letters.filter((_, id) => (domains.letterMask(cell, id >> 5) & (1 << (id & 31))) !== 0);
    return left.length === letters ? '' : left.join('');
  });
}

/** Slots as they are numbered in print: one number a cell that a word starts in, along the rows. */
function namesOf(slots: readonly Slot[], { width }: Pattern): SlotName[] {
  const firsts = [...new Set(slots.map(({ first }) => first))].toSorted((a, b) => a - b);
  return slots.map(({ direction, first, length }) => ({
    number: firsts.indexOf(first) + 1,
    direction,
    row: Math.floor(first / width),
    column: first % width,
    length,
  }));
}
