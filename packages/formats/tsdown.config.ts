import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/tile-stack/index.ts'],
  // More entries will come; without it this one would lie at the top of dist.
  root: 'src',
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  unbundle: true,
});
