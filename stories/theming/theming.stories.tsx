import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTheme } from '@kumiki/react/theme';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Branded } from './branded.tsx';
import { brands } from './brands.ts';
import { typescriptOf } from './take-along.ts';
import { ThemeBuilder } from './theme-builder.tsx';
import { ThreeBoards } from './three-boards.tsx';

/** A brand gives a few colours; the rest follows, and can be read. */
const meta = { title: 'Theming/Brands' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const brandStory = (index: number): Story => ({
  render: () => (
    <Branded brand={brands[index]!}>
      <ThreeBoards faces={brands[index]!.faces} />
    </Branded>
  ),
});
export const Newspaper: Story = brandStory(0);
export const Children: Story = brandStory(1);
export const NeonDark: Story = brandStory(2);
export const Luxury: Story = brandStory(3);
export const HighContrast: Story = brandStory(4);
export const JapanesePublisher: Story = { ...brandStory(5), globals: { language: 'ja' } };

/** Two brands on one page, each within its own attribute; and one of them in its other scheme. */
export const SideBySide: Story = {
  render: () => (
    <div className="side-by-side">
      <Branded brand={brands[0]!}>
        <ThreeBoards />
      </Branded>
      <Branded brand={brands[0]!} scheme="dark">
        <ThreeBoards />
      </Branded>
      <Branded brand={brands[2]!}>
        <ThreeBoards />
      </Branded>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const islands = [...canvasElement.querySelectorAll('.branded')];
    const accents = islands.map(
      (island) => getComputedStyle(island.querySelector('.kumiki-ng-tools [aria-pressed="true"]')!).backgroundColor,
    );
    await expect(new Set(accents).size).toBe(3);
  },
};

export const Builder: Story = {
  render: () => <ThemeBuilder />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tool = (): string =>
      getComputedStyle(canvasElement.querySelector('.kumiki-ng-tools [aria-pressed="true"]')!).backgroundColor;
    const before = tool();
    await fireEvent.input(canvas.getByLabelText('accent'), { target: { value: '#7a0f5c' } });
    await waitFor(() => expect(tool()).not.toBe(before));
    // Ink that can't be read on the surface: the reason, and the nearest that can.
    await fireEvent.input(canvas.getByLabelText('ink'), { target: { value: '#cccccc' } });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/nearest ink is #/);
    await fireEvent.input(canvas.getByLabelText('ink'), { target: { value: '#222222' } });

    // The report: every pair that must be told apart, with its contrast, as the theme of these colours has it.
    const brand = {
      accent: '#7a0f5c',
      surface: '#faf8f4',
      ink: '#222222',
      success: '#2c6b45',
      danger: '#a02c22',
      radius: 8,
    };
    const expected = createTheme(brand);
    if (!expected.ok) throw new Error(expected.reason);
    const { report, vars } = expected.value;
    await expect(canvas.getByText(`${report.length} pairs, ${report.length} told apart`)).toBeVisible();
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual(
      report.map(({ front, back, ratio, required }) => [front, back, ratio.toFixed(2), String(required)]),
    );
    await expect(rows.at(-1)).toBeVisible();

    // What is taken along is what is seen.
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy CSS' }));
    await expect(await canvas.findByText('CSS copied.')).toBeVisible();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(write.mock.lastCall![0]);
    const styles = [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.style] : []));
    const copied = Object.fromEntries(
      styles.flatMap((style) => [...style].map((name) => [name, style.getPropertyValue(name)])),
    );
    await expect(copied).toEqual({ ...vars, 'color-scheme': 'light' });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy TypeScript' }));
    await expect(await canvas.findByText('TypeScript copied.')).toBeVisible();
    await expect(write).toHaveBeenLastCalledWith(typescriptOf(brand));
    write.mockRejectedValue(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy TypeScript' }));
    await expect(await canvas.findByRole('textbox', { name: 'to copy' })).toHaveValue(typescriptOf(brand));
  },
};
