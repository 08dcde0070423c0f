import { decoder, digest, json, succeed, type AnyPuzzle } from '@kumiki/core';
import { nonogramFromPixels } from '@kumiki/core/nonogram';
import { nullPuzzle } from '@kumiki/core/null-puzzle';
import { registry } from '@kumiki/core/worker';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { decodeImage, type DecodedImage } from './decode-image.ts';
import { canvasOf, fileOf, paint } from './images.fixture.ts';
import { nonogramFromDecoded, nonogramFromImage } from './nonogram-from-image.ts';

afterEach(() => vi.unstubAllGlobals());

const picture = canvasOf(40, 20, paint);
const noWorker = (): Worker => {
  throw new Error('This page has no worker of its own');
};

/** A puzzle whose picture job tells what reached it. */
const teller: AnyPuzzle = {
  ...nullPuzzle,
  id: 'nonogram',
  own: {
    picture: {
      args: decoder(json(100, 4)),
      *run(args: { readonly pixels: string }, { assets, budget }) {
        budget.spend(1);
        yield;
        return succeed({ args, bytes: assets.get(args.pixels)?.length }, budget.spent);
      },
    },
  },
};
const onPage = { createWorker: noWorker, puzzles: async () => ({ teller }) };
async function decoded(): Promise<DecodedImage> {
  const result = await decodeImage(picture);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

describe('what reaches the job', () => {
  test('the pixels as an asset under their digest, and the options without the signal', async () => {
    const image = await decoded();
    const { signal } = new AbortController();
    const result = await nonogramFromDecoded(image, { size: 12, invert: true, signal }, onPage);
    const pixels = digest(new Uint8Array(image.data));
    const args = { pixels, width: 40, height: 20, options: { size: 12, invert: true } };
    expect(result).toMatchObject({ ok: true, value: { args, bytes: 40 * 20 * 4 } });
  });

  test('the digest is taken once an image: its pixels are not to be written to', async () => {
    const image = await decoded();
    const first = await nonogramFromDecoded(image, {}, onPage);
    image.data.fill(0);
    expect(first.ok).toBe(true);
    expect(await nonogramFromDecoded(image, {}, onPage)).toEqual(first);
  });

  test('a file goes the same way', async () => {
    const [image, file] = [await decoded(), await fileOf(picture, 'image/png')];
    const wanted = await nonogramFromDecoded(image, {}, onPage);
    expect(wanted).toMatchObject({ ok: true, value: { bytes: 3_200 } });
    expect(await nonogramFromImage(file, {}, onPage)).toEqual(wanted);
  });

  test('an image that cannot be decoded is answered without a runner', async () => {
    const createWorker = vi.fn(noWorker);
    const result = await nonogramFromImage(new Blob(['x']), {}, { createWorker });
    expect(result).toMatchObject({ ok: false, reason: 'not-an-image' });
    expect(createWorker).not.toHaveBeenCalled();
  });

  test('a signal that was aborted', async () => {
    const options = { signal: AbortSignal.abort() };
    expect(await nonogramFromImage(picture, options, onPage)).toMatchObject({ ok: false, reason: 'cancelled' });
  });

  test('pixels that were given away', async () => {
    const image = await decoded();
    structuredClone(image.data, { transfer: [image.data.buffer] });
    const wanted = { ok: false, reason: 'invalid-pixels', detail: [{ code: 'unreadable' }] };
    expect(await nonogramFromDecoded(image, {}, onPage)).toMatchObject(wanted);
  });
});

/** What page and worker say to each other. */
function listenToWorkers(): { readonly sent: string[]; readonly ended: () => number } {
  const sent: string[] = [];
  let ended = 0;
  class Heard extends Worker {
    override postMessage(message: { readonly type: string }): void {
      sent.push(message.type);
      super.postMessage(message);
    }
    override terminate(): void {
      ended += 1;
      super.terminate();
    }
  }
  vi.stubGlobal('Worker', Heard);
  return { sent, ended: () => ended };
}

describe('in a worker', () => {
  test('the cells of the picture, with a puzzle that is proved', async () => {
    const result = await nonogramFromImage(await fileOf(picture, 'image/png'), { size: 4, ends: 'grid' });
    expect(result).toMatchObject({
      ok: true,
      value: {
        threshold: 143,
        width: 4,
        height: 2,
        cells: [1, 1, 0, 0, 0, 0, 0, 0],
        puzzle: { rows: [[2], []], columns: [[1], [1], [], []], claim: 'unique', ends: 'grid', solution: '11000000' },
      },
    });
  });

  test('is what the page would make of the same pixels', async () => {
    const image = await decoded();
    const data = new Uint8Array(image.data);
    expect(await nonogramFromDecoded(image, { size: 30 })).toEqual(
      nonogramFromPixels({ ...image, data }, { size: 30 }),
    );
  });

  test('a slider sends the pixels once, and the worker ends when it is left alone', async () => {
    const workers = listenToWorkers();
    const own = { puzzles: async () => registry, timings: { linger: 50 } };
    const image = await decoded();
    for (const threshold of [40, 80, 120]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a slider does
      expect(await nonogramFromDecoded(image, { threshold }, own)).toMatchObject({ ok: true, value: { threshold } });
    }
    expect(workers.sent.filter((type) => type !== 'ping')).toEqual(['asset', 'run', 'run', 'run']);
    await vi.waitFor(() => expect(workers.ended()).toBe(1));
  });

  test('bad options and blank paper are answered, with what is wanted', async () => {
    const options = { size: Number.NaN };
    expect(await nonogramFromImage(picture, options)).toMatchObject({
      reason: 'invalid-options',
      detail: [{ path: 'size', code: 'integer' }],
    });
    const paper = canvasOf(5, 5, () => {});
    expect(await nonogramFromImage(paper)).toMatchObject({
      reason: 'invalid-pixels',
      detail: [{ code: 'nothing-filled' }],
    });
  });
});
