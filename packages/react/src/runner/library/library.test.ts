import { registry } from '@kumiki/core/worker';
import { expect, test } from 'vitest';
import { servedByLibrary } from './index.ts';

test.each(Object.entries(registry))('%s of the registry is served by its own engine', async (id, puzzle) => {
  const { default: engine } = await servedByLibrary(id)!.engine();
  expect(engine).toBe(puzzle);
  // Run from source the text of its worker is empty; what is packed is checked for it.
  expect(await servedByLibrary(id)!.source()).toMatchObject({ default: '' });
});
