// From a picture to a puzzle, with real files, sliders and workers: what is shown and handed over is what the engine makes
// of the same pixels.
import { createBudget, createRandom, pay, stopped, type AnyPuzzle, type Tools } from '@kumiki/core';
import {
  deriveClues,
  nonogram,
  nonogramFromCells,
  nonogramFromPixels,
  rateNonogram,
  readNonogram,
} from '@kumiki/core/nonogram';
import type { NonogramPuzzle, Picture, PictureArgs, PictureOptions } from '@kumiki/core/nonogram';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../../../test/board/show.tsx';
import { KumikiProvider } from '../../puzzle/provider.tsx';
import { ja } from '../../messages/index.ts';
import type { RunnerOptions } from '../../runner/types.ts';
import { decodeImage } from '../picture/decode-image.ts';
import { canvasOf, fileOf } from '../picture/images.fixture.ts';
import { NonogramStudio, type NonogramStudioProps, type StudioResult, type StudioUse } from './index.ts';

/** A slope of grey with a dark disc on it: what is filled depends on the threshold. */
const canvas = canvasOf(120, 90, (to) => {
  const slope = to.createLinearGradient(0, 0, 120, 0);
  slope.addColorStop(0, '#fff');
  slope.addColorStop(1, '#555');
  to.fillStyle = slope;
  to.fillRect(0, 0, 120, 90);
  to.fillStyle = '#123';
  to.beginPath();
  to.arc(45, 48, 30, 0, 7);
  to.fill();
});
const paper = canvasOf(40, 40, (to) => {
  to.fillStyle = '#fff';
  to.fillRect(0, 0, 40, 40);
});

/** What the engine makes of the picture; a difficulty may cost more. */
async function made(options: PictureOptions): Promise<Picture> {
  const image = await decodeImage(canvas);
  if (!image.ok) throw new Error(image.reason);
  const budget = createBudget({ steps: options.difficulty === undefined ? 1_000_000 : 6_000_000 });
  const picture = nonogramFromPixels({ ...image.value, data: new Uint8Array(image.value.data) }, options, budget);
  if (!picture.ok) throw new Error(picture.reason);
  return picture.value;
}

const onPuzzle = vi.fn<(puzzle: NonogramPuzzle, picture: StudioResult, use: StudioUse) => void>();
beforeEach(async () => {
  await page.viewport(900, 900);
  localStorage.removeItem('kumiki-studio-rights');
  onPuzzle.mockClear();
});
afterEach(() => {
  localStorage.removeItem('kumiki-studio-rights');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(props: NonogramStudioProps = {}, japanese = false) {
  const studio = <NonogramStudio onPuzzle={onPuzzle} {...props} />;
  const box = show(japanese ? <KumikiProvider messages={ja}>{studio}</KumikiProvider> : studio, 800);
  const find = (part: string): HTMLElement | null => box.querySelector<HTMLElement>(part);
  await vi.waitFor(() => expect(find('.kumiki-studio')).not.toBeNull());
  return {
    box,
    find,
    drop: (): HTMLElement => find('.kumiki-studio-drop')!,
    said: (): string => find('[role="status"]')!.textContent,
    slider: (name: RegExp): HTMLInputElement => page.getByRole('slider', { name }).element() as HTMLInputElement,
    /** The cells of the preview as they are drawn, and what was turned in them. */
    drawn: (): { filled: string | null; changed: string | null; box: string | null } => ({
      filled: find('.kumiki-studio-preview .kumiki-ng-filled')?.getAttribute('d') ?? null,
      changed: find('.kumiki-studio-preview .kumiki-studio-changed')?.getAttribute('d') ?? null,
      box: find('.kumiki-studio-preview')?.getAttribute('viewBox') ?? null,
    }),
    /** Until nothing is under way and the picture is there. */
    settled: async (): Promise<void> => {
      await vi.waitFor(() => expect(find('.kumiki-studio-preview')).not.toBeNull(), 15_000);
      await vi.waitFor(() => expect(find('.kumiki-studio')).toHaveAttribute('aria-busy', 'false'), 15_000);
    },
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function expectMade({ drawn, settled }: Opened, options: PictureOptions): Promise<void> {
  await settled();
  const { width, height, cells, changed } = await made(options);
  const square = (inset: number) => (at: number) =>
    `M${(at % width) + inset} ${Math.floor(at / width) + inset}h${1 - 2 * inset}v${1 - 2 * inset}h${2 * inset - 1}z`;
  const filled = cells.flatMap((cell, at) => (cell === 1 ? [at] : []));
  await vi.waitFor(() =>
    expect(drawn()).toEqual({
      filled: filled.map(square(0)).join(''),
      changed: changed.map(square(0.12)).join(''),
      box: `0 0 ${width} ${height}`,
    }),
  );
}
async function handed({ settled }: Opened): Promise<[NonogramPuzzle, StudioResult, StudioUse]> {
  await settled();
  await userEvent.click(page.getByRole('button', { name: 'Play it' }));
  expect(onPuzzle).toHaveBeenCalledOnce();
  return onPuzzle.mock.lastCall!;
}
/** Engines on the page whose pictures of one size take ten seconds, if nobody stops them. */
function slowAt(size: number) {
  const began: number[] = [];
  const ended: string[] = [];
  const slow: AnyPuzzle = {
    ...nonogram,
    own: {
      ...nonogram.own,
      picture: {
        ...nonogram.own.picture,
        *run(args: PictureArgs, tools: Tools) {
          began.push(args.options.size ?? 0);
          if (args.options.size === size) {
            const wait = (until: number): void => {
              while (performance.now() < until);
            };
            while (yield* pay(tools.budget, 100, { stage: 'difficulty', done: 0.5 })) wait(performance.now() + 1);
            ended.push(tools.budget.why ?? '');
            return stopped(tools.budget);
          }
          return yield* nonogram.own.picture.run(args, tools);
        },
      },
    },
  };
  const runner: RunnerOptions = {
    createWorker: () => {
      throw new Error('not here');
    },
    puzzles: async () => ({ nonogram: slow }),
  };
  return { runner, began, ended };
}
/** Engines on the page with a job that finds these colours in every picture, and what that job was asked. */
function foundColours(picture: Readonly<Record<'cells' | 'width' | 'palette', unknown>>) {
  const asked: object[] = [];
  const { paint } = nonogram.own;
  const finding: AnyPuzzle = {
    ...nonogram,
    own: {
      ...nonogram.own,
      colourPicture: {
        args: (input: unknown) => ({ ok: true as const, value: input, spent: 0 }),
        *run({ pixels, width, height, options }: PictureArgs, tools: Tools) {
          asked.push({ width, height, bytes: tools.assets.get(pixels)?.length, ...options });
          const { size: _size, colours: _colours, ...more } = options as Record<string, unknown>;
          const painting = paint.args({ ...picture, ...more });
          if (!painting.ok) throw new Error(painting.reason);
          return yield* paint.run(painting.value, tools);
        },
      },
    },
  };
  const runner: RunnerOptions = {
    createWorker: () => {
      throw new Error('not here');
    },
    puzzles: async () => ({ nonogram: finding }),
  };
  return { runner, asked };
}
/** Files that the page hands over, instead of downloads. */
function catchFiles(): readonly { readonly name: string; readonly blob: Blob }[] {
  const files: { readonly name: string; readonly blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${location.origin}/${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: blobs.get(this.href)! });
  });
  return files;
}
const transferOf = (file: File): DataTransfer => {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
};
/** As a browser tells of a file that is dragged over and let go. */
function dragged(to: HTMLElement, type: 'dragover' | 'dragleave' | 'drop', file: File): DragEvent {
  const event = new DragEvent(type, { dataTransfer: transferOf(file), bubbles: true, cancelable: true });
  to.dispatchEvent(event);
  return event;
}

describe('a picture comes in', () => {
  test('dropped: the page is not left for it, and what lines make of it is said', async () => {
    const opened = await open();
    const { drop, find, said } = opened;
    expect([find('.kumiki-studio-preview'), find('[type="range"]'), find('[data-action="play"]')]).toEqual([
      null,
      null,
      null,
    ]);
    const file = await fileOf(canvas, 'image/png');
    expect(dragged(drop(), 'dragover', file).defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(drop().dataset['over']).toBe('true'));
    dragged(drop(), 'dragleave', file);
    await vi.waitFor(() => expect(drop().dataset['over']).toBeUndefined());
    dragged(drop(), 'dragover', file);
    expect(dragged(drop(), 'drop', file).defaultPrevented).toBe(true);
    await expectMade(opened, { size: 20 });
    expect(drop().dataset['over']).toBeUndefined();
    expect(said()).toMatch(/solvable|solved line by line/);
  });

  test('chosen, pasted, or given by the page', async () => {
    const file = await fileOf(canvas, 'image/png');
    const chosen = await open();
    await userEvent.upload(chosen.find('[type="file"]')!, file);
    await expectMade(chosen, { size: 20 });
    const pasted = await open();
    pasted.drop().dispatchEvent(new ClipboardEvent('paste', { clipboardData: transferOf(file), bubbles: true }));
    await expectMade(pasted, { size: 20 });
    await expectMade(await open({ picture: canvas }), { size: 20 });
  });

  test('a file that is none is refused in words; the picture before it stays', async () => {
    const opened = await open();
    const { drop, find, said } = opened;
    const none = new File(['nothing of the kind'], 'note.png', { type: 'image/png' });
    dragged(drop(), 'drop', none);
    await vi.waitFor(() =>
      expect(said()).toMatch(/^No puzzle could be made of this picture\. .*Pass a PNG, JPEG, WebP or SVG/),
    );
    expect([find('.kumiki-studio-preview'), find('[data-action="play"]')]).toEqual([null, null]);
    dragged(drop(), 'drop', await fileOf(canvas, 'image/png'));
    await expectMade(opened, { size: 20 });
    expect(said()).toMatch(/solvable|solved line by line/);
    dragged(drop(), 'drop', none);
    await vi.waitFor(() => expect(said()).toMatch(/could be made/));
    await expectMade(opened, { size: 20 });
  });

  test('blank paper is answered with what is wanted', async () => {
    const { said, find } = await open({ picture: paper });
    await vi.waitFor(() => expect(said()).toMatch(/^No puzzle could be made of this picture\. \S/), 15_000);
    expect(find('[data-action="play"]')).toBeNull();
  });

  test('the reminder of rights is read once', async () => {
    const first = await open();
    expect(first.find('[role="note"]')!.textContent).toContain('Pictures belong to those who made them');
    await userEvent.click(page.getByRole('button', { name: 'I have the right to use it' }));
    await vi.waitFor(() => expect(first.find('[role="note"]')).toBeNull());
    expect((await open()).find('[role="note"]')).toBeNull();
  });

  test('in Japanese', async () => {
    const { settled, said, find } = await open({ picture: canvas }, true);
    await settled();
    expect(find('.kumiki-studio')).toHaveAttribute('lang', 'ja');
    expect(said()).toMatch(/解け/);
    await userEvent.click(page.getByRole('button', { name: '解いてみる' }));
    expect(onPuzzle).toHaveBeenCalledOnce();
  });
});

describe('the sliders', () => {
  test('size: cells on the longer side, 5 to 60, its shape kept', async () => {
    const opened = await open({ picture: canvas });
    await opened.settled();
    const slider = opened.slider(/longer side/);
    expect([slider.min, slider.max, slider.value]).toEqual(['5', '60', '20']);
    for (const [keys, size, shape] of [
      ['{End}', 60, '0 0 60 45'],
      ['{Home}', 5, '0 0 5 4'],
      ['{ArrowRight}{ArrowRight}{ArrowRight}', 8, '0 0 8 6'],
    ] as const) {
      slider.focus();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await userEvent.keyboard(keys);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expectMade(opened, { size });
      expect(opened.drawn().box).toBe(shape);
      expect(document.activeElement).toBe(slider);
    }
    expect(page.getByText('Cells on the longer side: 8').element()).toBeVisible();
  });

  test('threshold: found by itself, moved by hand, and found again', async () => {
    const opened = await open({ picture: canvas });
    await opened.settled();
    const slider = opened.slider(/threshold/i);
    const { threshold } = await made({ size: 20 });
    expect(slider.value).toBe(String(threshold));
    expect(page.getByText(`Threshold: ${threshold}, found by itself`).element()).toBeVisible();
    const automatic = page.getByRole('button', { name: 'Find the threshold' });
    expect(automatic.element()).toHaveAttribute('aria-disabled', 'true');
    const before = opened.drawn().filled;
    for (const value of [threshold + 60, 40]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await userEvent.fill(slider, String(value));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expectMade(opened, { size: 20, threshold: value });
      expect(page.getByText(`Threshold: ${value}`, { exact: true }).element()).toBeVisible();
    }
    expect(opened.drawn().filled).not.toBe(before);
    await userEvent.click(automatic);
    await expectMade(opened, { size: 20 });
    expect(opened.drawn().filled).toBe(before);
  });

  test('ink and repair, and what lines leave open where nothing is changed', async () => {
    const opened = await open({ picture: canvas });
    await opened.settled();
    await userEvent.click(page.getByRole('radio', { name: 'By the light' }));
    await expectMade(opened, { size: 20, method: 'local' });
    await userEvent.click(page.getByRole('radio', { name: 'Dots' }));
    await expectMade(opened, { size: 20, method: 'dithered' });
    // Dots are no pleasure as they are.
    const { report, changed } = await made({ size: 20, method: 'dithered' });
    expect([report.open.length, changed.length].every((many) => many > 0)).toBe(true);
    const ghost = opened.find('.kumiki-studio-open')!;
    // The ghost of what lines left open stays, fainter where changes mended it.
    expect(ghost.getAttribute('d')!.match(/M/g)).toHaveLength(report.open.length);
    expect(ghost.hasAttribute('data-mended')).toBe(report.solvable);
    await userEvent.click(page.getByRole('checkbox'));
    await expectMade(opened, { size: 20, method: 'dithered', repair: false });
    expect(ghost).not.toHaveAttribute('data-mended');
    const left = await made({ size: 20, method: 'dithered', repair: false });
    expect(left.changed).toEqual([]);
    expect(opened.said()).toBe(
      `${left.report.open.length} cells can’t be solved line by line. Another size or threshold may help.`,
    );
    expect(opened.find('.kumiki-studio-open')!.getAttribute('d')!.match(/M/g)).toHaveLength(left.report.open.length);
  });

  test('moved on before an answer is there: the work under way is cancelled, and the last one counts', async () => {
    const { runner, began, ended } = slowAt(60);
    const opened = await open({ picture: canvas, runner });
    await expectMade(opened, { size: 20 });
    opened.slider(/longer side/).focus();
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(began).toEqual([20, 60]));
    expect(opened.find('.kumiki-studio')).toHaveAttribute('aria-busy', 'true');
    // What was made before stays in sight.
    expect(opened.drawn().box).toBe('0 0 20 15');
    await userEvent.keyboard('{Home}');
    await expectMade(opened, { size: 5 });
    expect(began).toEqual([20, 60, 5]);
    expect(ended).toEqual(['cancelled']);
  });

  test('stopped by its button: the options and the picture are as they were, and the focus stays', async () => {
    const { runner, began, ended } = slowAt(60);
    const opened = await open({ picture: canvas, runner });
    await expectMade(opened, { size: 20 });
    const cancel = page.getByRole('button', { name: 'Cancel' });
    expect(cancel.element()).toHaveAttribute('aria-disabled', 'true');
    expect(opened.find('progress')).toBeNull();
    const slider = opened.slider(/longer side/);
    slider.focus();
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(began).toEqual([20, 60]));
    // How far it is, where that is known.
    await vi.waitFor(() => expect((opened.find('progress') as HTMLProgressElement).value).toBeCloseTo(0.55));
    expect(cancel.element()).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(cancel);
    await vi.waitFor(() => expect(ended).toEqual(['cancelled']));
    expect(opened.said()).toBe('Stopped. The picture is as it was before.');
    await expectMade(opened, { size: 20 });
    expect([slider.value, opened.find('progress')]).toEqual(['20', null]);
    expect(document.activeElement).toBe(cancel.element());
    // Nothing is made again for that, and what is changed next is made as ever.
    expect(began).toEqual([20, 60]);
    slider.focus();
    await userEvent.keyboard('{Home}');
    await expectMade(opened, { size: 5 });
    expect(opened.said()).toMatch(/solvable|solved line by line/);
  });

  test('stopped before there was anything: it can be tried again', async () => {
    const { runner, began, ended } = slowAt(20);
    const opened = await open({ picture: canvas, runner });
    await vi.waitFor(() => expect(began).toEqual([20]), 5_000);
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(ended).toEqual(['cancelled']));
    expect(opened.said()).toBe('Stopped.');
    expect(opened.find('.kumiki-studio')).toHaveAttribute('aria-busy', 'false');
    const again = page.getByRole('button', { name: 'Try again' });
    expect(document.activeElement).toBe(again.element());
    await userEvent.click(again);
    await vi.waitFor(() => expect(began).toEqual([20, 20]), 5_000);
    opened.slider(/longer side/).focus();
    await userEvent.keyboard('{Home}');
    await expectMade(opened, { size: 5 });
  });

  test('gone while its work is under way, it stops it and says nothing any more', async () => {
    const { runner, began, ended } = slowAt(20);
    const errors = vi.spyOn(console, 'error');
    const { createRoot } = await import('react-dom/client');
    const root = createRoot(document.createElement('div'));
    root.render(<NonogramStudio picture={canvas} runner={runner} onPuzzle={onPuzzle} />);
    await vi.waitFor(() => expect(began).toEqual([20]), 5_000);
    root.unmount();
    await vi.waitFor(() => expect(ended).toEqual(['cancelled']));
    expect(errors).not.toHaveBeenCalled();
    expect(onPuzzle).not.toHaveBeenCalled();
  });
});

describe('what is said of the picture', () => {
  /** Noise of 12 × 12 cells, each ten pixels wide: it takes three changes. */
  const three = canvasOf(120, 120, (to) => {
    const random = createRandom('three 100');
    for (let cell = 0; cell < 144; cell += 1) {
      to.fillStyle = random.int(20) < 9 ? '#000' : '#fff';
      to.fillRect(10 * (cell % 12), 10 * Math.floor(cell / 12), 10, 10);
    }
  });

  test('as it is, or how many changes make it solvable and whether fewer would', async () => {
    const opened = await open({ picture: canvas });
    await expectMade(opened, { size: 20 });
    expect(opened.said()).toBe('It can be solved line by line as it is.');
    const noisy = await open({ picture: three });
    await noisy.settled();
    await userEvent.fill(page.getByRole('slider', { name: /longer side/ }).nth(1), '12');
    await vi.waitFor(() => expect(noisy.drawn().box).toBe('0 0 12 12'));
    await noisy.settled();
    expect(noisy.said()).toBe('3 changes make it solvable.');
    expect(noisy.drawn().changed!.match(/M/g)).toHaveLength(3);
  });
});

describe('the difficulty dial', () => {
  const dial = (opened: Opened): HTMLInputElement => opened.slider(/wanted difficulty/i);

  test.each([
    ['easy', '{ArrowRight}'],
    ['medium', '{ArrowRight}{ArrowRight}'],
    ['hard', '{End}'],
  ] as const)('%s: the repair goes on to it, and what came out is said', async (difficulty, keys) => {
    const opened = await open({ picture: canvas });
    await opened.settled();
    await userEvent.fill(opened.slider(/longer side/), '14');
    await expectMade(opened, { size: 14 });
    expect(dial(opened)).toHaveAttribute('aria-valuetext', 'Wanted difficulty: as it comes');
    dial(opened).focus();
    await userEvent.keyboard(keys);
    await expectMade(opened, { size: 14, difficulty });
    expect(dial(opened)).toHaveAttribute('aria-valuetext', `Wanted difficulty: ${difficulty}`);
    const { report, changed } = await made({ size: 14, difficulty });
    expect(report.difficulty!.reached).toBe(true);
    expect(opened.said()).toBe(
      changed.length === 0
        ? 'It is as hard as you want, as it is.'
        : `${changed.length} ${changed.length === 1 ? 'change makes' : 'changes make'} it as hard as you want.`,
    );
    const { level, score } = report.difficulty!.rating!;
    const meter = opened.find('meter') as HTMLMeterElement;
    expect(meter.value).toBeCloseTo(score);
    const levels = ['Overlaps alone', 'Ends of runs', 'Whole lines', 'Supposing a cell'];
    expect(meter.parentElement!.textContent).toContain(levels[level]);
    const [puzzle] = await handed(opened);
    expect(rateNonogram(puzzle)).toMatchObject({ ok: true, value: report.difficulty!.rating });
  });

  test('what can’t be made that hard is as near as it comes, and said to be', async () => {
    const opened = await open({ picture: canvas });
    await opened.settled();
    opened.slider(/longer side/).focus();
    await userEvent.keyboard('{Home}');
    await expectMade(opened, { size: 5 });
    dial(opened).focus();
    await userEvent.keyboard('{End}');
    await expectMade(opened, { size: 5, difficulty: 'hard' });
    const { report } = await made({ size: 5, difficulty: 'hard' });
    expect(report.difficulty).toMatchObject({ reached: false });
    expect(opened.said()).toMatch(/That hard it could not be made: this is the nearest\.$/);
    expect((opened.find('meter') as HTMLMeterElement).value).toBeCloseTo(report.difficulty!.rating!.score);
    // Back at its beginning it leaves the picture alone; without the repair there is none.
    await userEvent.keyboard('{Home}');
    await expectMade(opened, { size: 5 });
    await userEvent.keyboard('{End}');
    await userEvent.click(page.getByRole('checkbox'));
    await expectMade(opened, { size: 5, repair: false });
    expect(page.getByRole('slider', { name: /wanted difficulty/i }).query()).toBeNull();
  });

  test('of boards in colours too', async () => {
    const palette = ['#c62828', '#1565c0'];
    const cells = Array.from({ length: 144 }, (_, at) => {
      const [x, y] = [at % 12, Math.floor(at / 12)];
      return (x - 5) ** 2 + (y - 6) ** 2 < 20 ? 1 : (x + 2 * y) % 5 < 2 ? 2 : 0;
    });
    const { runner } = foundColours({ cells, width: 12, palette });
    const opened = await open({ picture: canvas, runner, inColours: true });
    await opened.settled();
    await userEvent.click(page.getByRole('radio', { name: '2' }));
    await vi.waitFor(() => expect(opened.box.querySelectorAll('.kumiki-ng-painted')).toHaveLength(2), 15_000);
    dial(opened).focus();
    await userEvent.keyboard('{ArrowRight}');
    await opened.settled();
    const wanted = nonogramFromCells(cells, 12, palette, { difficulty: 'easy', budget: createBudget({ steps: 6e6 }) });
    if (!wanted.ok) throw new Error(wanted.reason);
    const [puzzle, picture] = await handed(opened);
    expect(puzzle).toEqual(wanted.value.puzzle);
    expect(picture.report.difficulty).toEqual(wanted.value.report.difficulty);
  });
});

describe('the puzzle', () => {
  test('is handed to the page as it is played: the engine makes the same, and its proof holds', async () => {
    const opened = await open({ picture: canvas });
    await opened.settled();
    await userEvent.fill(opened.slider(/longer side/), '24');
    await expectMade(opened, { size: 24 });
    const [puzzle, picture] = await handed(opened);
    const wanted = await made({ size: 24 });
    expect(puzzle).toEqual(wanted.puzzle);
    expect(picture).toEqual(wanted);
    const { rows, columns } = deriveClues(picture.cells, picture.width, picture.height);
    expect([puzzle.rows, puzzle.columns]).toEqual([rows, columns]);
    expect(nonogram.codec.puzzle(puzzle)).toMatchObject({ ok: true });
    expect(nonogram.verify(puzzle, createBudget({ steps: 1e6 }))).toMatchObject({
      ok: true,
      value: { holds: true, claim: 'unique' },
    });
    // The picture is the author's: it does not travel with the puzzle.
    expect(puzzle).not.toHaveProperty('solution');
    // The board that is played is of this puzzle; the way back leads to the same picture.
    await vi.waitFor(() => expect(opened.find('.kumiki-ng-area')).not.toBeNull());
    expect(opened.box.querySelectorAll('.kumiki-ng-clue')).toHaveLength(24 + 18);
    await userEvent.click(page.getByRole('button', { name: 'Back to the picture' }));
    await expectMade(opened, { size: 24 });
    expect(onPuzzle).toHaveBeenCalledOnce();
  });

  test('is rated, in words and on a scale', async () => {
    const opened = await open({ picture: canvas });
    await opened.settled();
    await vi.waitFor(() => expect(opened.find('meter')).not.toBeNull(), 15_000);
    const meter = opened.find('meter') as HTMLMeterElement;
    expect(meter).toHaveAttribute('aria-label', 'Difficulty');
    expect(meter.value).toBeGreaterThan(0);
    expect(meter.parentElement!.textContent).toMatch(/Overlaps alone|Ends of runs|Whole lines/);
  });

  test('is saved with its picture as JSON, and reads back', async () => {
    const files = catchFiles();
    const opened = await open({ picture: canvas });
    await opened.settled();
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    expect(files.map((file) => [file.name, file.blob.type])).toEqual([['nonogram.json', 'application/json']]);
    const read = readNonogram(await files[0]!.blob.text());
    const { puzzle, cells } = await made({ size: 20 });
    const clues = { rows: puzzle.rows, columns: puzzle.columns };
    expect(read).toMatchObject({ ok: true, value: { clues, goal: cells.join('') } });
    expect(onPuzzle).toHaveBeenCalledOnce();
    expect(onPuzzle.mock.lastCall![0]).toEqual(puzzle);
    expect(onPuzzle.mock.lastCall![2]).toBe('save');
    // It stays where it was.
    expect(opened.find('.kumiki-studio-preview')).not.toBeNull();
  });

  test.each([
    ['.non: clues and picture', 'nonogram.non', 'text/plain', true],
    ['.nin: clues alone', 'nonogram.nin', 'text/plain', false],
    ['.g: clues alone', 'nonogram.g', 'text/plain', false],
    ['PBM: the picture, as text', 'nonogram.pbm', 'image/x-portable-bitmap', true],
    ['PBM: the picture, as bytes', 'nonogram.pbm', 'image/x-portable-bitmap', true],
    ['JSON: clues and picture', 'nonogram.json', 'application/json', true],
  ])('is exported as %s, and reads back', async (format, name, type, withPicture) => {
    const files = catchFiles();
    const opened = await open({ picture: canvas });
    await opened.settled();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'File' }), format);
    await userEvent.click(page.getByRole('button', { name: 'Export' }));
    expect(files.map((file) => [file.name, file.blob.type])).toEqual([[name, type]]);
    const read = readNonogram(new Uint8Array(await files[0]!.blob.arrayBuffer()));
    const { puzzle, cells } = await made({ size: 20 });
    const clues = { rows: puzzle.rows, columns: puzzle.columns };
    expect(read).toMatchObject({ ok: true, value: { clues, ...(withPicture ? { goal: cells.join('') } : {}) } });
    expect(onPuzzle.mock.lastCall![2]).toBe('export');
  });

  test('in colours where the worker can find them: numbers go there, and its palette is painted', async () => {
    const palette = ['#c62828', '#1565c0'];
    // Stripes: two of one colour, one of the other, one blank.
    const cells = Array.from({ length: 400 }, (_, at) => [1, 1, 2, 0][Math.floor(at / 20) % 4]!);
    const { runner, asked } = foundColours({ cells, width: 20, palette });
    const opened = await open({ picture: canvas, runner, inColours: true });
    await opened.settled();
    expect(asked).toEqual([]);
    await userEvent.click(page.getByRole('radio', { name: '2' }));
    await vi.waitFor(() => expect(opened.box.querySelectorAll('.kumiki-ng-painted')).toHaveLength(2), 15_000);
    expect(asked).toEqual([{ width: 120, height: 90, bytes: 120 * 90 * 4, size: 20, colours: 2, repair: true }]);
    // Only what has a place for colours is a file of it.
    const formats = [...opened.find('select')!.querySelectorAll('option')].map(({ value }) => value);
    expect(formats).toEqual(['json', 'non', 'olsak']);
    // It is rated as well.
    await vi.waitFor(() => expect(opened.find('meter')).not.toBeNull(), 15_000);
    // Thresholds are of black and white.
    expect(page.getByRole('slider', { name: /threshold/i }).query()).toBeNull();
    const [puzzle, picture] = await handed(opened);
    expect(puzzle.palette).toEqual(palette);
    expect(picture.cells.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 1));
    expect(nonogram.verify(puzzle, createBudget({ steps: 1e6 }))).toMatchObject({ ok: true, value: { holds: true } });
    await vi.waitFor(() => expect(page.getByRole('button', { name: /colour 2/i }).query()).not.toBeNull());
  });

  test('a worker that has no such job is named, with what to serve', async () => {
    const opened = await open({ picture: canvas, inColours: true });
    await opened.settled();
    await userEvent.click(page.getByRole('radio', { name: '2' }));
    await vi.waitFor(() => expect(opened.said()).toMatch(/nonogramInColours/), 15_000);
  });

  test('unless they are wanted, no colours are offered', async () => {
    const opened = await open({ picture: canvas });
    await opened.settled();
    expect(page.getByRole('radio', { name: '2' }).query()).toBeNull();
  });
});
