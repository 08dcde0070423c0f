import { writeCrossword } from '@kumiki/core/crossword';
import { writeJpz } from '@kumiki/formats/crossword';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { autumn, linked, tea } from './boards.ts';
import { CrosswordFile } from './file/crossword-file.tsx';

/** Every file publishers have: dropped, played, saved as another. What a board can't show is named. */
const meta = {
  title: 'Crossword/File',
  component: CrosswordFile,
  args: { language: 'en' },
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => <CrosswordFile language={globals['language'] === 'ja' ? 'ja' : 'en'} />,
} satisfies Meta<typeof CrosswordFile>;
export default meta;
type Story = StoryObj<typeof meta>;

const drop = async (canvas: HTMLElement, name: string, content: string | Uint8Array): Promise<void> => {
  const file = new File([content as BlobPart], name);
  await userEvent.upload(within(canvas).getByLabelText(/open a crossword|ファイルを開く/i), file);
};
const cells = (canvas: HTMLElement): number => canvas.querySelectorAll('[role="gridcell"]').length;

/** A .puz is opened and typed into. */
export const OpenPuz: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const puz = writeCrossword(tea, 'puz', { lossy: true });
    if (!puz.ok) throw new Error(JSON.stringify(puz.detail));
    await drop(canvasElement, 'tea.puz', puz.value.content);
    await waitFor(() => expect(cells(canvasElement)).toBeGreaterThan(10));
    await userEvent.click(canvasElement.querySelector('[role="gridcell"]')!);
    await userEvent.keyboard('t');
    await waitFor(() => expect(canvasElement.querySelector('[role="grid"]')!.textContent).toContain('T'));
    await expect(canvas.getByRole('region', { name: /what the file has|盤面に出ない/i })).toBeVisible();
  },
};

/** A .jpz, and then kana as .ipuz; .puz can't carry them, and says so. */
export const OpenJpzThenKana: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const jpz = writeJpz(tea, { lossy: true });
    const ipuz = writeCrossword(autumn, 'ipuz', { lossy: true });
    if (!jpz.ok || !ipuz.ok) throw new Error('not written');
    await drop(canvasElement, 'tea.jpz', jpz.value.content);
    await waitFor(() => expect(cells(canvasElement)).toBeGreaterThan(10));
    await drop(canvasElement, 'autumn.ipuz', ipuz.value.content);
    await waitFor(() =>
      expect(canvasElement.querySelector('.kumiki-cw-input')).toHaveAttribute('autocapitalize', 'none'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /\.puz$/ }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/\.puz/));
  },
};

/** What is written to a file while `press` runs. */
async function savedBy(press: () => Promise<void>): Promise<Uint8Array> {
  const made = spyOn(URL, 'createObjectURL');
  // The browser of a test is to keep no files.
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  try {
    await press();
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    return new Uint8Array(await (made.mock.lastCall![0] as Blob).arrayBuffer());
  } finally {
    made.mockRestore();
    clicked.mockRestore();
  }
}
const contents = {
  puz: () => writeCrossword(tea, 'puz', { lossy: true }),
  ipuz: () => writeCrossword(tea, 'ipuz', { lossy: true }),
  jpz: () => writeJpz(tea, { lossy: true, zip: true }),
  xd: () => writeCrossword(tea, 'xd', { lossy: true }),
} as const;

/** Each kind of file is dropped, typed into, saved, and dropped again: what was typed is there. */
export const DropPlaySave: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvasElement.querySelector('.controls')!;
    const letters = (): string =>
      [...canvasElement.querySelectorAll('.kumiki-cw-letter')].map(({ textContent }) => textContent).join('');
    const dropped = async (name: string, content: BlobPart): Promise<void> => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], name));
      area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      await waitFor(() => expect(canvas.getByRole('heading', { name })).toBeVisible());
      await waitFor(() => expect(cells(canvasElement)).toBeGreaterThan(10));
    };
    for (const [kind, write] of Object.entries(contents)) {
      const written = write();
      if (!written.ok) throw new Error(kind);
      // oxlint-disable no-await-in-loop -- one file after the other
      await dropped(`${kind}.${kind}`, written.value.content as BlobPart);
      await expect(letters()).toBe('');
      canvasElement.querySelector<HTMLElement>('.kumiki-cw-input')!.focus();
      await userEvent.keyboard('kettle');
      await waitFor(() => expect(letters()).toBe('KETTLE'));
      const saved = await savedBy(() =>
        userEvent.click(canvas.getByRole('button', { name: new RegExp(`\\.${kind === 'xd' ? 'ipuz' : kind}$`) })),
      );
      await dropped(`again ${kind}`, saved as BlobPart);
      await waitFor(() => expect(letters()).toBe('KETTLE'));
      // oxlint-enable no-await-in-loop
    }
    // .xd has no place for letters of a player: named, and left out when asked to.
    await userEvent.click(canvas.getByRole('button', { name: /\.xd$/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('entries');
    const bare = await savedBy(() => userEvent.click(canvas.getByRole('button', { name: /without|除いて/ })));
    await dropped('bare', bare as BlobPart);
    await expect(letters()).toBe('');
  },
};

/** Markup of the file is shown by what is allowed; the rest of it is words. */
export const MarkupFromAFile: Story = {
  play: async ({ canvasElement }) => {
    const ipuz = {
      version: 'http://ipuz.org/v2',
      kind: ['http://ipuz.org/crossword#1'],
      dimensions: { width: 3, height: 1 },
      puzzle: [[1, 0, 0]],
      solution: [['A', 'C', 'E']],
      clues: { Across: [[1, 'The <i>best</i> of H<sub>2</sub>O <script>alert(1)</script>']] },
    };
    await drop(canvasElement, 'ace.ipuz', JSON.stringify(ipuz));
    await waitFor(() => expect(canvasElement.querySelector('.kumiki-cw-clues sub')).not.toBeNull());
    await expect(canvasElement.querySelector('.kumiki-cw-clues em')!.textContent).toBe('best');
    await expect(canvasElement.querySelector('.kumiki-cw-clues script')).toBeNull();
  },
};

/** Groups of the Guardian: one clue for several words, through which typing goes on. */
export const LinkedCluesFromAFile: Story = {
  play: async ({ canvasElement }) => {
    const guardian = writeCrossword(linked, 'guardian');
    if (!guardian.ok) throw new Error(JSON.stringify(guardian.detail));
    await drop(canvasElement, 'linked.json', guardian.value.content);
    await waitFor(() => expect(cells(canvasElement)).toBeGreaterThan(10));
    canvasElement.querySelector<HTMLElement>('.kumiki-cw-input')!.focus();
    await userEvent.keyboard('outerp');
    await waitFor(() => expect(canvasElement.querySelector<HTMLElement>('[data-current]')!.dataset['cell']).toBe('13'));
    await expect(canvasElement.querySelector('.kumiki-cw-bar')!.textContent).toMatch(
      /1 across, 2, 1 down|ヨコ1、タテ2・1/,
    );
  },
};

/** What is no crossword is answered with the reason, and the board before stays. */
export const NoCrossword: Story = {
  play: async ({ canvasElement }) => {
    await drop(canvasElement, 'note.txt', 'Dear editor, this is a letter.');
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeVisible());
  },
};
