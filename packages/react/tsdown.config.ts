import { readdirSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { bundle } from 'lightningcss';
import { rolldown } from 'rolldown';
import { defineConfig } from 'tsdown';

/** Puts the text of the built worker of a puzzle in place of its src/runner/library/….source.ts. */
const workerSources = {
  name: 'worker-sources',
  load: {
    filter: { id: /library\/[a-z-]+\.source\.ts$/ },
    async handler(id: string) {
      const built = await rolldown({
        input: id.replace('.source.ts', '.worker.ts'),
        platform: 'browser',
        tsconfig: true,
      });
      const { output } = await built.generate({ format: 'iife', minify: true });
      return { code: `export default ${JSON.stringify(output[0].code)};`, moduleType: 'js' as const };
    },
  },
};
const workers = readdirSync('src/runner/library')
  .filter((file) => file.endsWith('.worker.ts'))
  .map((file) => `runner/library/${file.slice(0, -'.ts'.length)}`);

/** By name: everything, the same in `@layer kumiki`, and in parts: the base, and each board's own. */
const sheets: Readonly<Record<string, string>> = {
  styles: 'styles.css',
  'styles.layer': 'styles.layer.css',
  base: 'base.css',
  crossword: 'crossword/crossword.css',
  nonogram: 'nonogram/nonogram.css',
  'nonogram-studio': 'nonogram/studio/studio.css',
  'null-puzzle': 'null-puzzle/null-puzzle.css',
  static: 'static/static.css',
  'tile-stack': 'tile-stack/tile-stack.css',
};
/** No targets, so that oklch() stays as written. */
async function styles(): Promise<void> {
  await mkdir('dist', { recursive: true });
  const written = Object.entries(sheets).map(([name, file]) =>
    writeFile(`dist/${name}.css`, bundle({ filename: `src/${file}`, minify: true }).code),
  );
  await Promise.all([...written, copyFile('src/styles.css.d.ts', 'dist/styles.css.d.ts')]);
}

export default defineConfig([
  {
    entry: [
      'src/index.ts',
      'src/messages/index.ts',
      'src/crossword/index.ts',
      'src/null-puzzle/index.ts',
      'src/nonogram/index.ts',
      'src/static/index.ts',
      'src/theme/index.ts',
      'src/tile-stack/index.ts',
    ],
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    dts: true,
    sourcemap: true,
    unbundle: true,
    plugins: [workerSources],
    // 'use client' is kept, a file a module; the check only warns of it.
    checks: { moduleLevelDirective: false },
    hooks: { 'build:done': styles },
  },
  // One build each, so that each is one file.
  ...workers.map((worker) => ({
    entry: { [worker]: `src/${worker}.ts` },
    format: 'esm' as const,
    platform: 'browser' as const,
    target: 'es2022',
    dts: false,
    clean: false,
    minify: true,
    deps: { alwaysBundle: [/.*/] },
  })),
]);
