import { expect, test } from 'vitest';
import { openReveal, sealReveal, type Reveal } from './seal.ts';

const reveal: Reveal = { title: '急須', by: 'K.', palette: ['#aa3311', '#ffcc00'], art: ['a.', 'ba'] };
const cells = [1, 0, 1, 1];
const size = { width: 2, height: 2 };
const quick = { iterations: 1_000 };

test('opens with the solution it was sealed with, and with no other', async () => {
  const sealed = await sealReveal(reveal, cells, size, quick);
  expect(JSON.stringify(sealed)).not.toContain('急須');
  expect(JSON.parse(JSON.stringify(sealed))).toEqual(sealed);
  expect(await openReveal(sealed, cells, size)).toMatchObject({ ok: true, value: reveal });
  for (const other of [
    [1, 1, 1, 1],
    [1, 0, 1, 0],
    [0, 0, 0, 0],
    [3, 0, 1, 1],
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await openReveal(sealed, other, size)).toMatchObject({ ok: false, reason: 'wrong-solution' });
  }
  expect(await openReveal(sealed, cells, { width: 4, height: 1 })).toMatchObject({
    ok: false,
    reason: 'wrong-solution',
  });
});

test('is another one each time, and a change of any byte is found', async () => {
  const [first, second] = [await sealReveal(reveal, cells, size, quick), await sealReveal(reveal, cells, size, quick)];
  expect(first.data).not.toBe(second.data);
  expect(first.salt).not.toBe(second.salt);
  const at = Math.floor(first.data.length / 2);
  const changed = first.data.slice(0, at) + (first.data[at] === 'A' ? 'B' : 'A') + first.data.slice(at + 1);
  expect(await openReveal({ ...first, data: changed }, cells, size)).toMatchObject({ reason: 'wrong-solution' });
  expect(await openReveal({ ...first, salt: second.salt }, cells, size)).toMatchObject({ reason: 'wrong-solution' });
});

test.each([
  ['nothing', undefined],
  ['a text', 'kumiki-reveal-1'],
  ['another format', { format: 'kumiki-reveal-2', salt: '', iv: '', iterations: 1, data: '' }],
  ['endless work', { format: 'kumiki-reveal-1', salt: '', iv: '', iterations: 1e12, data: '' }],
  ['too much', { format: 'kumiki-reveal-1', salt: '', iv: '', iterations: 1, data: 'A'.repeat(3_000_000) }],
])('%s is no seal', async (_name, sealed) => {
  expect(await openReveal(sealed, cells, size)).toMatchObject({ ok: false, reason: 'malformed' });
});

test('what is no base64 does not open', async () => {
  const sealed = await sealReveal(reveal, cells, size, quick);
  expect(await openReveal({ ...sealed, data: '💥' }, cells, size)).toMatchObject({ reason: 'wrong-solution' });
});
