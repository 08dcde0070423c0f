// `pnpm run bench:crossword`: every bench of the crossword, each in a process of its own, and how long they took. They
// are to take less than six minutes together, or nobody runs them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const MOST_SECONDS = 360;
const parts = ['lexicon', 'compose', 'fill', 'arrange', 'skeleton'];

const took = parts.map((part) => {
  const file = join(import.meta.dirname, `crossword-${part}.ts`);
  console.log(`\n${part}`);
  const from = performance.now();
  const { status } = spawnSync(process.execPath, ['--conditions=source', file], { stdio: 'inherit' });
  return { part, seconds: Math.round((performance.now() - from) / 1_000), status };
});
const failed = took.filter(({ status }) => status !== 0).map(({ part }) => part);
const all = took.reduce((sum, { seconds }) => sum + seconds, 0);
console.table([...took.map(({ part, seconds }) => ({ part, seconds })), { part: 'all', seconds: all }]);
if (failed.length > 0) throw new Error(`Missed a floor: ${failed.join(', ')}.`);
if (all > MOST_SECONDS) throw new Error(`The crossword's benches took ${all} s, more than ${MOST_SECONDS}.`);
