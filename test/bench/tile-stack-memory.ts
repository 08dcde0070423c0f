// What dealing allocates: `node --conditions=source test/bench/tile-stack-memory.ts`. The loop that takes pairs off a layout
// allocates nothing; a deal allocates its pile and its board. Bytes of the heap over many calls: buffers are outside, and show by
// the arrays on the heap that hold them. Misses of the floors throw.
import { getHeapStatistics } from 'node:v8';
import { createBudget, createRandom } from '@kumiki/core';
import { layouts, tileStack } from '@kumiki/core/tile-stack';
import { createInsistentPlayer } from '../../packages/core/src/tile-stack/insistent-player.ts';
import { createPile } from '../../packages/core/src/tile-stack/pile.ts';
import { peelAtRandom } from '../../packages/core/src/tile-stack/peel.ts';
import { createPlayer } from '../../packages/core/src/tile-stack/player.ts';
import { standingOf } from '../../packages/core/src/tile-stack/standing.ts';

const allocated = (): number => getHeapStatistics().total_allocated_bytes;
/** Bytes of each call, once it is warm: the least of some rounds, for whatever else runs allocates too. */
function bytesOf(calls: number, call: () => unknown): number {
  const round = (): number => {
    const before = allocated();
    for (let n = 0; n < calls; n += 1) call();
    return (allocated() - before) / calls;
  };
  for (let warm = 0; warm < 4; warm += 1) round();
  return Math.min(...Array.from({ length: 5 }, round));
}
const missed: string[] = [];
function row(what: string, bytes: number, floor: number) {
  if (bytes > floor) missed.push(`${what}: ${bytes.toFixed(1)} bytes`);
  return { what, bytes: bytes < 10 ? bytes.toFixed(2) : Math.round(bytes).toString(), floor };
}
/** What runs beside the loop, spread over it: the smallest thing that could be allocated for each tile has 16 bytes. */
const LEAST = 2;
const all = (length: number): Uint8Array => new Uint8Array(length).fill(1);

const rows = () =>
  ['turtle', 'citadel'].flatMap((layout) => {
    const { cells } = layouts[layout]!;
    const pile = createPile(cells, all(cells.length));
    const taken = new Int32Array(cells.length);
    const random = createRandom('memory');
    const loop = (): void => {
      peelAtRandom(pile, random, taken, cells.length, cells.length);
      for (let at = cells.length - pile.left - 1; at >= 0; at -= 1) pile.putBack(taken[at]!);
    };
    const dealt = tileStack.generate({ layout }, random, createBudget({ steps: 1e6 }));
    if (!dealt.ok) throw new Error(dealt.reason);
    const standing = standingOf(cells, all(cells.length), dealt.value.kinds);
    const player = createPlayer(standing, 'random');
    const insistent = createInsistentPlayer(standing);
    let seed = 0;
    const aTile = (calls: number, call: () => unknown): number => bytesOf(calls, call) / cells.length;
    return [
      row(`${layout}: the loop of a deal, a tile`, aTile(6_000, loop), LEAST),
      row(
        `${layout}: a game of a random player, a tile`,
        aTile(6_000, () => player.play(random)),
        LEAST,
      ),
      row(
        `${layout}: a game of the insistent player, a tile`,
        aTile(3_000, () => insistent.play(random)),
        LEAST,
      ),
      row(
        `${layout}: a whole deal, with its board`,
        bytesOf(500, () => tileStack.generate({ layout }, createRandom((seed += 1)), createBudget({ steps: 1e6 }))),
        400 * cells.length,
      ),
    ];
  });

// The first time engines still make up their minds.
rows();
missed.length = 0;
console.log('bytes that are allocated a call');
console.table(rows());
if (missed.length > 0) throw new Error(`Missed a floor: ${missed.join(', ')}.`);
