import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.sample.ts'], reporters: ['../../../scripts/closing-line.ts'] },
});
