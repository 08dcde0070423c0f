// Answer words: `node --conditions=source test/bench/crossword-compose.ts`. How long they take, and whether the limits that
// are shipped still hold.
import { createBudget, createRandom } from '@kumiki/core';
import { answerSteps, calibrate, composeAnswerCrossword, crossword, type HideStyle } from '@kumiki/core/crossword';
import { Bench } from 'tinybench';
import { articleWords } from '../../packages/core/src/crossword/article-words.fixture.ts';
import { starterWords } from '../../packages/core/src/crossword/starter-words.ts';
import { mostRedraws } from '../../packages/core/src/crossword/compose.ts';

const budget = () => createBudget({ steps: 1_000_000 });
const bench = new Bench({ time: 1_000 });
let seed = 0;
const compose = (length: number, more: { hide?: HideStyle; uniqueReading?: boolean; mode?: 'chain' } = {}) => {
  seed += 1;
  const options = { answerLength: [length, length] as const, ...more };
  const made = composeAnswerCrossword(articleWords, options, createRandom(seed), budget());
  if (!made.ok) throw new Error(made.reason);
  return made.value;
};

for (const length of [3, 4, 5, 6]) bench.add(`compose, ${length} letters`, () => void compose(length));
bench.add('compose, 5 letters, any reading', () => void compose(5, { uniqueReading: false }));
bench.add('compose, 5 letters, chain', () => void compose(5, { mode: 'chain' }));
bench.add('compose, 5 letters, most hidden', () => void compose(5, { hide: 'most' }));
bench.add('compose, a list never read before', () => {
  seed += 1;
  composeAnswerCrossword([...articleWords], { answerLength: [5, 5] }, createRandom(seed), budget());
});
bench.add(
  'impossible request',
  () => void composeAnswerCrossword(articleWords, { answerLength: [9, 10] }, createRandom(0), budget()),
);
const board = compose(5);
const state = crossword.start(board);
const typed = board.cells.findIndex((cell) => cell?.kind === 'answer');
bench.add('verify a board', () => void crossword.verify(board, budget()));
bench.add('hint', () => void crossword.hint(state, board, budget()));
bench.add('type a letter', () => void crossword.reduce(state, { type: 'letter', cell: typed, letter: 'か' }, board));

await bench.run();
/** Milliseconds: what must not be passed, and what is aimed at. */
const goals: Readonly<Record<string, readonly [floor: number, aim: number]>> = {
  'compose, 5 letters': [0.2, 0.03],
  'impossible request': [0.2, 0.03],
};
console.table(
  bench.tasks.map(({ name, result }) => ({
    what: name,
    floor: goals[name]?.[0] ?? '',
    aim: goals[name]?.[1] ?? '',
    'median ms': 'latency' in result ? result.latency.p50.toFixed(4) : 'failed',
    'p99 ms': 'latency' in result ? result.latency.p99.toFixed(4) : '',
    'a second': 'throughput' in result ? Math.round(result.throughput.mean) : '',
  })),
);

for (const { name, result } of bench.tasks) {
  const floor = goals[name]?.[0] ?? Number.POSITIVE_INFINITY;
  if (!('latency' in result) || result.latency.p50 > floor) throw new Error(`${name} takes more than ${floor} ms.`);
}

const lists = [
  ...[3, 4, 5, 6].map((length) => ['article', articleWords, length] as const),
  ...[3, 4].map((length) => ['starter', starterWords, length] as const),
];
const bands = lists.map(([words, list, length]) => {
  const from = performance.now();
  const measured = calibrate(list, { answerLength: [length, length] });
  if (!measured.ok) throw new Error(measured.reason);
  const { meanAttempts, worstAttempts, limit, stepsAtLimit, hidesNothing } = measured.value;
  const took = performance.now() - from;
  return {
    words,
    letters: length,
    'attempts: mean': meanAttempts.toFixed(2),
    worst: worstAttempts,
    limit,
    'steps at the limit': stepsAtLimit,
    'ms at the limit': ((took * stepsAtLimit) / measured.spent).toFixed(1),
    'hides nothing: tail': hidesNothing.tail,
    head: hidesNothing.head,
    alt: hidesNothing.alt,
    most: hidesNothing.most,
    'calibrated in ms': Math.round(took),
  };
});
console.table(bands);

const from = performance.now();
const hopeless = ['あい', 'あか', 'いき'].map((answer) => ({ answer }));
composeAnswerCrossword(hopeless, { answerLength: [2, 2] }, createRandom(0), createBudget({ steps: answerSteps }));
console.log(`${answerSteps} steps of a hopeless request: ${Math.round(performance.now() - from)} ms`);
for (const { words, letters, 'steps at the limit': steps, 'hides nothing: tail': tail, head } of bands) {
  if (steps > answerSteps)
    throw new Error(`${words}, ${letters} letters: answerSteps is ${answerSteps}, ${steps} are wanted.`);
  if (Math.max(tail, head) ** mostRedraws > 1e-6)
    throw new Error(`${words}, ${letters} letters: ${mostRedraws} redraws are too few.`);
}
