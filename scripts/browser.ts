import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

export interface Browser {
  executablePath: string;
  args: string[];
}

const PLACES: Record<string, string[]> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ],
};
const places = (): string[] =>
  process.env['BROWSER_PLACES']?.split(':') ?? [chromium.executablePath(), ...(PLACES[process.platform] ?? [])];
const isRoot = (): boolean => process.platform === 'linux' && process.getuid?.() === 0;

/** Finds a Chromium-family browser; on Debian as root, installs one where there is none. */
export function findBrowser(install = true): Browser {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
  ];
  if (isRoot() || process.env['CI']) args.unshift('--no-sandbox');
  const named = process.env['BROWSER_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`BROWSER_PATH names ${named}, which does not exist.`);
    return { executablePath: named, args };
  }
  const hit = places().find((p) => existsSync(p));
  if (hit) return { executablePath: hit, args };
  if (install && isRoot() && existsSync('/etc/debian_version')) {
    console.error('No browser found; installing Debian’s chromium with apt-get …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const lock = ['-o', 'DPkg::Lock::Timeout=120'];
    execFileSync('apt-get', [...lock, 'update', '-q'], { stdio: ['ignore', 2, 2], env });
    execFileSync(
      'apt-get',
      [
        ...lock,
        'install',
        '-y',
        '-q',
        '--no-install-recommends',
        'chromium',
        'fonts-dejavu-core',
        'fonts-ipafont-gothic',
      ],
      { stdio: ['ignore', 2, 2], env },
    );
    return findBrowser(false);
  }
  throw new Error(
    [
      'No Chromium-family browser found for the browser tests. Do one of:',
      '  - install Google Chrome, Chromium or Edge;',
      '  - Debian/Ubuntu: sudo apt-get install chromium;',
      '  - pnpm exec playwright-core install chromium;',
      '  - set BROWSER_PATH to a browser’s executable;',
      '  - or run only the tests without a browser: pnpm test:unit',
    ].join('\n'),
  );
}
if (import.meta.main) console.log(findBrowser().executablePath);
