// Lexicons: `node --conditions=source test/bench/crossword-lexicon.ts`. How long a large one takes to make, and what it
// keeps of the heap, with floors. CWL50 where KUMIKI_FIELD_DATA says where it is, otherwise as many words by chance.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createRandom } from '@kumiki/core';
import { createLexicon, fillGrid, openLexicon, type Lexicon } from '@kumiki/core/crossword';

const RUNS = 5;
/** Of CPU time; a third of it where nobody else works. */
const MOST_MS = 1_000;
/** Megabytes that are kept with the letter indexes of all lengths, and that the process grows by while one is made. */
const MOST_KEPT = 24;
const MOST_WHILE_MAKING = 200;

const data = process.env['KUMIKI_FIELD_DATA'];
const cwl = data && join(data, 'crossword/crosswordsmith/cwl50.dict');
const text = cwl && existsSync(cwl) ? readFileSync(cwl, 'utf8') : byChance(252_200);
if (!cwl) console.log('KUMIKI_FIELD_DATA is not set: words by chance.');

function byChance(count: number): string {
  const random = createRandom('many');
  const word = (): string =>
    Array.from({ length: 3 + random.int(12) }, () => 'ETAOINSHRDLUCMFWYPVBGKJQXZ'[random.int(26)]!).join('');
  return Array.from({ length: count }, () => `${word()};${random.int(101)}`).join('\n');
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Megabytes that are reachable: objects, and the bytes of arrays, which are let go a little later. */
async function held(): Promise<number> {
  for (let round = 0; round < 4; round += 1) {
    collect();
    // oxlint-disable-next-line no-await-in-loop -- one collection after the other
    await new Promise((done) => setTimeout(done, 50));
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}
const peak = (): number => process.resourceUsage().maxRSS / 1e3;

const times: number[] = [];
let problems = 0;
function make(): Lexicon {
  const from = process.cpuUsage();
  const made = createLexicon(text);
  const { user, system } = process.cpuUsage(from);
  times.push((user + system) / 1_000);
  problems = made.problems.length;
  return made.lexicon;
}
/** In a call of its own: what it looks at is let go with it. */
function openAgain(lexicon: Lexicon): number {
  const copy = lexicon.bytes.slice();
  const from = performance.now();
  if (!openLexicon(copy).ok) throw new Error('The packed form was not taken.');
  return performance.now() - from;
}
/** Asks for the index of each length from two to fifteen. */
function index(lexicon: Lexicon): void {
  const rows = Array.from({ length: 14 }, (_, n) => '.'.repeat(n + 2).padEnd(15, '#'));
  fillGrid(
    rows.flatMap((row) => [row, '#'.repeat(15)]),
    lexicon,
    {},
    createRandom(1),
  );
}

const peakBefore = peak();
let lexicon: Lexicon | undefined = make();
const making = peak() - peakBefore;
for (let run = 1; run < RUNS; run += 1) lexicon = make();
const openMs = openAgain(lexicon);
const withOne = await held();
index(lexicon);
const indexes = (await held()) - withOne;
const { size } = lexicon;
const packed = lexicon.bytes.length / 1e6;
// What goes with the lexicon is what it kept.
lexicon = undefined;
const kept = withOne + indexes - (await held());

const median = times.toSorted((a, b) => a - b)[RUNS >> 1]!;
console.table([
  {
    words: size,
    'left out': problems,
    'made in CPU ms': median.toFixed(0),
    worst: Math.max(...times).toFixed(0),
    'opened in ms': openMs.toFixed(1),
    'packed MB': packed.toFixed(1),
    'kept MB': kept.toFixed(1),
    'of it indexes': indexes.toFixed(1),
    'most while making, MB': making.toFixed(0),
  },
]);
for (const [what, is, most] of [
  ['ms', median, MOST_MS],
  ['MB', kept, MOST_KEPT],
  ['MB while it is made', making, MOST_WHILE_MAKING],
] as const)
  if (is > most) throw new Error(`A lexicon of ${size} words takes ${is.toFixed(1)} ${what}, more than ${most}.`);
