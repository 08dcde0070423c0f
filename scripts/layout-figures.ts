// Measures every layout and writes what the page of layouts shows: `node --conditions=source scripts/layout-figures.ts`.
import { writeFileSync } from 'node:fs';
import { createBudget, createRandom } from '@kumiki/core';
import { layouts, rateTileStack, solveTileStack, tileStack } from '@kumiki/core/tile-stack';

const DEALS = 20;
const GAMES = 100;
const LAID = 50;

const budget = () => createBudget({ steps: 2_000_000 });
const percent = (share: number): number => Math.round(100 * share);

const figures = Object.values(layouts).map(({ id, cells }) => {
  let [random, greedy, winnable] = [0, 0, 0];
  for (let n = 0; n < DEALS; n += 1) {
    const dealt = tileStack.generate({ layout: id }, createRandom(`figures ${n}`), budget());
    if (!dealt.ok) throw new Error(`${id}: ${dealt.reason}`);
    const rated = rateTileStack(dealt.value, { games: GAMES, random: createRandom(`games ${n}`), budget: budget() });
    if (!rated.ok) throw new Error(`${id}: ${rated.reason}`);
    random += rated.value.random.rate / DEALS;
    greedy += rated.value.greedy.rate / DEALS;
  }
  for (let n = 0; n < LAID; n += 1) {
    const kinds = createRandom(`laid ${n}`).shuffle(cells.map((_, tile) => `k${Math.floor(tile / 4)}`));
    const solved = solveTileStack({ cells, kinds }, { budget: budget() });
    if (solved.ok && solved.value.verdict === 'winnable') winnable += 1;
  }
  return [id, { random: percent(random), greedy: percent(greedy), laidAtRandom: percent(winnable / LAID) }] as const;
});
writeFileSync(
  new URL('../stories/tile-stack/layout-figures.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(figures), undefined, 2)}\n`,
);
