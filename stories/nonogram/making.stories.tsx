import { Nonogram, verifyByDigest, type VerifySolution } from '@kumiki/react/nonogram';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { heart, heartRows, twoWays } from './pictures.ts';
import { ready, stroke } from './story-steps.ts';

/** Where boards come from, and who says that they are solved. */
const meta = {
  title: 'Nonogram/Making and judging',
  component: Nonogram,
  args: { onSolve: fn(), onError: fn() },
} satisfies Meta<typeof Nonogram>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sparse boards with one solution are rare: it looks for long, says so, and can be stopped. */
export const GenerationWithCancel: Story = {
  args: { width: 25, height: 25, density: 0.35, seed: '2026-11-30' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('progress')).not.toBeNull(), { timeout: 5_000 });
    // It tells how far it is at the most: once, and further on.
    const bar = canvasElement.querySelector('progress')!;
    await waitFor(() => expect(bar).toHaveAttribute('value'), { timeout: 5_000 });
    const first = bar.value;
    await waitFor(() => expect(bar.value).toBeGreaterThan(first), { timeout: 5_000 });
    await expect(bar.value).toBeLessThan(1);
    const cancel = await canvas.findByRole('button', { name: /^(cancel|中止)/i }, { timeout: 5_000 });
    await userEvent.click(cancel);
    await waitFor(() => expect(canvasElement.querySelector('[data-phase="failed"]')).not.toBeNull());
    await expect(args.onError).toHaveBeenCalledWith('cancelled', undefined);
    await expect(canvas.getByRole('button', { name: /^(try again|もう一度)/i })).toBeVisible();
    await expect(canvasElement.querySelector('progress')).toBeNull();
  },
};

async function solveHeart(canvas: HTMLElement): Promise<void> {
  for (const [y, row] of heartRows.entries()) {
    for (const run of row.matchAll(/#+/g)) {
      // oxlint-disable-next-line no-await-in-loop -- one stroke after the other
      await stroke(canvas, 5, [
        [run.index, y],
        [run.index + run[0].length - 1, y],
      ]);
    }
  }
}

let calls = 0;
/** Stands for a page's server: it cannot be reached the first time. */
const server: VerifySolution = async (cells) => {
  calls += 1;
  const isFirst = calls === 1;
  await new Promise((done) => setTimeout(done, 300));
  if (isFirst) throw new Error('offline');
  return cells.join('') === heartRows.join('').replaceAll('#', '1').replaceAll('.', '0');
};

/** The page's server decides: waiting, a failure with a way on, and its agreement. */
export const JudgedByTheServer: Story = {
  args: { puzzle: heart, verifySolution: server },
  play: async ({ args, canvasElement }) => {
    calls = 0;
    const canvas = within(canvasElement);
    await ready(canvasElement);
    await solveHeart(canvasElement);
    await waitFor(() =>
      expect(canvasElement.querySelector('.kumiki-status')!.textContent).toMatch(/Checking|確かめて/),
    );
    const again = await canvas.findByRole('button', { name: /^(check again|もう一度)/i }, { timeout: 5_000 });
    await expect(canvasElement.querySelector('[data-status="solved"]')).toBeNull();
    await userEvent.click(again);
    await waitFor(() => expect(canvasElement.querySelector('[data-status="solved"]')).not.toBeNull(), {
      timeout: 5_000,
    });
    await expect(args.onSolve).toHaveBeenCalledOnce();
  },
};

/** The picture is not on the page, only a salted digest of it. */
export const JudgedByADigest: Story = {
  args: {
    puzzle: heart,
    verifySolution: verifyByDigest({
      salt: 'heart 1',
      sha256: '5f8fa0224944bc9a53ff1ed9dca8b7d084df9714267c089d87c37c28101dfd65',
    }),
  },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await solveHeart(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-status="solved"]')).not.toBeNull(), {
      timeout: 5_000,
    });
  },
};

/** More than one picture fits these clues. The puzzle says that all clues met end the game, whichever picture it is. */
export const SeveralSolutions: Story = {
  args: { puzzle: twoWays },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await expect(canvasElement.querySelector('.kumiki-status')!.textContent).not.toMatch(/exactly one|一通り/);
  },
};
