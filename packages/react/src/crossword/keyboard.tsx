'use client';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { renderPart, type PartProps } from '../puzzle/part.tsx';
import { useCrosswordContext } from './context.ts';
import { otherDirection, typedNext, cursorOn, type Cursor } from './cursor.ts';
import { cycleKana } from './cycle-kana.ts';
import { crosswordEn, type CrosswordMessages } from './messages.ts';
import { hasKana } from './script.ts';
import { isFixed } from './typing.ts';

export type KeyboardLayout = 'kana50' | 'qwerty';
export type KeyboardProps = PartProps<'div', { readonly layout: KeyboardLayout }> & {
  /** By the board's letters unless told. */
  readonly layout?: KeyboardLayout;
};

/** Rows of keys; a space leaves a gap. Kana in their table, a column a consonant, as on Japanese consoles and kiosks. */
const layouts: Readonly<Record<KeyboardLayout, readonly string[]>> = {
  kana50: [
    'アカサタナハマヤラワ',
    'イキシチニヒミ リヲ',
    'ウクスツヌフムユルン',
    'エケセテネヘメ レー',
    'オコソトノホモヨロ ',
  ],
  qwerty: ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'],
};
const CYCLE = '゛゜小';

/** Letters to press, for phones and for whoever has no input method. One tab stop; arrows move between the keys. */
export function Keyboard({ layout: wanted, ...props }: KeyboardProps): ReactNode {
  const game = useCrosswordContext('Crossword.Keyboard');
  const messages = useMessages<CrosswordMessages>('crossword', crosswordEn);
  const { session, cursor, playTyped, typist, setCursor } = game;
  const puzzle = session?.getSnapshot().puzzle;
  const layout = wanted ?? (puzzle && !hasKana(puzzle) ? 'qwerty' : 'kana50');
  // Only as long as the cursor stays where that letter has led: afterwards another one is meant.
  const [lastTyped, setLastTyped] = useState<{ readonly cell: number | undefined; readonly cursor: Cursor }>();
  const [stop, setStop] = useState<string>();

  const type = (event: Event, letter: string): void => {
    const typed = typist.type(letter, 'pointer', event);
    if (typed) setLastTyped({ cell: typed.last, cursor: typed.cursor });
  };
  /** On the letter that was typed last, or else on the one under the cursor, or before it. */
  const cycle = (event: Event): void => {
    if (!session || !cursor) return;
    const { puzzle: board, state } = session.getSnapshot();
    const places = [
      lastTyped?.cursor === cursor ? lastTyped.cell : undefined,
      cursor.cell,
      typedNext(board, cursor, -1)?.cell,
    ];
    const cell = places.find(
      (at) => at !== undefined && !isFixed(board, state, at) && cycleKana(state.letters[at]!) !== undefined,
    );
    if (cell === undefined) return;
    const letter = cycleKana(state.letters[cell]!)!;
    playTyped({ moves: [{ type: 'letter', cell, letter }], cursor }, 'pointer', event);
  };
  const erase = (event: Event): void => {
    typist.erase('backward', 'pointer', event);
  };
  const turn = (): void => {
    if (!puzzle || !cursor) return;
    setCursor(cursorOn(puzzle, cursor.cell, otherDirection(cursor.direction)) satisfies Cursor);
  };

  const special: readonly { readonly name: string; readonly label: string; readonly press: (event: Event) => void }[] =
    [
      ...(layout === 'kana50' ? [{ name: CYCLE, label: CYCLE, press: cycle }] : []),
      { name: '⇄', label: messages.turnKey, press: turn },
      { name: '⌫', label: messages.deleteKey, press: erase },
    ];
  const names = [...Array.from(layouts[layout].join('')), ...special.map(({ name }) => name)];
  const tabStop = stop !== undefined && names.includes(stop) ? stop : names[0];
  const children = (
    <>
      {layouts[layout].map((row) => (
        <div key={row} className="kumiki-cw-keys">
          {Array.from(row, (letter, at) =>
            letter === ' ' ? (
              // oxlint-disable-next-line react/no-array-index-key -- a gap is its place
              <span key={at} className="kumiki-cw-key-gap" />
            ) : (
              <Key
                key={letter}
                name={letter}
                label={letter}
                isStop={letter === tabStop}
                press={type}
                onStop={setStop}
              />
            ),
          )}
        </div>
      ))}
      <div className="kumiki-cw-keys">
        {special.map(({ name, label, press }) => (
          <Key key={name} name={name} label={label} isWide isStop={name === tabStop} press={press} onStop={setStop} />
        ))}
      </div>
    </>
  );
  return renderPart(
    'div',
    props,
    {
      className: 'kumiki-cw-keyboard',
      role: 'group',
      'aria-label': messages.keyboard,
      dir: 'ltr',
      'data-layout': layout,
      // The text input keeps the focus, so that both keyboards can be used together.
      onPointerDown: (event) => event.preventDefault(),
      onKeyDown: moveOverKeys,
      children,
    },
    { layout },
  );
}

interface KeyProps {
  readonly name: string;
  readonly label: string;
  readonly isStop: boolean;
  readonly isWide?: boolean;
  readonly press: (event: Event, name: string) => void;
  readonly onStop: (name: string) => void;
}

function Key({ name, label, isStop, isWide = false, press, onStop }: KeyProps): ReactNode {
  return (
    <button
      type="button"
      className="kumiki-cw-key"
      data-wide={isWide || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      onFocus={() => onStop(name)}
      onClick={({ nativeEvent }) => press(nativeEvent, name)}
    >
      {name}
    </button>
  );
}

/** Arrows move over the keys as they lie; the row above or below is entered at the nearest key. */
function moveOverKeys(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = event.target;
  if (!by || !(from instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const here = from.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of event.currentTarget.querySelectorAll<HTMLElement>('.kumiki-cw-key')) {
    const there = other.getBoundingClientRect();
    const dx = there.left + there.width / 2 - here.left - here.width / 2;
    const dy = there.top + there.height / 2 - here.top - here.height / 2;
    const forward = dx * by[0]! + dy * by[1]!;
    const across = Math.abs(dx * by[1]!) + Math.abs(dy * by[0]!);
    if (other === from || forward < 8 || (by[0] !== 0 && across > 8)) continue;
    if (forward * 4 + across < least) [best, least] = [other, forward * 4 + across];
  }
  if (!best) return;
  event.preventDefault();
  best.focus();
}
