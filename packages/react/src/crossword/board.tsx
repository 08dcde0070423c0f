'use client';
import type { Session } from '@kumiki/core';
import {
  linkedEntries,
  type CrosswordDetail,
  type CrosswordPuzzle,
  type CrosswordTypes,
} from '@kumiki/core/crossword/rules';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { isComposingKey, useTextEntry } from '../board/text-entry.ts';
import { useMessages } from '../messages/context.tsx';
import { useContentLanguage } from '../puzzle/content-language.ts';
import { renderPart, type PartProps } from '../puzzle/part.tsx';
import { Cell } from './cell.tsx';
import { useCrosswordParts } from './context.ts';
import { cursorOn, otherDirection, type Cursor } from './cursor.ts';
import { actFor } from './keys.ts';
import { crosswordEn, type CrosswordMessages } from './messages.ts';
import { Preview } from './preview.tsx';
import { hasKana, isAlphabetic, kanaOf } from './script.ts';
import { typeText } from './typing.ts';
import { useRomaji } from './use-romaji.ts';
import type { UseCrossword } from './use-crossword.ts';

export type BoardProps = PartProps<'div', { readonly skeleton: boolean }> & {
  /** Keeps the system's keyboard away, where letters come from `Crossword.Keyboard`. */
  readonly keyboard?: 'system' | 'own';
};

/** Cells side by side and below one another that an answer board usually needs: the room that is kept for it. */
const USUAL = { width: 9, height: 8 };
const KNOWN_UNITS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 25, 27, 30, 33, 36, 40, 45, 50, 60, 70,
  85, 100, 120, 150, 180, 215, 256,
] as const;

/** Loaded when there is something to draw; the words say it all the same. */
const Refused = lazy(() =>
  import('./refused.tsx').then(
    ({ Refused: drawing }) => ({ default: drawing }),
    () => ({ default: () => null }),
  ),
);

function isDrawn(refusal: UseCrossword['refusal']): boolean {
  const { code } = (refusal?.detail ?? {}) as Partial<CrosswordDetail>;
  return refusal?.op === 'generate' && (code === 'unfilled' || code === 'root-infeasible');
}

/** The board: cells with real text in an ARIA grid, and one text input that stays where the cursor is. */
export function Board({ keyboard = 'system', ...props }: BoardProps): ReactNode {
  const { game } = useCrosswordParts('Crossword.Board');
  const { session } = game;
  const best = game.progress?.best as CrosswordPuzzle | undefined;
  const { width } = session?.getSnapshot().puzzle ?? USUAL;
  const skeleton = session === undefined;
  const children = session ? (
    <Sheet game={{ ...game, session }} keyboard={keyboard} />
  ) : (
    <div className="kumiki-cw-sheet">
      <svg className="kumiki-cw-shape" viewBox={`0 0 ${USUAL.width} ${USUAL.height}`} aria-hidden="true" />
      {best !== undefined && <Preview puzzle={best} />}
      {isDrawn(game.refusal) && (
        <Suspense>
          <Refused detail={game.refusal?.detail} />
        </Suspense>
      )}
    </div>
  );
  return renderPart(
    'div',
    props,
    {
      className: 'kumiki-board kumiki-cw-board',
      'data-units': KNOWN_UNITS.find((units) => units >= width) ?? 256,
      'data-skeleton': skeleton || undefined,
      children,
    },
    { skeleton },
  );
}

type Playing = UseCrossword & { readonly session: Session<CrosswordTypes> };

function Sheet({ game, keyboard }: { readonly game: Playing; readonly keyboard: 'system' | 'own' }): ReactNode {
  const { session, cursor, entry, setCursor, shownHint } = game;
  const { input: handle } = useCrosswordParts('Crossword.Board');
  const { puzzle } = session.getSnapshot();
  const messages = useMessages<CrosswordMessages>('crossword', crosswordEn);
  const language = useContentLanguage();
  const prefix = useId();
  const [composing, setComposing] = useState('');
  const layout = useMemo(() => layoutOf(puzzle), [puzzle]);
  const isKana = useMemo(() => hasKana(puzzle), [puzzle]);
  const entryWords = useTyping(game, useMemo(() => isAlphabetic(puzzle), [puzzle]) ? 'letters' : 'whole', setComposing);
  const element = useRef<HTMLInputElement | null>(null);
  const { ref, focus } = entryWords;
  const hold = useCallback(
    (input: HTMLInputElement | null) => {
      element.current = input;
      return ref(input);
    },
    [ref],
  );
  useEffect(() => {
    handle.hold(focus);
    return () => handle.hold(undefined);
  }, [handle, focus]);

  // Where the cursor is, so that candidates of an input method and a phone's zoom come to the right place. Through the
  // CSSOM: a strict content security policy ignores style attributes.
  const cell = cursor?.cell ?? 0;
  useLayoutEffect(() => {
    const [x, y] = [cell % puzzle.width, Math.floor(cell / puzzle.width)];
    element.current?.style.setProperty('left', `${(x / puzzle.width) * 100}%`);
    element.current?.style.setProperty('top', `${(y / puzzle.height) * 100}%`);
    element.current?.style.setProperty('width', `${100 / puzzle.width}%`);
    element.current?.style.setProperty('height', `${100 / puzzle.height}%`);
  }, [cell, puzzle]);

  const related = useMemo(() => cellsOf(puzzle, entry), [puzzle, entry]);
  const linked = useMemo(() => linkedCells(puzzle, entry), [puzzle, entry]);
  const shown = composingCells(session, cursor, composing);
  const press = (event: MouseEvent<HTMLElement>): void => {
    focus();
    const hit = (event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset['cell'];
    if (hit === undefined || !cursor) return;
    const pressed = Number(hit);
    const direction = pressed === cursor.cell ? otherDirection(cursor.direction) : cursor.direction;
    setCursor(cursorOn(puzzle, pressed, direction));
  };
  return (
    <div className="kumiki-cw-sheet" dir="ltr">
      <svg
        className="kumiki-cw-shape"
        viewBox={`0 0 ${puzzle.width} ${puzzle.height}`}
        aria-hidden="true"
        focusable="false"
      />
      {/* The grid is read and pressed; its keys come to the input over it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
      <div
        className="kumiki-cw-cells"
        role="grid"
        id={`${prefix}grid`}
        lang={language}
        aria-label={messages.board({ words: puzzle.entries.length, answer: game.answer.length })}
        aria-rowcount={puzzle.height}
        aria-colcount={puzzle.width}
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
      >
        {layout.rows.map((row, y) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place
          <div key={y} className="kumiki-cw-row" role="row" aria-rowindex={y + 1}>
            {row.map((at, x) => {
              const held = puzzle.cells[at];
              // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
              if (!held) return <span key={x} className="kumiki-cw-gap" aria-hidden="true" />;
              const { number, name } = layout.names.get(at)!;
              const read = related.get(at) ?? name;
              return (
                <Cell
                  key={at}
                  cell={at}
                  column={x}
                  held={held}
                  session={session}
                  id={`${prefix}${at}`}
                  number={number}
                  entry={read.entry}
                  place={read.place}
                  length={read.length}
                  isRelated={related.has(at)}
                  isLinked={linked.has(at)}
                  isCurrent={at === cell}
                  isOpen={game.rebus && at === cell}
                  isHinted={shownHint?.keys.includes(at) ?? false}
                  composing={shown.get(at)}
                  messages={messages}
                />
              );
            })}
          </div>
        ))}
      </div>
      <input
        ref={hold}
        className="kumiki-cw-input"
        defaultValue=""
        aria-label={messages.input}
        aria-activedescendant={`${prefix}${cell}`}
        aria-controls={`${prefix}grid`}
        lang={language}
        inputMode={keyboard === 'own' ? 'none' : 'text'}
        autoCapitalize={isKana ? 'none' : 'characters'}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        onKeyDown={(event) => {
          if (isComposingKey(event.nativeEvent) || !cursor) return;
          const act = actFor(event, game, cursor);
          if (!act) return;
          event.preventDefault();
          act();
        }}
      />
    </div>
  );
}

/** The text input's letters as moves. */
function useTyping(
  game: Playing,
  composition: 'whole' | 'letters',
  onComposing: (text: string) => void,
): ReturnType<typeof useTextEntry> {
  const { typist, cursor, session } = game;
  const { puzzle } = session.getSnapshot();
  const romaji = useRomaji(
    useMemo(() => kanaOf(puzzle), [puzzle]),
    onComposing,
  );
  const cell = cursor?.cell;
  const { forget } = romaji;
  useEffect(forget, [cell, forget]);
  return useTextEntry({
    composition,
    onComposing,
    onText(text, event) {
      const isTyped = event instanceof InputEvent && event.inputType === 'insertText';
      const kana = isTyped ? romaji.take(text) : undefined;
      // It waits for the next letter.
      if (kana === '') return;
      const letters = kana ?? (composition === 'letters' ? text.toUpperCase() : text);
      typist.type(letters, event instanceof CompositionEvent ? 'ime' : 'key', event);
    },
    onDelete(direction, event) {
      if (!romaji.takeBack()) typist.erase(direction, 'key', event);
    },
  });
}

interface Read {
  readonly entry:
    | { readonly number: number; readonly direction: 'across' | 'down'; readonly clue: string | undefined }
    | undefined;
  readonly place: number;
  readonly length: number;
}

function placeIn(puzzle: CrosswordPuzzle, index: number, cell: number): Read {
  const { number, direction, clue, cells } = puzzle.entries[index]!;
  return { entry: { number, direction, clue }, place: cells.indexOf(cell) + 1, length: cells.length };
}

/** What is said of the cells of the entry that is worked on. The same objects until it is another: cells compare them. */
function cellsOf(puzzle: CrosswordPuzzle, entry: number | undefined): ReadonlyMap<number, Read> {
  const cells = entry === undefined ? [] : puzzle.entries[entry]!.cells;
  return new Map(cells.map((cell) => [cell, placeIn(puzzle, entry!, cell)]));
}

/** The cells of the other entries that its clue speaks for. */
function linkedCells(puzzle: CrosswordPuzzle, entry: number | undefined): ReadonlySet<number> {
  const others = entry === undefined ? [] : linkedEntries(puzzle, entry).filter((other) => other !== entry);
  return new Set(others.flatMap((other) => puzzle.entries[other]!.cells));
}

interface Layout {
  readonly rows: readonly (readonly number[])[];
  readonly names: ReadonlyMap<number, { readonly number: number | undefined; readonly name: Read }>;
}

/** What does not change while a board is played. */
function layoutOf(puzzle: CrosswordPuzzle): Layout {
  const { width, height, cells, entries } = puzzle;
  const rows = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_x, x) => y * width + x));
  const names = new Map<number, { number: number | undefined; name: Read }>();
  for (const [cell, held] of cells.entries()) {
    if (held) names.set(cell, { number: undefined, name: { entry: undefined, place: 1, length: 1 } });
  }
  // From the last to the first: where two words cross, the lower number is read, and a word that starts here before all.
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const { number, cells: own } = entries[index]!;
    for (const cell of own) {
      const before = names.get(cell)!;
      const starts = own[0] === cell;
      if (!starts && before.number !== undefined) continue;
      names.set(cell, { number: starts ? number : before.number, name: placeIn(puzzle, index, cell) });
    }
  }
  return { rows, names };
}

/** What an input method is working on, in the cells that it will fill. */
function composingCells(
  session: Session<CrosswordTypes>,
  cursor: Cursor | undefined,
  composing: string,
): ReadonlyMap<number, string> {
  const { puzzle, state } = session.getSnapshot();
  const moves = composing === '' || !cursor ? [] : typeText(puzzle, state, cursor, composing).moves;
  return new Map(moves.flatMap((move) => (move.type === 'letter' ? [[move.cell, move.letter] as const] : [])));
}
