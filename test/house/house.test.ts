import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const top = join(import.meta.dirname, '../..');

describe('the closing line', () => {
  test('counts what really ran: passed, failed, a file that did not load, skipped', () => {
    const config = join(import.meta.dirname, 'closing-line/vitest.config.ts');
    const { stdout, status } = spawnSync(join(top, 'node_modules/.bin/vitest'), ['run', '--config', config], {
      encoding: 'utf8',
    });
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('2 passed, 2 failed, 1 skipped');
    expect(status).toBe(1);
  }, 60_000);
});

describe('finding a browser', () => {
  const find = (env: Record<string, string>) =>
    spawnSync(
      join(top, 'node_modules/.bin/node'),
      [
        '-e',
        `import('${join(top, 'scripts/browser.ts')}').then((m) => console.log(m.findBrowser(false).executablePath))`,
      ],
      { encoding: 'utf8', env: { ...process.env, BROWSER_PATH: '', BROWSER_PLACES: '', ...env } },
    );

  test('takes the one that is named, and says when it is not there', () => {
    expect(find({ BROWSER_PATH: process.execPath }).stdout.trim()).toBe(process.execPath);
    expect(find({ BROWSER_PATH: '/nowhere' }).stderr).toContain('BROWSER_PATH names /nowhere, which does not exist');
  });

  test('looks in the usual places; where there is none it names the ways out', () => {
    expect(find({ BROWSER_PLACES: `/nowhere:${process.execPath}` }).stdout.trim()).toBe(process.execPath);
    const { stderr, status } = find({ BROWSER_PLACES: '/nowhere' });
    expect(status).toBe(1);
    for (const way of ['install Google Chrome', 'apt-get install chromium', 'BROWSER_PATH', 'pnpm test:unit']) {
      expect(stderr).toContain(way);
    }
  });
});
