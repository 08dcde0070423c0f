import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { cupRows, four, openCrossword, openNonogram, openStack, tidy, type Language } from './boards.tsx';
import { lineOf, listen } from './heard.ts';

afterEach(tidy);

/** Writes down what the live region says, action by action. */
function recordOf(box: HTMLElement) {
  const heard = listen(box);
  const lines: string[] = [];
  return {
    lines,
    /** Does something, and waits until the region has had its say. */
    after: async (name: string, action: () => Promise<unknown> | void, spoken?: RegExp): Promise<void> => {
      heard.take();
      await action();
      await nextFrame();
      const said: string[] = [];
      if (spoken) {
        await vi.waitFor(() => {
          said.push(...heard.take());
          expect(said.join('\n')).toMatch(spoken);
        }, 10_000);
      }
      // Long enough for a second announcement, which would be one too many.
      await new Promise((done) => setTimeout(done, 10));
      said.push(...heard.take());
      expect(said, `${name} is said once`).toEqual([...new Set(said)]);
      for (const words of said) expect(words, name).not.toMatch(/undefined|null|NaN|\[object|[a-z]-[a-z0-9]/u);
      lines.push(lineOf(name, said));
    },
  };
}
const keys = (text: string) => (): Promise<void> => userEvent.keyboard(text);

async function playCrossword(language: Language): Promise<string> {
  const { box, one, session } = await openCrossword({}, { language });
  const { lines, after } = recordOf(box);
  const choose = (action: string, scope: string) => (): void => {
    const opener = one(`[data-action="${action}"]`);
    opener.click();
    opener.parentElement!.querySelector<HTMLElement>(`[data-scope="${scope}"]`)!.click();
  };
  await after('focus', () => one('.kumiki-cw-input').focus());
  await after('a letter', keys('k'));
  await after('the rest of the word', keys('ettla'));
  await after('check everything', choose('check', 'all'));
  await after('undo', keys('{Control>}z{/Control}'));
  await after('redo', keys('{Control>}{Shift>}z{/Shift}{/Control}'));
  await after('a hint while a letter is wrong', () => one('[data-action="hint"]').click(), /./u);
  one('[data-cell="6"]').click();
  one('.kumiki-cw-input').focus();
  await after('the right letter', keys('e'));
  await after('another word', keys('{PageDown}'));
  await after('a hint', () => one('[data-action="hint"]').click(), /./u);
  await after('reveal the letter', choose('reveal', 'letter'));
  const { puzzle } = session.getSnapshot();
  const missing = [...puzzle.cells.keys()].filter((cell) => session.getSnapshot().state.letters[cell] === '');
  await after('all but the last', () => {
    for (const cell of missing.filter((each) => puzzle.cells[each] && each !== 43)) {
      session.dispatch({ type: 'letter', cell, letter: puzzle.cells[cell]!.letter });
    }
  });
  await after('solve', () => void session.dispatch({ type: 'letter', cell: 43, letter: 'T' }));
  return lines.join('\n');
}

async function playNonogram(language: Language): Promise<string> {
  const { box, one, session } = await openNonogram({}, { language });
  const { lines, after } = recordOf(box);
  await after('focus', () => one('[data-cell="31"]').focus());
  await after('fill', keys('1'));
  for (const n of [2, 3, 4, 5, 6, 7, 8]) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await after(`paint on to ${n} cells`, keys('{Shift>}{ArrowRight}{/Shift}'));
  }
  await after('one too many', keys('{ArrowRight}1'));
  await after('undo', keys('u'));
  await after('undo by Ctrl', keys('{Control>}z{/Control}'));
  await after('redo', keys('{Control>}y{/Control}'));
  await after('cross', keys('2'));
  await after('clear', keys('0'));
  await after('read the row', keys('r'));
  await after('read the column', keys('c'));
  await after('hint', keys('h'), /./u);
  await after('solve', () => {
    const cells = Array.from(cupRows.join('')).flatMap((square, cell) => (square === '#' ? [cell] : []));
    void session.dispatch({ type: 'mark', cells, mark: 1 });
  });
  return lines.join('\n');
}

async function playStack(language: Language): Promise<string> {
  const { box, one } = await openStack({ puzzle: four }, { language });
  const { lines, after } = recordOf(box);
  await after('focus', () => one('.kumiki-ts-button[data-tile="0"]').focus());
  await after('choose', keys('{Enter}'));
  await after('one that does not match', () => one('.kumiki-ts-button[data-tile="2"]').click());
  await after('a blocked tile', () => one('.kumiki-ts-button[data-tile="1"]').click());
  await after('let go', keys('{Escape}'));
  await after('hint', () => one('[data-action="hint"]').click(), /./u);
  await after('take the pair', () => {
    one('.kumiki-ts-button[data-tile="0"]').click();
  });
  await after('and its partner', () => one('.kumiki-ts-button[data-tile="3"]').click());
  await after('undo', () => one('[data-action="undo"]').click());
  await after('redo', () => one('[data-action="redo"]').click());
  await after('restart', () => one('[data-action="restart"]').click());
  await after('reshuffle', () => one('[data-action="reshuffle"]').click(), /./u);
  await after('undo the reshuffle', () => one('[data-action="undo"]').click());
  for (const tile of [0, 3, 1]) {
    // oxlint-disable-next-line no-await-in-loop -- one tile after the other
    await after(`tile ${tile}`, () => one(`.kumiki-ts-button[data-tile="${tile}"]`).click());
  }
  await after('the last', () => one('.kumiki-ts-button[data-tile="2"]').click(), /./u);
  return lines.join('\n');
}

test('a crossword in English', async () => {
  expect(await playCrossword('en')).toMatchInlineSnapshot(`
    "focus: —
    a letter: —
    the rest of the word: 2 down: Where leaves and hot water meet. 6 letters, 1 filled in.
    check everything: 5 letters right, 1 wrong.
    undo: Move undone.
    redo: Move redone.
    a hint while a letter is wrong: A letter is wrong. Check shows which one.
    the right letter: 1 across: It sings when the tea is near. 6 letters, 6 filled in. | 2 down: Where leaves and hot water meet. 6 letters, 1 filled in.
    another word: 3 across: What a cup stands on. 6 letters, 0 filled in.
    a hint: Hint: E goes here, in 2 down.
    reveal the letter: 1 letter revealed.
    all but the last: —
    solve: Solved in 0:00 with 22 moves and 1 hint."
  `);
});
test('a crossword in Japanese', async () => {
  expect(await playCrossword('ja')).toMatchInlineSnapshot(`
    "focus: —
    a letter: —
    the rest of the word: タテ2：Where leaves and hot water meet。6文字、1文字入っています。
    check everything: 正解5文字、違う1文字。
    undo: 一手戻しました。
    redo: 一手進めました。
    a hint while a letter is wrong: 違う文字があります。「確かめる」でどれか分かります。
    the right letter: ヨコ1：It sings when the tea is near。6文字、6文字入っています。 | タテ2：Where leaves and hot water meet。6文字、1文字入っています。
    another word: ヨコ3：What a cup stands on。6文字、0文字入っています。
    a hint: ヒント：タテ2のここは「E」です。
    reveal the letter: 1文字開きました。
    all but the last: —
    solve: 0:00、22手、ヒント1回で解けました。"
  `);
});
test('a nonogram in English', async () => {
  expect(await playNonogram('en')).toMatchInlineSnapshot(`
    "focus: —
    fill: 1 cell filled.
    paint on to 2 cells: 1 cell filled.
    paint on to 3 cells: 1 cell filled.
    paint on to 4 cells: 1 cell filled.
    paint on to 5 cells: 1 cell filled.
    paint on to 6 cells: 1 cell filled.
    paint on to 7 cells: 1 cell filled.
    paint on to 8 cells: 1 cell filled. Row 4 fits.
    one too many: 1 cell filled. Row 4 can’t be right.
    undo: Move undone.
    undo by Ctrl: Move undone.
    redo: Move redone.
    cross: 1 cell crossed.
    clear: 1 cell cleared.
    read the row: Row 4: clue 8. 1 of 1 done, 2 cells unknown.
    read the column: Column 10: clue 2 1. 0 of 2 done, 10 cells unknown.
    hint: Hint: Row 4: all of it is there, so columns 1, 10 are blank.
    solve: Solved in 0:00 with 11 moves and 1 hint."
  `);
});
test('a nonogram in Japanese', async () => {
  expect(await playNonogram('ja')).toMatchInlineSnapshot(`
    "focus: —
    fill: 1マス塗りました。
    paint on to 2 cells: 1マス塗りました。
    paint on to 3 cells: 1マス塗りました。
    paint on to 4 cells: 1マス塗りました。
    paint on to 5 cells: 1マス塗りました。
    paint on to 6 cells: 1マス塗りました。
    paint on to 7 cells: 1マス塗りました。
    paint on to 8 cells: 1マス塗りました。 4行目が合いました。
    one too many: 1マス塗りました。 4行目は合いません。
    undo: 一手戻しました。
    undo by Ctrl: 一手戻しました。
    redo: 一手進めました。
    cross: 1マスバツにしました。
    clear: 1マス消しました。
    read the row: 4行目：ヒント8。1個中1個済み、未定2マス。
    read the column: 10列目：ヒント2、1。2個中0個済み、未定10マス。
    hint: ヒント：4行目はすべて塗れているので、残りの1、10列目は空きます。
    solve: 0:00、11手、ヒント1回で解けました。"
  `);
});
test('a tile stack in English', async () => {
  expect(await playStack('en')).toMatchInlineSnapshot(`
    "focus: —
    choose: —
    one that does not match: East wind and Red dragon do not match.
    a blocked tile: Red dragon is covered by East wind.
    let go: —
    hint: Hint: East wind (layer 1, row 1, column 1) and East wind (layer 2, row 1, column 2). That frees 1 tile.
    take the pair: —
    and its partner: East wind removed. 1 pair left, 1 move possible.
    undo: Move undone.
    redo: Move redone.
    restart: Back to the start.
    reshuffle: The 4 tiles left lie anew, and can be cleared.
    undo the reshuffle: Move undone.
    tile 0: —
    tile 3: East wind removed. 1 pair left, 1 move possible.
    tile 1: —
    the last: Solved in 0:00 with 2 moves and 1 hint."
  `);
});
test('a tile stack in Japanese', async () => {
  expect(await playStack('ja')).toMatchInlineSnapshot(`
    "focus: —
    choose: —
    one that does not match: 東と中は組になりません。
    a blocked tile: 中の上には東があります。
    let go: —
    hint: ヒント：東（1段目1行1列）と東（2段目1行2列）。すると1枚が新しく取れるようになります。
    take the pair: —
    and its partner: 東を取りました。残り1組、取れる組は1。
    undo: 一手戻しました。
    redo: 一手進めました。
    restart: 最初の盤面に戻しました。
    reshuffle: 残り4枚を並べ直しました。すべて取り切れます。
    undo the reshuffle: 一手戻しました。
    tile 0: —
    tile 3: 東を取りました。残り1組、取れる組は1。
    tile 1: —
    the last: 0:00、2手、ヒント1回で解けました。"
  `);
});

test('words that are said twice, and words that are no words, are found', async () => {
  const { box } = await openStack({ puzzle: four });
  const { after } = recordOf(box);
  const say = (words: string): void => box.querySelector('.kumiki-announcer')!.append(words);
  const twice = (): void => ['Again.', 'Again.'].forEach(say);
  await expect(after('twice', twice)).rejects.toThrow('twice is said once');
  await expect(after('an id', () => say('dots-1 removed'))).rejects.toThrow('not to match');
  await expect(after('nothing', () => say('undefined removed'))).rejects.toThrow('not to match');
});
