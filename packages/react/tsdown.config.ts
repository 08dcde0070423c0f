import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { bundle } from 'lightningcss';
import { rolldown } from 'rolldown';
import { defineConfig } from 'tsdown';

/** Puts the text of the built worker in place of src/runner/worker-source.ts. */
const workerSource = {
  name: 'worker-source',
  load: {
    filter: { id: /worker-source\.ts$/ },
    async handler() {
      const built = await rolldown({ input: 'src/runner/worker.ts', platform: 'browser', tsconfig: true });
      const { output } = await built.generate({ format: 'iife', minify: true });
      return { code: `export default ${JSON.stringify(output[0].code)};`, moduleType: 'js' as const };
    },
  },
};

/** The two sheets: unlayered, and the same rules in `@layer kumiki`. No targets, so that oklch() stays as written. */
async function styles(): Promise<void> {
  await mkdir('dist', { recursive: true });
  for (const name of ['styles.css', 'styles.layer.css']) {
    const { code } = bundle({ filename: `src/${name}`, minify: true });
    // oxlint-disable-next-line no-await-in-loop -- two files
    await writeFile(`dist/${name}`, code);
  }
  await copyFile('src/styles.css.d.ts', 'dist/styles.css.d.ts');
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
    plugins: [workerSource],
    // 'use client' is kept, a file a module; the check only warns of it.
    checks: { moduleLevelDirective: false },
    hooks: { 'build:done': styles },
  },
  {
    entry: { 'runner/worker': 'src/runner/worker.ts' },
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    dts: false,
    clean: false,
    minify: true,
    deps: { alwaysBundle: [/.*/] },
  },
]);
