import type { NullPuzzleTypes } from '@kumiki/core/null-puzzle';
import { nullPuzzleRules } from '@kumiki/core/null-puzzle/rules';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { en, ja } from '../messages/index.ts';
import { NullPuzzle } from '../null-puzzle/index.ts';
import * as attributes from './data-attributes.ts';
import { KumikiProvider } from './provider.tsx';
import { Root } from './root.tsx';
import { Status } from './status.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePuzzle, type UsePuzzleOptions } from './use-puzzle.ts';

const dark = { lamps: [0, 0, 1], presses: [0, 2] } as const;
const show = (element: ReactNode) => render(<StrictMode>{element}</StrictMode>);

function Game(options: UsePuzzleOptions<NullPuzzleTypes>): ReactNode {
  const game = usePuzzle(nullPuzzleRules, options);
  return (
    <Root game={game} className="mine" id="root" data-testid="root">
      <Toolbar actions={['undo', 'hint']} render={<nav />} />
      <Status render={(props, { tone }) => <p {...props} title={tone} />} playing="go on" />
    </Root>
  );
}

describe('parts', () => {
  test('take className, ref, render as element and as function, and keep their own', () => {
    show(<Game puzzle={dark} />);
    expect(screen.getByTestId('root')).toHaveClass('kumiki-root', 'mine');
    const bar = screen.getByRole('toolbar');
    expect(bar.tagName).toBe('NAV');
    expect(within(bar).getAllByRole('button')).toHaveLength(2);
    expect(screen.getByText('go on').closest('p')).toHaveAttribute('title', 'info');
  });

  test('a part outside of a root says so', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => show(<Toolbar />)).toThrow(/outside of a puzzle.*Put it inside/);
    quiet.mockRestore();
  });

  test('state stands in the declared data attributes and in no others', async () => {
    const { container } = show(<NullPuzzle puzzle={dark} />);
    const declared = new Set<string>(Object.values(attributes).flatMap((part) => Object.values(part)));
    // The null board has two of its own; brands set the scheme.
    for (const own of ['data-lit', 'data-hint', 'data-kumiki-scheme']) declared.add(own);
    const used = new Set(
      [...container.querySelectorAll('*')].flatMap((each) =>
        each.getAttributeNames().filter((n) => n.startsWith('data-')),
      ),
    );
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
    expect(used).toContain(attributes.rootAttributes.phase);
  });
});

describe('the toolbar', () => {
  test('is one tab stop; arrows, Home and End move; the stop stays where the focus was', async () => {
    const user = userEvent.setup();
    show(<NullPuzzle puzzle={dark} />);
    const buttons = within(screen.getByRole('toolbar')).getAllByRole('button');
    act(() => buttons[0]!.focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(buttons[2]).toHaveFocus();
    await user.keyboard('{End}');
    expect(buttons.at(-1)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(buttons[0]).toHaveFocus();
    expect(buttons.filter((button) => button.tabIndex === 0)).toEqual([buttons[0]]);
  });

  test('keys of your own come first, and ours still work unless yours took the key', async () => {
    const user = userEvent.setup();
    const heard: string[] = [];
    function Own(): ReactNode {
      const game = usePuzzle(nullPuzzleRules, { puzzle: dark });
      return (
        <Root game={game}>
          <Toolbar
            onKeyDown={(event) => {
              heard.push(event.key);
              if (event.key === 'End') event.preventDefault();
            }}
          />
        </Root>
      );
    }
    show(<Own />);
    const buttons = within(screen.getByRole('toolbar')).getAllByRole('button');
    act(() => buttons[0]!.focus());
    await user.keyboard('{ArrowRight}{End}');
    expect(heard).toEqual(['ArrowRight', 'End']);
    expect(buttons[1]).toHaveFocus();
  });

  test('what can’t be done is aria-disabled and does nothing, but can be found', async () => {
    const user = userEvent.setup();
    show(<NullPuzzle puzzle={dark} />);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    await user.click(undo);
    await user.click(screen.getByRole('button', { name: 'Lamp 1, dark' }));
    expect(undo).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('what is said', () => {
  test('solving, undoing by toolbar and by keys; the same words twice are said twice', async () => {
    const user = userEvent.setup();
    show(<NullPuzzle puzzle={dark} />);
    const region = (): HTMLElement => screen.getByRole('status');
    await user.click(screen.getByRole('button', { name: 'Lamp 1, dark' }));
    await waitFor(() => expect(region()).toHaveTextContent(/^Solved in 0:0\d with 1 move\.$/));
    await user.keyboard('{Control>}z{/Control}');
    expect(region()).toHaveTextContent('Move undone.');
    const spoken = region().firstElementChild;
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}{Control>}z{/Control}');
    expect(region()).toHaveTextContent('Move undone.');
    expect(region().firstElementChild).not.toBe(spoken);
  });

  test('undo keys outside of the puzzle are left alone', async () => {
    const user = userEvent.setup();
    show(
      <>
        <NullPuzzle puzzle={dark} />
        <input aria-label="elsewhere" />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Lamp 1, dark' }));
    await user.click(screen.getByLabelText('elsewhere'));
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('button', { name: 'Lamp 1, lit' })).toBeInTheDocument();
  });

  test('in Japanese, with the language on the frame', () => {
    const { container } = show(
      <KumikiProvider messages={ja}>
        <NullPuzzle puzzle={dark} />
      </KumikiProvider>,
    );
    expect(container.querySelector('.kumiki-root')).toHaveAttribute('lang', 'ja');
    expect(screen.getByRole('button', { name: '元に戻す' })).toBeInTheDocument();
    expect(screen.getByText('消えているランプ 2')).toBeInTheDocument();
  });

  test('a failure says what, why and how to mend it, with the button that does', async () => {
    const user = userEvent.setup();
    show(<NullPuzzle options={{ lamps: 0 }} />);
    expect(screen.getAllByText(new RegExp(en.kernel.failed['invalid-options'].what))[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('a solved game', () => {
  test('offers the next one, and to hand the result on', async () => {
    const user = userEvent.setup();
    show(<NullPuzzle puzzle={dark} />);
    await user.click(screen.getByRole('button', { name: 'Lamp 1, dark' }));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied to the clipboard.'));
    expect(await navigator.clipboard.readText()).toMatch(/^Solved in 0:0\d with 1 move\. http/);
  });

  test('goes by the system’s own sheet where there is one; thinking better of it is no error', async () => {
    const user = userEvent.setup();
    const sheet = vi.fn().mockRejectedValueOnce(new DOMException('no', 'AbortError')).mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    try {
      show(<NullPuzzle puzzle={dark} />);
      await user.click(screen.getByRole('button', { name: 'Lamp 1, dark' }));
      await user.click(screen.getByRole('button', { name: 'Share' }));
      await user.click(screen.getByRole('button', { name: 'Share' }));
      expect(sheet).toHaveBeenLastCalledWith({ text: expect.stringContaining('Solved in'), url: location.href });
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});

describe('progress', () => {
  test('offers to cancel only after a moment, and cancelling leaves a way to go on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      show(<NullPuzzle puzzles={() => new Promise<never>(() => {})} />);
      expect(screen.getByRole('progressbar')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
      act(() => void vi.advanceTimersByTime(450));
      act(() => screen.getByRole('button', { name: 'Cancel' }).click());
      expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });
});
