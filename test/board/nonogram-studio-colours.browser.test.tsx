// The studio finds colours in a worker of the app's own: what it makes is what the engine makes of the same pixels, and the
// page sends them once.
import type { FromWorker, ToWorker } from '@kumiki/core/worker';
import { nonogramFromColourPixels } from '@kumiki/formats/nonogram/picture';
import { decodeImage, NonogramStudio, type NonogramStudioProps, type StudioResult } from '@kumiki/react/nonogram';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from './show.tsx';

const size = 160;
const painting = ((): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size, size];
  const to = canvas.getContext('2d')!;
  to.fillStyle = '#fff';
  to.fillRect(0, 0, size, size);
  for (const [colour, x, y, radius] of [
    ['#c62828', 60, 70, 40],
    ['#1565c0', 105, 100, 34],
    ['#2e7d32', 40, 125, 24],
  ] as const) {
    to.fillStyle = colour;
    to.beginPath();
    to.arc(x, y, radius, 0, 7);
    to.fill();
  }
  return canvas;
})();

test('colours are found in the worker: the pixels go there once, and numbers with each move of a slider', async () => {
  const sent: ToWorker[] = [];
  const heard: FromWorker[] = [];
  class Watched extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => heard.push(data));
    }
    override postMessage(message: ToWorker): void {
      sent.push(message);
      super.postMessage(message);
    }
  }
  const elsewhere = vi.fn<() => Promise<never>>(async () => {
    throw new Error('the page is not asked');
  });
  const runner: NonNullable<NonogramStudioProps['runner']> = {
    createWorker: () =>
      new Watched(new URL('../../stories/nonogram/colours-worker.ts', import.meta.url), { type: 'module' }),
    puzzles: elsewhere,
  };
  const onPuzzle = vi.fn<NonNullable<NonogramStudioProps['onPuzzle']>>();
  await page.viewport(900, 900);
  const box = show(<NonogramStudio picture={painting} inColours runner={runner} onPuzzle={onPuzzle} />, 800);
  const settled = async (): Promise<void> => {
    await vi.waitFor(
      () => expect(box.querySelector('[aria-busy="false"] .kumiki-studio-preview')).not.toBeNull(),
      20_000,
    );
  };
  await settled();
  await userEvent.click(page.getByRole('radio', { name: '4' }));
  await vi.waitFor(() => expect(box.querySelectorAll('.kumiki-ng-painted').length).toBeGreaterThan(2), 20_000);
  for (const cells of ['24', '30']) {
    // oxlint-disable no-await-in-loop -- one after the other
    await userEvent.fill(page.getByRole('slider', { name: /longer side/ }), cells);
    await vi.waitFor(
      () => expect(box.querySelector('.kumiki-studio-preview')).toHaveAttribute('viewBox', `0 0 ${cells} ${cells}`),
      20_000,
    );
    await settled();
    // oxlint-enable no-await-in-loop
  }
  await userEvent.click(page.getByRole('button', { name: 'Play it' }));

  const image = await decodeImage(painting);
  if (!image.ok) throw new Error(image.reason);
  const wanted = nonogramFromColourPixels(image.value, { size: 30, colours: 4 });
  if (!wanted.ok) throw new Error(wanted.reason);
  const made: StudioResult = onPuzzle.mock.lastCall![1];
  expect(made).toEqual(wanted.value);
  expect(elsewhere).not.toHaveBeenCalled();

  const asked = sent.filter((message) => message.type === 'run' && message.op === 'own:colourPicture');
  expect(sent.filter(({ type }) => type === 'asset')).toHaveLength(1);
  expect(asked).toHaveLength(3);
  for (const message of asked) expect(JSON.stringify(message).length).toBeLessThan(400);
  expect(heard.filter(({ type }) => type === 'crash')).toEqual([]);
}, 60_000);
