import type { Session } from '@kumiki/core';
import type { Cell, TileStackPuzzle, TileStackTypes } from '@kumiki/core/tile-stack/rules';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ja } from '../messages/index.ts';
import { KumikiProvider } from '../puzzle/provider.tsx';
import { boardAttributes, tileAttributes } from './data-attributes.ts';
import { TileStack, type TileStackProps } from './index.ts';

/** A row of four with one tile on the second: 0 free, 1 covered, 2 hemmed in, 3 free, 4 on top free, 5 apart free. */
const cells: Cell[] = [0, 2, 4, 6].map((x) => ({ x, y: 0, z: 0 }));
cells.push({ x: 2, y: 0, z: 1 }, { x: 20, y: 0, z: 0 });
const kinds = ['dots-1', 'dots-2', 'dots-2', 'season', 'season', 'dots-1'];
const faces = ['dots-1', 'dots-2', 'dots-2', 'season-spring', 'season-winter', 'dots-1'];
const order = [
  [3, 4],
  [0, 5],
  [1, 2],
] as const;
const puzzle: TileStackPuzzle = { layout: 'test', cells, kinds, faces, order };

function show(props: TileStackProps = {}) {
  const onReady = vi.fn<(session: Session<TileStackTypes>) => void>();
  const result = render(
    <StrictMode>
      <TileStack puzzle={puzzle} onReady={onReady} {...props} />
    </StrictMode>,
  );
  const session = (): Session<TileStackTypes> => onReady.mock.lastCall![0];
  const tile = (n: number): HTMLElement => result.container.querySelector(`.kumiki-ts-button[data-tile="${n}"]`)!;
  const said = (): string => result.container.querySelector('.kumiki-announcer')!.textContent;
  return { ...result, session, tile, said, user: userEvent.setup() };
}

describe('pressing tiles', () => {
  test('one selects, the same one deselects, its partner is taken; seasons match one another', async () => {
    const { tile, session, said, user } = show();
    await user.click(tile(3));
    expect(tile(3)).toHaveAttribute('aria-pressed', 'true');
    await user.click(tile(3));
    expect(tile(3)).toHaveAttribute('aria-pressed', 'false');
    await user.click(tile(3));
    await user.click(tile(4));
    expect([...session().getSnapshot().state.alive]).toEqual([1, 1, 1, 0, 0, 1]);
    expect(said()).toBe('Season: winter removed. 2 pairs left, 1 move possible.');
  });

  test('one that does not match takes over the selection, and it is said', async () => {
    const { tile, said, user } = show();
    await user.click(tile(0));
    await user.click(tile(4));
    expect(tile(0)).toHaveAttribute('aria-pressed', 'false');
    expect(tile(4)).toHaveAttribute('aria-pressed', 'true');
    expect(said()).toBe('Dots 1 and Season: winter do not match.');
  });

  test('a blocked one says what is in its way and changes nothing', async () => {
    const { tile, said, session, container, user } = show();
    await user.click(tile(0));
    await user.click(tile(1));
    expect(said()).toBe('Dots 2 is covered by Season: winter.');
    expect(tile(0)).toHaveAttribute('aria-pressed', 'true');
    await user.click(tile(2));
    expect(said()).toBe('Dots 2 is blocked on both sides, by Dots 2, Season: spring.');
    expect(container.querySelector('.kumiki-ts-tile[data-refused]')).toHaveAttribute('data-tile', '2');
    expect(session().getSnapshot().step).toBe(0);
  });

  test('undo, a hint that is played, and a reshuffle end the selection', async () => {
    const { tile, session, user } = show();
    await user.click(tile(3));
    await user.click(tile(4));
    await user.click(tile(0));
    act(() => void session().undo());
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0);
  });

  test('a selection of your own stays yours', async () => {
    const onSelectedChange = vi.fn();
    const { tile, user } = show({ selected: null, onSelectedChange });
    await user.click(tile(0));
    expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith(0, expect.objectContaining({ reason: 'key' }));
    expect(tile(0)).toHaveAttribute('aria-pressed', 'false');
  });

  test('a cancelled selection does not happen', async () => {
    const { tile, user } = show({ onSelectedChange: (_tile, details) => details.cancel() });
    await user.click(tile(0));
    expect(tile(0)).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('faces', () => {
  test('yours come first, then ours, then the id in words: never a blank tile', () => {
    const mine = new Map([['dots-1', { index: '', draw: () => <circle id="mine" /> }]]);
    const { container } = show({ faces: mine, puzzle: { ...puzzle, faces: faces.with(1, 'elephant') } });
    const symbols = [...container.querySelectorAll('defs > g')];
    expect(symbols.map((symbol) => symbol.childElementCount > 0)).toEqual(symbols.map(() => true));
    expect(symbols.find((symbol) => symbol.id.endsWith('dots-1'))!.querySelector('#mine')).not.toBeNull();
    expect(symbols.find((symbol) => symbol.id.endsWith('elephant'))).toHaveTextContent('elephant');
    expect(
      symbols.find((symbol) => symbol.id.endsWith('dots-2'))!.querySelector('.kumiki-face-a, .kumiki-face-c'),
    ).not.toBeNull();
  });
});

describe('names', () => {
  test('say face, place and what keeps the tile', () => {
    show();
    expect(
      screen.getByRole('group', { name: 'Tile stack, 6 tiles. Take pairs that match and are free.' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dots 1, layer 1, row 1, column 1, free' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Dots 2, layer 1, row 1, column 2, covered' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(
      screen.getByRole('button', { name: /Dots 2, layer 1, row 1, column 3, blocked on both sides/ }),
    ).toBeVisible();
  });

  test('in Japanese', () => {
    render(
      <KumikiProvider messages={ja}>
        <TileStack puzzle={puzzle} />
      </KumikiProvider>,
    );
    expect(screen.getByRole('button', { name: '季節牌 冬、2段目、1行2列、取れます' })).toBeVisible();
    expect(screen.getByText('この配牌は必ず取り切れます・3組')).toBeVisible();
  });

  test('a face nobody named is read as its id', () => {
    show({ puzzle: { ...puzzle, faces: faces.map(() => '__proto__') } });
    expect(screen.getAllByRole('button', { name: /^__proto__, layer/ })).toHaveLength(6);
  });
});

describe('keys', () => {
  test('one tab stop; arrows, Home, End, layers; F and N find tiles; Escape, H and U act', async () => {
    const { tile, container, session, user } = show();
    const stops = container.querySelectorAll('.kumiki-ts-button[tabindex="0"]');
    expect(stops).toHaveLength(1);
    await user.tab();
    expect(tile(4)).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(tile(1)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tile(2)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tile(4)).toHaveFocus();
    await user.keyboard('{End}');
    expect(tile(5)).toHaveFocus();
    await user.keyboard('n');
    expect(tile(0)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(tile(0)).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Escape}');
    expect(tile(0)).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard(' n ');
    expect(session().getSnapshot().state.left).toBe(4);
    // Both tiles of the pair are gone, the focused one among them.
    await waitFor(() =>
      expect(container.querySelector('.kumiki-ts-buttons')).toContainElement(document.activeElement as HTMLElement),
    );
    await user.keyboard('u');
    expect(session().getSnapshot().state.left).toBe(6);
    await user.keyboard('h');
    await waitFor(() => expect(container.querySelectorAll('.kumiki-ts-tile[data-hint]')).toHaveLength(2));
    await user.keyboard('h');
    expect(session().getSnapshot().state.left).toBe(4);
    await user.tab();
    expect(container.querySelector('.kumiki-ts-buttons')).not.toContainElement(document.activeElement as HTMLElement);
  });
});

describe('the rest of a game', () => {
  test('says from the first second that the deal can be won, then counts, and after a loss that it was the order', async () => {
    const { session } = show();
    expect(screen.getByText('This deal can be won · 3 pairs')).toBeVisible();
    act(() => void session().dispatch({ type: 'pair', tiles: [0, 5] }));
    expect(screen.getByText('2 pairs left · 1 move')).toBeVisible();
    // Without a proof nothing is promised.
    show({ puzzle: { ...puzzle, order: [] } });
    expect(screen.getByText('3 pairs left · 2 moves')).toBeVisible();
  });

  // a under b, b under a, and two a beside: taking those two together first is the mistake.
  const towers: readonly Cell[] = [
    ...[0, 4].flatMap((x) => [0, 1].map((z) => ({ x, y: 0, z }))),
    { x: 12, y: 0, z: 0 },
    { x: 16, y: 0, z: 0 },
  ];
  const letters = ['a', 'b', 'b', 'a', 'a', 'a'];

  test('a loss on a deal that could be won says that it was the order, and offers ways on', async () => {
    const proof = [
      [3, 4],
      [1, 2],
      [0, 5],
    ] as const;
    const onStuck = vi.fn();
    const { session, said, user } = show({
      puzzle: { layout: 't', cells: towers, kinds: letters, faces: letters, order: proof },
      onStuck,
    });
    act(() => void session().dispatch({ type: 'pair', tiles: [4, 5] }));
    expect(onStuck).toHaveBeenCalledOnce();
    const text = 'No moves are left. The deal could be won: it was the order. Undo, or reshuffle the rest.';
    expect(said()).toBe(text);
    const status = screen.getByText(text, { selector: '.kumiki-status-words' }).closest('.kumiki-status')!;
    const ways = [...status.querySelectorAll('button')].map((button) => button.textContent);
    expect(ways).toEqual(['Undo', 'Reshuffle', 'Back to where it could be solved', 'New game']);
    await user.click(status.querySelector('button')!);
    expect(session().getSnapshot()).toMatchObject({ status: 'playing', step: 0 });
  });

  test('a lost game goes back to the last position that could be won; the steps can be done again', async () => {
    const lost = {
      cells: [...towers, { x: 40, y: 0, z: 0 }, { x: 44, y: 0, z: 0 }],
      kinds: [...letters, 'z', 'z'],
      order: [],
    };
    const { session, user } = show({ puzzle: { layout: 't', ...lost, faces: lost.kinds } });
    act(() => void session().dispatch({ type: 'pair', tiles: [letters.length, letters.length + 1] }));
    act(() => void session().dispatch({ type: 'pair', tiles: [4, 5] }));
    expect(session().getSnapshot()).toMatchObject({ status: 'stuck', step: 2 });
    await user.click(screen.getByRole('button', { name: 'Back to where it could be solved' }));
    await waitFor(() => expect(session().getSnapshot()).toMatchObject({ status: 'playing', step: 1, canRedo: true }));
  });

  test('one that could never be won says so', async () => {
    const never = {
      layout: 't',
      cells: [0, 1].map((z) => ({ x: 0, y: 0, z })),
      kinds: ['a', 'a'],
      faces: ['a', 'a'],
      order: [],
    };
    const { user } = show({ puzzle: never });
    await user.click(screen.getByRole('button', { name: 'Back to where it could be solved' }));
    const words = await screen.findByText(/^This game could not be solved/, { selector: '.kumiki-status-words' });
    expect(words).toBeVisible();
  });

  test('stuck: said, with a way back; a reshuffle helps even where the layout does not: it lays a tile beside it', async () => {
    const tower: Cell[] = [0, 1].map((z) => ({ x: 0, y: 0, z }));
    const stuck: TileStackPuzzle = { layout: 't', cells: tower, kinds: ['a', 'a'], faces: ['a', 'a'], order: [] };
    const onError = vi.fn();
    const { container, session, user } = show({ puzzle: stuck, onError });
    expect(container.querySelector('[data-status="stuck"]')).not.toBeNull();
    expect(screen.getByText('No moves are left. Undo, or reshuffle the rest.')).toBeVisible();
    const [inToolbar, inStatus] = screen.getAllByRole('button', { name: 'Reshuffle' });
    expect(inToolbar).toHaveAttribute('aria-disabled', 'false');
    await user.click(inStatus!);
    await waitFor(() => expect(session().getSnapshot()).toMatchObject({ status: 'playing', step: 1 }));
    expect(
      session()
        .getSnapshot()
        .puzzle.cells.map(({ z }) => z),
    ).toEqual([0, 0]);
    expect(onError).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(session().getSnapshot()).toMatchObject({ status: 'stuck', step: 0 });
  });

  test('a reshuffle keeps the tiles, is one step, and is said', async () => {
    const { session, said, user } = show({ seed: 's' });
    await user.click(screen.getByRole('button', { name: 'Reshuffle' }));
    await waitFor(() => expect(session().getSnapshot().step).toBe(1));
    expect([...session().getSnapshot().state.faces].toSorted()).toEqual(faces.toSorted());
    await waitFor(() => expect(said()).toBe('The 6 tiles left lie anew, and can be cleared.'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(session().getSnapshot().state.faces).toEqual(faces);
    // The undo says its own words, and the old board is not called a reshuffle.
    expect(said()).toBe('Move undone.');
  });

  test('state stands in the declared attributes, and in no others', async () => {
    const { container, tile, user } = show();
    await user.click(tile(0));
    await user.click(tile(1));
    const declared = new Set<string>([
      ...Object.values(tileAttributes),
      ...Object.values(boardAttributes),
      'data-part',
    ]);
    const used = [...container.querySelectorAll('.kumiki-ts-board, .kumiki-ts-board *')].flatMap((each) =>
      each.getAttributeNames().filter((name) => name.startsWith('data-')),
    );
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
    for (const name of Object.values(tileAttributes)) {
      if (!['data-hint', 'data-motion', 'data-conflict'].includes(name)) expect(used).toContain(name);
    }
  });
});
