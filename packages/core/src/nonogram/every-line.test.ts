// What `clueProgress` says of every clue on every partial line to ten cells: by the definition, and as marks come.
import { beforeAll, describe, expect, test } from 'vitest';
import { COMPLETE, CONTRADICTED, everyLine, marksOf, type EveryLine } from './every-line.fixture.ts';
import { clueProgress, type ClueState } from './index.ts';
import { agreeing, completionsOf, drawn, progressOf } from './lines.fixture.ts';

/** What the code says, in the form of the fixture. */
function saidOf({ length, clues }: EveryLine, clueState: ClueState): Int16Array {
  const said = new Int16Array(3 ** length * clues.length);
  for (let code = 0, at = 0; code < 3 ** length; code += 1) {
    const marks = marksOf(code, length);
    for (const clue of clues) {
      const { complete, contradicted, done } = clueProgress(clue, marks, { clueState });
      let word = (complete ? COMPLETE : 0) | (contradicted ? CONTRADICTED : 0);
      if (done.length !== clue.length) throw new Error(`${done.length} numbers of [${clue.join(' ')}]`);
      for (let nth = 0; nth < done.length; nth += 1) if (done[nth]) word |= 1 << nth;
      said[at] = word;
      at += 1;
    }
  }
  return said;
}
const doneIn = (word: number): number => word & (COMPLETE - 1);

const lengths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
describe.each(lengths)('every clue on every partial line of %i cells', { timeout: 60_000 }, (length) => {
  let wanted: EveryLine;
  let clues: EveryLine['clues'];
  let said: Int16Array;
  beforeAll(() => {
    wanted = everyLine(length);
    ({ clues } = wanted);
    said = saidOf(wanted, 'exact');
  }, 60_000);
  const told = (code: number, nth: number): string =>
    `[${clues[nth]!.join(' ')}] on ${drawn(marksOf(code, length))}: ${said[code * clues.length + nth]}`;

  test('is told as the definition has it', () => {
    const wrong: string[] = [];
    for (let at = 0; at < said.length; at += 1) {
      if (said[at] === wanted.said[at] || wrong.length >= 5) continue;
      const nth = at % clues.length;
      wrong.push(`${told((at - nth) / clues.length, nth)} instead of ${wanted.said[at]}`);
    }
    expect(wrong).toEqual([]);
  });

  test('anchored, a number is done where besides every cell to one end is known', () => {
    const anchored = saidOf(wanted, 'anchored');
    const wrong: string[] = [];
    for (let code = 0; code < 3 ** length; code += 1) {
      const text = drawn(marksOf(code, length));
      // The closed runs up to the first unknown cell are the first numbers, and so from the other end.
      const runsOf = (known: string): number => (known.match(/#+(?=x|$)/g) ?? []).length;
      const isOpen = text.includes('?');
      const front = isOpen ? runsOf(text.slice(0, text.indexOf('?')).replace(/#+$/, '')) : length;
      const back = isOpen ? runsOf(text.slice(text.lastIndexOf('?') + 1).replace(/^#+/, '')) : length;
      for (const [nth, clue] of clues.entries()) {
        let should = wanted.said[code * clues.length + nth]!;
        if ((should & COMPLETE) === 0) for (let run = front; run < clue.length - back; run += 1) should &= ~(1 << run);
        if (anchored[code * clues.length + nth] !== should && wrong.length < 5)
          wrong.push(`${told(code, nth)}, anchored ${anchored[code * clues.length + nth]} instead of ${should}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  // More marks leave fewer completions. As long as one is left, the block still starts where it did in all of them, its
  // cells are still filled and its neighbours crossed; and a complete line has only itself to become.
  test('keeps the numbers that are done under every mark that leaves a completion', () => {
    const wrong: string[] = [];
    let marked = 0;
    for (let code = 0; code < 3 ** length; code += 1) {
      for (const [at, mark] of marksOf(code, length).entries()) {
        if (mark !== 0) continue;
        for (const more of [code + 3 ** at, code + 2 * 3 ** at]) {
          for (let nth = 0; nth < clues.length; nth += 1) {
            if ((wanted.said[more * clues.length + nth]! & CONTRADICTED) !== 0) continue;
            marked += 1;
            const [before, after] = [said[code * clues.length + nth]!, said[more * clues.length + nth]!];
            const isLost = (doneIn(before) & ~doneIn(after)) !== 0 || (before & COMPLETE & ~after) !== 0;
            if (isLost && wrong.length < 5) wrong.push(`${told(code, nth)} and then ${told(more, nth)}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    // Each of the 2^n lines has its clue, and of n × 3^(n-1) ways to it one cell is marked last.
    expect(marked).toBeGreaterThanOrEqual(length * 2 ** length);
  });

  test('says the same read from the other end', () => {
    const mirrored = new Map(clues.map((clue, nth) => [clue.join(' '), nth]));
    const others = clues.map((clue) => mirrored.get(clue.toReversed().join(' '))!);
    const wrong: string[] = [];
    for (let code = 0; code < 3 ** length; code += 1) {
      const back = marksOf(code, length).reduce((all, mark) => all * 3 + mark, 0);
      for (const [nth, clue] of clues.entries()) {
        const [word, other] = [said[code * clues.length + nth]!, said[back * clues.length + others[nth]!]!];
        let turned = word & (COMPLETE | CONTRADICTED);
        for (let run = 0; run < clue.length; run += 1)
          if ((word & (1 << run)) !== 0) turned |= 1 << (clue.length - 1 - run);
        if (turned !== other && wrong.length < 5) wrong.push(`${told(code, nth)} and ${told(back, others[nth]!)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('the definition by masks is the one by texts, on all of five cells', () => {
  const { length, clues, said } = everyLine(5);
  for (let code = 0; code < 3 ** length; code += 1) {
    const marks = marksOf(code, length);
    for (const [nth, clue] of clues.entries()) {
      const { complete, contradicted, done } = progressOf(clue, marks);
      expect(contradicted).toBe(agreeing(completionsOf(clue, length), marks).length === 0);
      const word = (complete ? COMPLETE : 0) | (contradicted ? CONTRADICTED : 0);
      expect(said[code * clues.length + nth]).toBe(done.reduce((all, is, run) => all | (is ? 1 << run : 0), word));
    }
  }
});
