import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/crossword/index.ts',
    'src/crossword/files/for-other-formats.ts',
    'src/crossword/rules.ts',
    'src/crossword/words/index.ts',
    'src/link/index.ts',
    'src/null-puzzle/index.ts',
    'src/null-puzzle/rules.ts',
    'src/nonogram/index.ts',
    'src/nonogram/rules.ts',
    'src/tile-stack/index.ts',
    'src/tile-stack/rules.ts',
    'src/worker/entry.ts',
    'src/worker/serve.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  unbundle: true,
});
