import { runsIn } from '../fill/naive.fixture.ts';

interface Rules {
  readonly touching: boolean;
  readonly corners: boolean;
  readonly checked: boolean;
  readonly shortest: number;
}

/** An oracle: which rules a pattern breaks, found on its text. */
export function faultsOf(rows: readonly string[], { touching, corners, checked, shortest }: Rules): string[] {
  const faults: string[] = [];
  const text = rows.join('\n');
  const columns = Array.from(rows[0]!, (_, x) => rows.map((row) => row[x]).join(''));
  if (!touching && [...rows, ...columns].some((line) => line.includes('##'))) faults.push('blocks touch');
  const ends = [rows[0]!.at(0), rows[0]!.at(-1), rows.at(-1)!.at(0), rows.at(-1)!.at(-1)];
  if (!corners && ends.includes('#')) faults.push('a block in a corner');
  const runs = runsIn(rows);
  if (runs.some(({ cells }) => cells.length < shortest)) faults.push('a word too short');
  const times = new Map<string, number>();
  for (const cell of runs.flatMap(({ cells }) => cells.map(String))) times.set(cell, (times.get(cell) ?? 0) + 1);
  const open = text.split('.').length - 1;
  if (times.size < open) faults.push('a cell in no word');
  if (checked && [...times.values()].some((n) => n < 2)) faults.push('a cell in one word');
  const reached = new Set([String(runs[0]?.cells[0])]);
  for (const cell of reached) {
    for (const { cells } of runs)
      if (cells.some((one) => String(one) === cell)) for (const one of cells) reached.add(String(one));
  }
  if (reached.size < open) faults.push('in pieces');
  return faults;
}
