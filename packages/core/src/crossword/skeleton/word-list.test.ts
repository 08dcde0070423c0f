import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { foldKana } from '../fold-kana.ts';
import { wordList } from '../index.ts';
import { chancePuzzle } from './naive.fixture.ts';

const folded = (text: string): string => Array.from(text, foldKana).join('');

test('the words by length and letters, struck where they stand, whatever the order of the entries', () => {
  let placed = 0;
  for (let seed = 0; seed < 2_000; seed += 1) {
    const random = createRandom(`list ${seed}`);
    const puzzle = chancePuzzle(random);
    const letters = puzzle.cells.map((cell) => (cell && random.int(6) > 0 ? cell.letter : ''));
    const list = wordList(puzzle, letters);
    const flat = list.flatMap(({ length, words }) => {
      for (const { answer } of words) expect(Array.from(answer)).toHaveLength(length);
      return words;
    });
    const lengths = list.map(({ length }) => length);
    expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => a - b));
    for (const { words } of list)
      expect(words.map(({ answer }) => folded(answer))).toEqual(words.map(({ answer }) => folded(answer)).toSorted());
    expect(flat.map(({ answer }) => answer).toSorted()).toEqual(puzzle.entries.map(({ answer }) => answer).toSorted());
    // As often struck as it stands, but not more often than it is in the list.
    const texts = puzzle.entries.map(({ cells }) => cells.map((cell) => letters[cell]!));
    for (const word of new Set(flat.map(({ answer }) => folded(answer)))) {
      const stands = texts.filter((text) => !text.includes('') && folded(text.join('')) === word).length;
      const listed = flat.filter(({ answer }) => folded(answer) === word);
      const struck = listed.filter((one) => one.placed).length;
      expect(struck).toBe(Math.min(stands, listed.length));
      placed += struck;
    }
    const turned = wordList({ ...puzzle, entries: puzzle.entries.toReversed() }).flatMap(({ words }) => words);
    expect(turned.map(({ answer }) => folded(answer))).toEqual(flat.map(({ answer }) => folded(answer)));
    expect(turned.some((word) => word.placed)).toBe(false);
  }
  expect(placed).toBeGreaterThan(2_000);
});
