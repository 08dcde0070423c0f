import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/crossword/index.ts',
    'src/nonogram/index.ts',
    'src/nonogram/picture/index.ts',
    'src/tile-stack/index.ts',
  ],
  root: 'src',
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  unbundle: true,
});
