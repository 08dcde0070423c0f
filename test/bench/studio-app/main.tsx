// The studio in a production build: a picture, its sliders moved by the bench, and the same colours found on the page.
import '@kumiki/react/styles.css';
import { createRandom } from '@kumiki/core';
import { quantisePicture } from '@kumiki/formats/nonogram/picture';
import { decodeImage, NonogramStudio, type DecodedImage } from '@kumiki/react/nonogram';
import { createRoot } from 'react-dom/client';

/** Discs of colour, as large as the pictures that phones take. */
const picture = document.createElement('canvas');
[picture.width, picture.height] = [4_000, 3_000];
const to = picture.getContext('2d')!;
const random = createRandom('studio');
to.fillStyle = '#fff';
to.fillRect(0, 0, picture.width, picture.height);
for (let disc = 0; disc < 40; disc += 1) {
  to.fillStyle = `hsl(${random.int(360)} 60% ${30 + random.int(40)}%)`;
  to.beginPath();
  to.arc(random.int(picture.width), random.int(picture.height), 100 + random.int(500), 0, 7);
  to.fill();
}
const file = new Promise<Blob>((done) => picture.toBlob((blob) => done(blob!), 'image/jpeg'));
const runner = {
  createWorker: () =>
    new Worker(new URL('../../../stories/nonogram/colours-worker.ts', import.meta.url), { type: 'module' }),
};
let pixels: DecodedImage | undefined;
const told: number[] = [];
const tasks = new PerformanceObserver((list) => told.push(...list.getEntries().map(({ duration }) => duration)));
tasks.observe({ type: 'longtask' });
const root = createRoot(document.getElementById('app')!);
const settled = async (): Promise<void> => {
  await new Promise<void>((done) => {
    const look = (): void => {
      if (document.querySelector('[aria-busy="false"] .kumiki-studio-preview')) done();
      else setTimeout(look, 5);
    };
    setTimeout(look, 5);
  });
};
const set = (name: RegExp, value: string): void => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => name.test(textContent))!;
  const input = label.control as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

Object.assign(window, {
  file: () => file,
  async open() {
    root.render(<NonogramStudio picture={await file} inColours runner={runner} />);
    await settled();
  },
  close: () => root.render(null),
  async colours(count: number) {
    document.querySelector<HTMLElement>(`[type="radio"][value="${count}"]`)!.click();
    await settled();
  },
  async size(cells: number) {
    set(/longer side/, String(cells));
    await settled();
  },
  async difficulty(at: number) {
    set(/wanted difficulty/i, String(at));
    await settled();
  },
  async decode() {
    const decoded = await decodeImage(await file);
    if (!decoded.ok) throw new Error(decoded.reason);
    pixels = decoded.value;
  },
  // In a task of its own, as a handler would.
  quantise: (size: number, colours: number) =>
    new Promise<void>((done) => {
      setTimeout(() => {
        quantisePicture(pixels!, { size, colours });
        setTimeout(done, 50);
      });
    }),
  /** In ms, since this was last asked; 0 where none is told of: those up to 50 are not. */
  longestTask() {
    const longest = Math.max(0, ...tasks.takeRecords().map(({ duration }) => duration), ...told);
    told.length = 0;
    return longest;
  },
});
