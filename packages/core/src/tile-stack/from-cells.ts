import { createBudget, type Budget, type Stopped } from '../budget.ts';
import { defaultSteps, limits } from '../limits.ts';
import { fail, succeed, type Result } from '../result.ts';
import { run } from '../run.ts';
import { decide } from './decide.ts';
import { checkCells } from './check-cells.ts';
import type { Cell, LayoutProblem, TileStackPuzzle } from './types.ts';

export type LaidTile = Cell & {
  /** What matches. */
  readonly kind: string;
  /** What is drawn; the kind unless told. */
  readonly face?: string;
};

/** What is wrong with tiles that were laid by hand; `tiles` are indices into the list. */
export type LaidProblem =
  | LayoutProblem
  | { readonly code: 'bad-kind'; readonly tiles: readonly number[]; readonly message: string }
  | { readonly code: 'odd-kind'; readonly kind: string; readonly tiles: readonly number[]; readonly message: string };

/**
 * A board from tiles that somebody laid: where each lies and what it matches. The board carries an order that clears it
 * where the search finds one; where it is certain that there is none, the answer is `lost`, and where the budget ends
 * before either, the board is given without a proof (`order` is empty, and `verify` says `unproven`).
 */
export function tileStackFromCells(
  tiles: readonly LaidTile[],
  options: { readonly id?: string; readonly budget?: Budget } = {},
): Result<
  TileStackPuzzle,
  'invalid-tiles' | 'lost' | Extract<Stopped, 'cancelled'>,
  readonly LaidProblem[] | undefined
> {
  const problems = problemsOf(tiles);
  if (problems.length > 0) return fail('invalid-tiles', problems);
  const { id = 'laid by hand', budget = createBudget({ steps: defaultSteps }) } = options;
  const cells = tiles.map(({ x, y, z }) => ({ x, y, z }));
  const kinds = tiles.map(({ kind }) => kind);
  const faces = tiles.map(({ kind, face = kind }) => face);
  const puzzle = { layout: id, cells, kinds, faces, order: [] };
  const decided = run(decide(cells, { alive: new Uint8Array(cells.length).fill(1), kinds }, budget));
  if (decided.ok && decided.value.verdict === 'winnable') {
    return succeed({ ...puzzle, order: decided.value.order }, decided.spent);
  }
  if (decided.ok) return fail('lost', undefined, decided.spent);
  return decided.reason === 'budget' ? succeed(puzzle, decided.spent) : { ...decided, reason: decided.reason };
}

function problemsOf(tiles: readonly LaidTile[]): LaidProblem[] {
  if (!Array.isArray(tiles) || tiles.length > limits.tiles) {
    const message = `A list of at most ${limits.tiles} tiles is wanted.`;
    return [{ code: 'too-large', severity: 'error', cells: [], message }];
  }
  const unnamed = [...tiles.keys()].filter((at) => {
    const tile = tiles[at] as Partial<LaidTile> | null;
    const isName = (name: unknown): boolean => typeof name === 'string' && name !== '' && name.length <= limits.text;
    return !isName(tile?.kind) || (tile?.face !== undefined && !isName(tile.face));
  });
  if (unnamed.length > 0) {
    const message = `Tiles ${list(unnamed)}: kind (and face) must be a text of 1 to ${limits.text} characters.`;
    return [{ code: 'bad-kind', tiles: unnamed, message }];
  }
  const problems: LaidProblem[] = checkCells(tiles).filter(({ severity }) => severity === 'error');
  const byKind = new Map<string, number[]>();
  for (const [at, { kind }] of tiles.entries()) byKind.set(kind, [...(byKind.get(kind) ?? []), at]);
  for (const [kind, same] of byKind) {
    if (same.length % 2 === 0) continue;
    const message = `${JSON.stringify(kind)} is there ${same.length} times, and tiles go in pairs: add one or take one away.`;
    problems.push({ code: 'odd-kind', kind, tiles: same, message });
  }
  return problems;
}

function list(indices: readonly number[]): string {
  const shown = indices.slice(0, 5).join(', ');
  return indices.length > 5 ? `${shown} and ${indices.length - 5} more` : shown;
}
