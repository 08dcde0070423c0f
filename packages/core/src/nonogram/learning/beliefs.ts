// How likely each cell is to be filled, by belief propagation: every line counts its completions, weighed by what the
// crossing lines believe of their cells, and tells each cell what it alone makes of it. A guess, never a reason: it
// orders the search, in which whole pictures come at once where blind search takes hours.
import type { Clues } from '../types.ts';

export interface Beliefs {
  /** By cell: from 0 (blank) to 1 (filled). */
  readonly filled: Float64Array;
  /** Lets all lines speak so many times. About cells × states of a line × 4 ns each time. */
  update(holds: Uint8Array, rounds: number): void;
  /** Cells × states of one round. */
  readonly size: number;
}

/** Nothing but knowledge is certain. */
const CERTAIN = 1e-4;

export function createBeliefs({ rows, columns }: Clues): Beliefs {
  const [width, height] = [columns.length, rows.length];
  const cells = width * height;
  /** By line, its clue as a strip: 0 a gap, 1 a cell of a run. */
  const strips = [...rows, ...columns].map((clue) =>
    Uint8Array.from([0, ...clue.flatMap((run) => [...Array.from({ length: run }, () => 1), 0])]),
  );
  const states = Math.max(width, height) + 2;
  const before = new Float64Array((Math.max(width, height) + 1) * states);
  const after = new Float64Array(2 * (states + 1));
  const byRow = new Float64Array(cells).fill(0.5);
  const byColumn = new Float64Array(cells).fill(0.5);
  const filled = new Float64Array(cells).fill(0.5);

  const share = (cell: number, heard: Float64Array, holds: Uint8Array): number =>
    holds[2 * cell + 1] === 1 ? 1 : holds[2 * cell] === 1 ? 0 : heard[cell]!;
  const scale = (set: Float64Array, from: number, count: number, sum: number): void => {
    if (sum <= 0) return;
    for (let at = from; at < from + count; at += 1) set[at]! /= sum;
  };
  const speak = (line: number, holds: Uint8Array): void => {
    const strip = strips[line]!;
    const count = strip.length;
    const [start, step, length] = line < height ? [line * width, 1, width] : [line - height, width, height];
    if (count > length + 2) return;
    const [heard, said] = line < height ? [byColumn, byRow] : [byRow, byColumn];
    before.fill(0, 0, count);
    before[0] = 1;
    for (let at = 0; at < length; at += 1) {
      const is = share(start + at * step, heard, holds);
      const here = at * count;
      const next = here + count;
      let sum = 0;
      for (let state = 0; state < count; state += 1) {
        const come = state > 0 ? before[here + state - 1]! : 0;
        const weight = strip[state] === 1 ? come * is : (before[here + state]! + come) * (1 - is);
        before[next + state] = weight;
        sum += weight;
      }
      scale(before, next, count, sum);
    }
    let here = 0;
    let next = states + 1;
    after.fill(0, 0, count + 1);
    after[count - 1] = 1;
    if (count > 1) after[count - 2] = 1;
    for (let at = length - 1; at >= 0; at -= 1) {
      const cell = start + at * step;
      const is = share(cell, heard, holds);
      const row = at * count;
      let [yes, no, sum] = [0, 0, 0];
      for (let state = 0; state < count; state += 1) {
        const come = state > 0 ? before[row + state - 1]! : 0;
        if (strip[state] === 1) yes += come * after[here + state]!;
        else no += (before[row + state]! + come) * after[here + state]!;
        const stay = strip[state] === 1 ? 0 : after[here + state]! * (1 - is);
        const go =
          state + 1 === count
            ? 0
            : after[here + state + 1]! * (strip[state + 1] === 1 ? is : strip[state] === 1 ? 1 - is : 0);
        after[next + state] = stay + go;
        sum += stay + go;
      }
      scale(after, next, count, sum);
      [here, next] = [next, here];
      if (yes + no <= 0 || holds[2 * cell] === 1 || holds[2 * cell + 1] === 1) continue;
      const now = Math.min(1 - CERTAIN, Math.max(CERTAIN, yes / (yes + no)));
      // Half of what was said before, or it swings to and fro.
      said[cell] = (said[cell]! + now) / 2;
    }
  };

  return {
    filled,
    size: strips.reduce((sum, strip, line) => sum + strip.length * (line < height ? width : height), 0),
    update(holds, rounds) {
      for (let round = 0; round < rounds; round += 1) {
        for (let line = 0; line < strips.length; line += 1) speak(line, holds);
      }
      for (let cell = 0; cell < cells; cell += 1) {
        const yes = byRow[cell]! * byColumn[cell]!;
        const no = (1 - byRow[cell]!) * (1 - byColumn[cell]!);
        const known = holds[2 * cell]! + holds[2 * cell + 1]!;
        filled[cell] = known === 1 ? holds[2 * cell + 1]! : yes / (yes + no);
      }
    },
  };
}
