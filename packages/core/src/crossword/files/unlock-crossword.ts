import { createBudget, stopped, type Budget, type Stopped } from '../../budget.ts';
import { defaultSteps } from '../../limits.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { decodeFile } from './check-file.ts';
import type { CrosswordFile } from './crossword-file.ts';
import { without, withoutSolution } from './features.ts';
import { sumBytes } from './puz-checksums.ts';
import { scramble, unscramble } from './puz-scramble.ts';

export type UnlockedCrossword = {
  readonly file: CrosswordFile;
  readonly key: number;
  /** Other keys under which the checksum is right as well, and the solution another. */
  readonly others: readonly number[];
};
/** `not-letters`: letters beside A … Z, or several in a cell, or none, which can't be scrambled. */
export type LockReason = 'invalid' | 'bad-key' | 'not-letters' | 'not-locked' | 'wrong-key';

const [LEAST, MOST] = [1_000, 9_999];
/** Letters that one step of a budget takes back through the four rounds. */
const LETTERS_A_STEP = 256;

/**
 * The file with the solution that was scrambled in it, as Across Lite does it. Without a key all of them are tried,
 * 1000 … 9999: a 15 × 15 takes about 9,000 steps. A checksum of 16 bits is right by chance for one key in 65,536, so that
 * about one such file in eight has `others`; the key whose letters are spread least evenly, as in words, comes first.
 */
export function unlockCrossword(
  file: CrosswordFile,
  key?: number,
  budget: Budget = createBudget({ steps: defaultSteps }),
): Result<UnlockedCrossword, LockReason | Stopped> {
  const decoded = decodeFile(file);
  if (!decoded.ok) return fail('invalid');
  const { locked } = decoded.value;
  if (!locked) return fail('not-locked');
  if (key !== undefined && !isKey(key)) return fail('bad-key');
  if (/[^A-Z]/.test(locked.letters)) return fail('not-letters');
  const order = columnOrder(decoded.value);
  const letters = Uint8Array.from(order, (nth) => locked.letters.charCodeAt(nth));
  const [out, spare] = [new Uint8Array(letters.length), new Uint8Array(letters.length)];
  const found: { key: number; letters: Uint8Array; peaks: number }[] = [];
  for (let one = key ?? LEAST; one <= (key ?? MOST); one += 1) {
    if (!budget.spend(Math.ceil((letters.length + 1) / LETTERS_A_STEP))) return stopped(budget);
    // Asks now and then whether somebody cancelled.
    if (budget.due && budget.why !== undefined) return stopped(budget);
    const plain = unscramble(letters, one, out, spare);
    if (sumBytes(plain) !== locked.checksum) continue;
    const counts = new Uint32Array(26);
    for (const letter of plain) counts[letter - 65]! += 1;
    const peaks = counts.reduce((sum, count) => sum + count * count, 0);
    const text = plain.join();
    if (found.every((other) => other.letters.join() !== text)) found.push({ key: one, letters: plain.slice(), peaks });
  }
  const [best, ...others] = found.toSorted((a, b) => b.peaks - a.peaks || a.key - b.key);
  if (!best) return fail('wrong-key');
  const plain = new Map(order.map((nth, at) => [nth, String.fromCharCode(best.letters[at]!)]));
  let nth = 0;
  const cells = decoded.value.cells.map((cell) =>
    cell.kind === 'open' ? { ...cell, solution: plain.get(nth++)! } : cell,
  );
  return succeed(
    { file: { ...without(decoded.value, 'locked'), cells }, key: best.key, others: others.map((one) => one.key) },
    budget.spent,
  );
}

/** The file with its solution scrambled under a key, 1000 … 9999, for `.puz`. It keeps curious eyes out, and nobody else. */
export function lockCrossword(file: CrosswordFile, key: number): Result<CrosswordFile, LockReason> {
  const decoded = decodeFile(file);
  if (!decoded.ok) return fail('invalid');
  if (!isKey(key)) return fail('bad-key');
  const open = decoded.value.cells.filter(({ kind }) => kind === 'open');
  if (open.some(({ solution }) => !/^[A-Z]$/.test(solution ?? ''))) return fail('not-letters');
  const order = columnOrder(decoded.value);
  const letters = Uint8Array.from(order, (nth) => open[nth]!.solution!.charCodeAt(0));
  const scrambled = scramble(letters, key);
  const byRow = new Uint8Array(letters.length);
  for (const [at, nth] of order.entries()) byRow[nth] = scrambled[at]!;
  const locked = {
    letters: Array.from(byRow, (byte) => String.fromCharCode(byte)).join(''),
    checksum: sumBytes(letters),
  };
  return succeed({ ...withoutSolution(decoded.value), locked });
}

function isKey(key: number): boolean {
  return Number.isInteger(key) && key >= LEAST && key <= MOST;
}

/** Which of the open cells, counted along the rows, come one after the other down the columns. */
function columnOrder({ width, height, cells }: CrosswordFile): number[] {
  let count = 0;
  const nth = cells.map(({ kind }) => (kind === 'open' ? count++ : -1));
  const order: number[] = [];
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < height; y += 1) if (nth[y * width + x]! >= 0) order.push(nth[y * width + x]!);
  return order;
}
