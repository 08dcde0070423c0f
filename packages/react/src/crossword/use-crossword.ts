'use client';
import {
  answerSoFar,
  clearWordMoves,
  crosswordRules,
  isTyped,
  linkedEntries,
  type AnswerStyleOptions,
  type CrosswordOptions,
  type CrosswordMove,
  type CrosswordPuzzle,
  type CrosswordTypes,
  type Word,
} from '@kumiki/core/crossword/rules';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useMessages } from '../messages/context.tsx';
import { usePuzzle, type UsePuzzle, type UsePuzzleOptions } from '../puzzle/use-puzzle.ts';
import { usePuzzleSnapshot } from '../puzzle/use-puzzle-snapshot.ts';
import type { MoveReason } from '../puzzle/view.ts';
import { cursorInEntry, entryAt, firstCursor, type Cursor } from './cursor.ts';
import { crosswordEn, type CrosswordMessages } from './messages.ts';
import { onward, type Typed, type TypingHabits } from './typing.ts';
import { useTypist, type Typist } from './use-typist.ts';
import { useSolutionJudge, type VerifyLetters } from './use-solution-judge.ts';
import type { Verification } from '../puzzle/use-page-judge.ts';

export type Scope = 'letter' | 'word' | 'all';
export interface UseCrosswordOptions
  extends
    Omit<UsePuzzleOptions<CrosswordTypes>, 'options'>,
    Pick<AnswerStyleOptions, 'mode' | 'answerLength' | 'hide' | 'uniqueReading'> {
  /** All that is wanted of a board, in any of the styles; what is said beside it does not count then. */
  readonly options?: CrosswordOptions;
  /** The vocabulary; a small one of ours unless told. */
  readonly words?: readonly Word[];
  /** A letter in an empty cell leads over those that are filled. True unless told. */
  readonly skipFilled?: boolean;
  /** A word that is full leads to the next one that is not, or the cursor stays at its end. `next` unless told. */
  readonly atEnd?: TypingHabits['atEnd'];
  /** An arrow across the word turns first (unless told), or moves at once. */
  readonly arrows?: 'turn' | 'move';
  /**
   * Decides by the page's own means whether a board without its solution is solved, once it is filled in. Boards say that
   * they want it by `ends: 'host'`.
   */
  readonly verifySolution?: VerifyLetters;
}
export interface UseCrossword extends UsePuzzle<CrosswordTypes> {
  /** Where the next letter goes; undefined while there is no board. */
  readonly cursor: Cursor | undefined;
  /** The index of the entry that is worked on. */
  readonly entry: number | undefined;
  readonly setCursor: (next: Cursor) => void;
  readonly goToEntry: (entry: number) => void;
  /** Plays what was typed as one step, and moves the cursor; true when anything changed. */
  readonly playTyped: (typed: Typed, reason: MoveReason, event?: Event) => boolean;
  /** Letters are typed in pencil. */
  readonly pencil: boolean;
  readonly setPencil: (pencil: boolean) => void;
  /** Letters are added to the cell of the cursor, on boards whose cells take several. */
  readonly rebus: boolean;
  /** Begins that, or ends it: then the cursor goes on. Without effect on other boards. */
  readonly setRebus: (rebus: boolean) => void;
  readonly typist: Typist;
  readonly arrows: 'turn' | 'move';
  /** What the page's judge says. */
  readonly verification: Verification;
  /** Clears the word that is worked on, and those that its clue speaks for; letters of crossing words that are filled in stay. */
  readonly clearWord: () => void;
  readonly check: (scope: Scope) => void;
  readonly reveal: (scope: Scope) => void;
  /** The answer word as far as it is filled in; [] where there is none. */
  readonly answer: readonly string[];
}

/** The cells of entries, each once. */
function cellsOfAll({ entries }: CrosswordPuzzle, group: readonly number[]): readonly number[] {
  return [...new Set(group.flatMap((entry) => entries[entry]!.cells))];
}

/** Names what is typed at once, which is one step. Of the page, for a session may be shown by one board after another. */
let typings = 0;

/** A crossword's game: its cursor, typing, checks. */
export function useCrossword(props: UseCrosswordOptions = {}): UseCrossword {
  const { options: given, words, mode, answerLength, hide, uniqueReading, ...others } = props;
  const { skipFilled = true, atEnd = 'next', arrows = 'turn', verifySolution, ...rest } = others;
  const options = useMemo(
    () =>
      given ?? {
        ...crosswordRules.defaults,
        ...(words ? { words } : {}),
        ...(mode ? { mode } : {}),
        ...(answerLength ? { answerLength } : {}),
        ...(hide ? { hide } : {}),
        ...(uniqueReading === undefined ? {} : { uniqueReading }),
      },
    [given, words, mode, answerLength, hide, uniqueReading],
  );
  const game = usePuzzle(crosswordRules, { ...rest, options });
  const { session, controller } = game;
  const at = usePuzzleSnapshot(session);
  const messages = useMessages<CrosswordMessages>('crossword', crosswordEn);
  // A cursor belongs to a board: on another one it starts anew.
  const [held, hold] = useState<{ readonly puzzle: unknown; readonly cursor: Cursor }>();
  const puzzle = at?.puzzle;
  // A game that was begun before goes on at its first gap. It stays there whatever is played without the cursor.
  const first = useMemo(() => puzzle && session && firstCursor(puzzle, session.getSnapshot().state), [puzzle, session]);
  const cursor = held && held.puzzle === puzzle ? held.cursor : first;
  const entry = puzzle && cursor ? entryAt(puzzle, cursor) : undefined;
  const current = cursor?.cell;

  const [pencil, setPencil] = useState(false);
  const habits = useMemo(() => ({ pencil, skipFilled, atEnd }), [pencil, skipFilled, atEnd]);
  // Of one cell: wherever the cursor goes, it is over.
  const [openAt, open] = useState<Cursor>();
  const rebus = openAt !== undefined && openAt === cursor;
  const lastGroup = useRef<string>(undefined);

  const setCursor = useCallback(
    (next: Cursor) => {
      const now = session?.getSnapshot();
      if (!now) return;
      hold({ puzzle: now.puzzle, cursor: next });
      const entered = entryAt(now.puzzle, next);
      if (entered === undefined || entered === entry) return;
      const { entries } = now.puzzle;
      const group = linkedEntries(now.puzzle, entered);
      // Within what one clue speaks for, that clue is known already.
      const isInside = group.length === 1 || (entry !== undefined && group.includes(entry));
      const cells = isInside ? entries[entered]!.cells : cellsOfAll(now.puzzle, group);
      const { number, direction } = entries[entered]!;
      const clue = group.length > 1 && isInside ? undefined : entries[group[0]!]!.clue;
      const filled = cells.filter((cell) => now.state.letters[cell] !== '').length;
      const linked = isInside ? {} : { linked: group.map((each) => entries[each]!) };
      controller.announce(messages.atEntry({ number, direction, clue, length: cells.length, filled, ...linked }));
    },
    [session, controller, messages, entry],
  );
  const goToEntry = useCallback(
    (index: number) => {
      const now = session?.getSnapshot();
      if (now?.puzzle.entries[index]) setCursor(cursorInEntry(now.puzzle, now.state, index));
    },
    [session, setCursor],
  );
  const playTyped = useCallback(
    (typed: Typed, reason: MoveReason, event?: Event): boolean => {
      typings += 1;
      // What is typed into one cell is one step.
      const group = rebus && lastGroup.current !== undefined ? lastGroup.current : `typed ${typings}`;
      lastGroup.current = group;
      const how = { group, reason, ...(event ? { event } : {}) };
      const played = typed.moves.filter((move) => controller.play(move, how));
      // What a listener cancelled leaves the cursor where it was.
      const isStill = typed.cursor === cursor;
      if (!isStill && (typed.moves.length === 0 || played.length > 0)) setCursor(typed.cursor);
      return played.length > 0;
    },
    [controller, setCursor, cursor, rebus],
  );
  const setRebus = useCallback(
    (wanted: boolean) => {
      const now = session?.getSnapshot();
      if (!now || !cursor || now.puzzle.rebus === undefined) return;
      lastGroup.current = undefined;
      if (wanted) {
        // The first cursor of a board is not held yet; the cell that is opened is.
        hold({ puzzle: now.puzzle, cursor });
        open(cursor);
        controller.announce(messages.rebusOpen);
      } else {
        open(undefined);
        setCursor(onward(now.puzzle, now.state, cursor, habits));
      }
    },
    [session, cursor, controller, messages, setCursor, habits],
  );
  const typist = useTypist({ session, cursor, habits, rebus, playTyped });
  const verification = useSolutionJudge(game, verifySolution, rest.onError, () => lastGroup.current);
  const clearWord = useCallback(() => {
    const now = session?.getSnapshot();
    if (!now || entry === undefined) return;
    typings += 1;
    const how = { group: `cleared ${typings}`, reason: 'api' } as const;
    for (const move of clearWordMoves(now.puzzle, now.state, entry)) controller.play(move, how);
  }, [session, controller, entry]);
  const cellsOf = useCallback(
    (scope: Scope): readonly number[] => {
      const board = session?.getSnapshot().puzzle;
      if (!board || current === undefined) return [];
      if (scope === 'letter') return [current];
      if (scope === 'word') return entry === undefined ? [] : cellsOfAll(board, linkedEntries(board, entry));
      return [...board.cells.keys()].filter((cell) => isTyped(board, cell));
    },
    [session, current, entry],
  );
  const check = useCallback(
    (scope: Scope) => {
      const cells = cellsOf(scope);
      const now = session?.getSnapshot();
      if (!now || cells.length === 0) return;
      controller.play({ type: 'check', cells } satisfies CrosswordMove, { reason: 'api' });
      const { marks, letters } = session!.getSnapshot().state;
      const typed = cells.filter((cell) => isTyped(now.puzzle, cell) && letters[cell] !== '');
      // A listener cancelled it: there is nothing to tell.
      if (typed.some((cell) => marks[cell] === 0)) return;
      const wrong = typed.filter((cell) => marks[cell] === 2).length;
      controller.announce(messages.checked({ right: typed.length - wrong, wrong }));
    },
    [cellsOf, session, controller, messages],
  );
  const reveal = useCallback(
    (scope: Scope) => {
      const cells = cellsOf(scope);
      if (!session || cells.length === 0) return;
      const { puzzle: board, state } = session.getSnapshot();
      const move = { type: 'reveal', cells } satisfies CrosswordMove;
      const { marks } = crosswordRules.reduce(state, move, board);
      const opened = cells.filter((cell) => marks[cell] === 3 && state.marks[cell] !== 3).length;
      // Before it is played: the save and the end of the game, which it may bring, tell the count.
      session.count({ reveals: opened });
      if (!controller.play(move, { reason: 'api' })) return session.count({ reveals: -opened });
      controller.announce(messages.revealed(opened));
    },
    [cellsOf, session, controller, messages],
  );
  return {
    ...game,
    cursor,
    entry,
    setCursor,
    goToEntry,
    playTyped,
    pencil,
    setPencil,
    rebus,
    setRebus,
    typist,
    arrows,
    verification,
    clearWord,
    check,
    reveal,
    answer: at ? answerSoFar(at.state, at.puzzle) : [],
  };
}
