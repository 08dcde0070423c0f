import { join } from 'node:path';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { Rolldown } from 'tsdown';
import { publishedPackages, repository } from '../../scripts/check-packages/packages.ts';
import { viteApp, type AppKind, type ConsumerApp } from './consumer-app.ts';
import { startDevServer, startNext, type AppServer } from './dev-server.ts';
import { serveFolder } from './static-server.ts';

const run = promisify(execFile);

/** One kind of app that people put boards into: how it is set up, and how it is served. */
export interface Setting {
  readonly name: string;
  readonly kind: AppKind;
  readonly path: string;
  /** Runs in CI; the others by `pnpm run wall`. */
  readonly always: boolean;
  /** Strict mode of the policy: no violation may be reported. */
  readonly csp?: string;
  readonly serve: (app: ConsumerApp) => Promise<AppServer>;
  /** What else must hold of it; the answer is what does not. */
  readonly check?: (app: ConsumerApp, page: Page) => Promise<string[]>;
}

const vite = (...args: string[]): string[] => [join('node_modules', 'vite', 'bin', 'vite.js'), ...args];
const nextApp: AppKind = {
  template: 'next-app',
  needs: {
    next: '16.4.6',
    'babel-plugin-react-compiler': '1.0.0',
    '@types/node': undefined,
    typescript: '5.9.3',
  },
};
const vite7: AppKind = { template: 'vite-app', needs: { '@vitejs/plugin-react': '5.2.0', vite: '7.3.8' } };
const plainApp: AppKind = { template: 'plain-app', needs: { clsx: '2.1.1', culori: '4.0.2', wanakana: '5.3.1' } };

const policy = "default-src 'self'; style-src 'self'";

export const settings: readonly Setting[] = [
  {
    name: 'Vite, built',
    kind: viteApp,
    path: '/',
    always: true,
    async serve(app) {
      await app.node(vite('build', '--logLevel', 'warn'));
      return serveFolder(join(app.folder, 'dist'));
    },
  },
  {
    name: 'Vite, built, a server-drawn page under a strict policy',
    kind: viteApp,
    path: '/served.html',
    always: true,
    csp: policy,
    serve: serveDrawn,
  },
  {
    name: 'Next, built, React Compiler',
    kind: nextApp,
    path: '/',
    always: true,
    async serve(app) {
      await app.node([join('node_modules', 'next', 'dist', 'bin', 'next'), 'build']);
      return startNext(app);
    },
    check: staysOnTheServer,
  },
  { name: 'Vite, dev', kind: viteApp, path: '/', always: false, serve: startDevServer },
  { name: 'Vite 7, dev', kind: vite7, path: '/', always: false, serve: startDevServer },
  {
    name: 'Import map, no bundler',
    kind: plainApp,
    path: '/',
    always: false,
    async serve(app) {
      await prepareImportMap(app);
      return serveFolder(app.folder);
    },
  },
];

/** The page of the app drawn by Node into a file, as a server would answer it. */
export async function serveDrawn(app: ConsumerApp): Promise<AppServer> {
  await app.node(vite('build', '--logLevel', 'warn'));
  await app.node(vite('build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'));
  await app.node(['render.mjs']);
  return serveFolder(join(app.folder, 'dist'), { csp: policy });
}

/** A board that is only looked at is in the page, and none of its code in what the browser loads. */
async function staysOnTheServer({ folder }: ConsumerApp, page: Page): Promise<string[]> {
  const wrong: string[] = [];
  if ((await page.locator('#still svg[role="img"] .kumiki-st-clue').count()) < 30)
    wrong.push('no picture of the board');
  const chunks = join(folder, '.next', 'static');
  for (const file of readdirSync(chunks, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(join(chunks, file), 'utf8');
    if (text.includes('kumiki-st-clue')) wrong.push(`${file} draws it in the browser`);
  }
  const loaded = await page.locator('#card').evaluate((image: HTMLImageElement) => image.naturalWidth);
  if (loaded !== 300) wrong.push(`the card is ${loaded} pixels wide`);
  return wrong;
}

/** React comes as CommonJS: it is made into modules, as the services for pages without bundlers do. */
async function prepareImportMap({ folder }: ConsumerApp): Promise<void> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const load = createRequire(join(folder, 'package.json'));
  const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
  const fileOf = (name: string): string => name.replace('/', '-');
  const bundle = await Rolldown.rolldown({
    input: Object.fromEntries(names.map((name) => [fileOf(name), `\0${name}`])),
    cwd: folder,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'vendor',
        resolveId: (id) => (id.startsWith('\0') ? id : undefined),
        load(id) {
          if (!id.startsWith('\0')) return undefined;
          const exported = Object.keys(load(id.slice(1)) as object).filter((key) => /^[A-Za-z]\w*$/.test(key));
          const lines = exported.map((key) => `export const ${key} = all.${key};`).join('\n');
          return `import all from ${JSON.stringify(resolve(id.slice(1)))};\n${lines}\nexport default all;`;
        },
      },
    ],
  });
  await bundle.write({ dir: join(folder, 'vendor'), format: 'esm' });
  const own = publishedPackages().flatMap(({ manifest }) =>
    Object.entries(manifest.publishConfig?.exports ?? {}).flatMap(([path, target]) =>
      typeof target === 'object' && target !== null && 'default' in target && target.default.endsWith('.js')
        ? [[`${manifest.name}${path.slice(1)}`, `/node_modules/${manifest.name}/${target.default.slice(2)}`]]
        : [],
    ),
  );
  const map = {
    imports: {
      ...Object.fromEntries(names.map((name) => [name, `/vendor/${fileOf(name)}.js`])),
      clsx: '/node_modules/clsx/dist/clsx.mjs',
      'culori/fn': '/node_modules/culori/src/index-fn.js',
      wanakana: '/node_modules/wanakana/esm/index.js',
      ...(Object.fromEntries(own) as Record<string, string>),
    },
  };
  const tsc = join(repository, 'node_modules', 'typescript', 'bin', 'tsc');
  const flags = ['--jsx', 'react-jsx', '--module', 'esnext', '--target', 'es2022', '--moduleResolution', 'bundler'];
  await run(
    process.execPath,
    [tsc, 'shared/embed.ts', 'shared/games.tsx', ...flags, '--skipLibCheck', '--ignoreConfig'],
    {
      cwd: folder,
    },
  );
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(
    join(folder, 'index.html'),
    page.replace('<!-- import map -->', `<script type="importmap">${JSON.stringify(map)}</script>`),
  );
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
}
