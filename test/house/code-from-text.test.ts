// No package makes code of a text: pages whose policy forbids `unsafe-eval` run all of it, the line solver's straight code
// included, which is written down and not put together.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeFromTextIn } from '../../scripts/check-packages/code-from-text.ts';

const top = join(import.meta.dirname, '../..');
const isTest = /\.(?:test|fixture|stories)\./;
const foundIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: top }).flatMap((file) =>
    codeFromTextIn(readFileSync(join(top, file), 'utf8')).map((found) => `${file}:${found}`),
  );

describe('code of a text', () => {
  test.each([
    'eval(text)',
    'const one = 1;\nreturn eval (text)',
    'globalThis.eval(text)',
    'self?.eval(text)',
    'eval?.(text)',
    'new Function("a", text)',
    'Function(text)()',
    'new globalThis.Function(text)',
  ])('is known when it is seen: %s', (text) => {
    expect(codeFromTextIn(text)).toHaveLength(1);
  });

  test.each(['medieval(a)', 'page.eval(a)', 'isFunction(a)', 'function (a) {}', 'the-eval(a)', 'typeof Function'])(
    'is not what merely looks like it: %s',
    (text) => {
      expect(codeFromTextIn(text)).toEqual([]);
    },
  );

  test.each(['core', 'formats', 'react'])('is nowhere in the source of %s', (id) => {
    const source = globSync(`packages/${id}/src/**/*.{ts,tsx}`, { cwd: top }).filter((file) => !isTest.test(file));
    expect(source.length).toBeGreaterThan(15);
    expect(foundIn(`packages/${id}/src/**/*.{ts,tsx}`).filter((found) => !isTest.test(found))).toEqual([]);
  });

  // What is packed is looked at after every build: `pnpm run check:packages`.
  test.each(['core', 'formats', 'react'])('is nowhere in what is built of %s, where it is', (id) => {
    if (!existsSync(join(top, `packages/${id}/dist`))) return;
    expect(globSync(`packages/${id}/dist/**/*.js`, { cwd: top }).length).toBeGreaterThan(5);
    expect(foundIn(`packages/${id}/dist/**/*.js`)).toEqual([]);
  });

  test('the nonogram solves lines of every width, boards and pictures where it is forbidden', () => {
    const code = `
      import { createBudget, createRandom } from '@kumiki/core';
      import { nonogram, nonogramFromPixels, rateNonogram, solveLine, solveNonogram } from '@kumiki/core/nonogram';
      let forbidden = false;
      try { new Function('return 1')(); } catch { forbidden = true; }
      const lines = [8, 20, 40, 80, 120, 200, 512].map((length) => solveLine([length - 1], new Uint8Array(length)).ok);
      const budget = () => createBudget({ steps: 1_000_000 });
      const made = nonogram.generate({ width: 20, height: 20 }, createRandom(1), budget());
      const pixels = { data: new Uint8Array(400).map((_, at) => (at * 7) % 256), width: 10, height: 10 };
      console.log(JSON.stringify([
        forbidden, lines, solveNonogram(made.value).value.verdict, rateNonogram(made.value).ok,
        nonogram.verify(made.value, budget()).value.holds, nonogramFromPixels(pixels, { size: 10 }).ok,
      ]));`;
    const { stdout, stderr } = spawnSync(
      join(top, 'node_modules/.bin/node'),
      ['--disallow-code-generation-from-strings', '--conditions=source', '--input-type=module', '-e', code],
      { cwd: top, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([true, Array.from({ length: 7 }, () => true), 'unique', true, true, true]);
  });
});
