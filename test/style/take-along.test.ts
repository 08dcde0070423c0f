import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTheme, type Brand } from '@kumiki/react/theme';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands } from '../../stories/theming/brands.ts';
import { typescriptOf } from '../../stories/theming/take-along.ts';

const folder = join(import.meta.dirname, 'modules');
beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a module has made, in a Node of its own, as on a server. */
function run(name: string, module: string): unknown {
  const file = join(folder, `${name}.ts`);
  const tell = `
if (!theme.ok) throw new Error(theme.reason);
const { vars, report, css } = theme.value;
const page = [typeof document, typeof window, typeof CSS];
console.log(JSON.stringify({ page, vars, report, css: css('.acme', 'dark') }));
`;
  writeFileSync(file, module + tell);
  return JSON.parse(execFileSync(process.execPath, ['--conditions=source', file], { encoding: 'utf8' }));
}

const built: Brand = { accent: '#7a0f5c', surface: '#faf8f4', ink: '#222222', radius: 8, scheme: 'dark' };

test.each([['as the builder has it', built], ...brands.map(({ id, brand }) => [id, brand] as const)] as const)(
  'the TypeScript of the theme builder makes the same theme on a server: %s',
  (name, brand) => {
    const made = createTheme(brand);
    if (!made.ok) throw new Error(made.reason);
    const { vars, report, css } = made.value;
    const page = ['undefined', 'undefined', 'undefined'];
    expect(run(name.replaceAll(' ', '-'), typescriptOf(brand))).toEqual({
      page,
      vars,
      report,
      css: css('.acme', 'dark'),
    });
  },
);
