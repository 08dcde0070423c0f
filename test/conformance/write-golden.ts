// Writes golden.json: the boards that seeds have given since the last major version. Seeds are a promise (a shared
// link, a daily puzzle), so a change of a digest that stands there is a major version of @kumiki/core and of nothing
// less. Adding a puzzle or a set of options only adds lines. Run by hand:
//   node_modules/.bin/node --conditions=source test/conformance/write-golden.ts
import { writeFileSync } from 'node:fs';
import { conformanceRegistry } from './registry.ts';
import { cases } from './cases.ts';
import { goldenOf } from './golden.ts';

const golden = Object.fromEntries(
  Object.entries(conformanceRegistry).map(([id, puzzle]) => [id, goldenOf(puzzle, cases[id]!)]),
);
writeFileSync(new URL('golden.json', import.meta.url), `${JSON.stringify(golden, undefined, 2)}\n`);
