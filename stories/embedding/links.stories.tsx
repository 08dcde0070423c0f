import type { Session } from '@kumiki/core';
import { readLink, writeLink, type Linked } from '@kumiki/core/link';
import { nonogramRules, type NonogramTypes } from '@kumiki/core/nonogram/rules';
import { Nonogram } from '@kumiki/react/nonogram';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import './embedding.css';

const words = {
  en: { seed: 'Link by seed', board: 'Link with the board', open: 'What is opened from it' },
  ja: { seed: 'シードのリンク', board: '盤面のリンク', open: 'リンクを開いたところ' },
};
let sent: Session<NonogramTypes> | undefined;
let opened: Session<NonogramTypes> | undefined;

function Links({ language }: { readonly language: 'en' | 'ja' }): ReactNode {
  const [text, setText] = useState('');
  const [linked, setLinked] = useState<Linked<NonogramTypes>>();
  const say = words[language];
  const write = (form: 'seed' | 'board'): void => {
    if (!sent) return;
    const link = writeLink(sent, { form, steps: true });
    if (!link.ok) return;
    const read = readLink(nonogramRules, link.value);
    setText(link.value);
    setLinked(read.ok ? read.value : undefined);
  };
  return (
    <article className="links">
      <Nonogram width={10} height={10} seed="2026-11-30" onReady={(ready) => void (sent = ready)} />
      <div className="links-row">
        {(['seed', 'board'] as const).map((form) => (
          <button key={form} type="button" onClick={() => write(form)}>
            {say[form]}
          </button>
        ))}
      </div>
      {linked && (
        <>
          <output className="links-text">#{text}</output>
          <h2>{say.open}</h2>
          <Nonogram className="opened" linked={linked} onReady={(ready) => void (opened = ready)} />
        </>
      )}
    </article>
  );
}

/** A game as a text for an address: by the seed it was made from, or with the board in it. Whoever opens it plays on. */
const meta = {
  title: 'Embedding/Links',
  component: Nonogram,
  render: (_, { globals }) => <Links language={globals['language'] === 'ja' ? 'ja' : 'en'} />,
} satisfies Meta<typeof Nonogram>;
export default meta;
type Story = StoryObj<typeof meta>;

const open =
  (name: RegExp) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    await waitFor(() => expect(canvasElement.querySelector('[data-phase="ready"]')).not.toBeNull(), {
      timeout: 20_000,
    });
    sent!.dispatch({ type: 'mark', cells: [0, 1, 2], mark: 1 });
    sent!.dispatch({ type: 'mark', cells: [9], mark: 2 });
    await userEvent.click(within(canvasElement).getByText(name));
    await waitFor(() => expect(canvasElement.querySelector('.opened[data-phase="ready"]')).not.toBeNull(), {
      timeout: 20_000,
    });
    await expect(opened!.getSnapshot()).toEqual(sent!.getSnapshot());
    await expect(canvasElement.querySelector('.links-text')!.textContent).toMatch(/^#[\w-]+$/);
  };

/** About a hundred characters; the board is made again where it is opened. */
export const BySeed: Story = { play: open(/^(?:Link by seed|シードのリンク)$/) };

/** Longer, and for ever: no later version can make another board of it. */
export const WithTheBoard: Story = { play: open(/^(?:Link with the board|盤面のリンク)$/) };
