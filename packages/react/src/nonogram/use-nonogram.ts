'use client';
import {
  nonogramRules,
  valueOf,
  type BoardShape,
  type ClueState,
  type Difficulty,
  type Feedback,
  type LineErrors,
  type Mark,
  type NonogramState,
  type Palette,
  type NonogramTypes,
} from '@kumiki/core/nonogram/rules';
import type { Position } from '@kumiki/core';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useControllable, type ChangeDetails } from '../board/use-controllable.ts';
import { useViewport, type Viewport } from '../board/viewport.ts';
import { useMessages } from '../messages/context.tsx';
import { usePuzzle, type UsePuzzle, type UsePuzzleOptions } from '../puzzle/use-puzzle.ts';
import type { MoveReason } from '../puzzle/view.ts';
import { createActiveCell, type ActiveCell } from './active-cell.ts';
import { heldElement, type HeldElement } from './held-element.ts';
import { linesSpoken, nameOf } from './lines.ts';
import { nonogramEn, type NonogramMessages } from './messages.ts';
import { movesOfBrush } from './moves-of-brush.ts';
import type { Reveal, SealedReveal } from './reveal/seal.ts';
import { useReveal } from './reveal/use-reveal.ts';
import type { Brush, Tool } from './tool.ts';
import { isWrong, useSolution, type Solution } from './use-solution.ts';
import type { Verification } from '../puzzle/use-page-judge.ts';
import { useVerification, type VerifySolution } from './use-verification.ts';

export type ToolDetails = ChangeDetails<'pointer' | 'api'>;
export interface UseNonogramOptions extends Omit<UsePuzzleOptions<NonogramTypes>, 'options'> {
  /** Cells, 1 … 512; 10 × 10 unless told. */
  readonly width?: number;
  readonly height?: number;
  /** The share of filled cells; see the generator's options. */
  readonly density?: number;
  /** Exactly one solution, unless false. */
  readonly unique?: boolean;
  /** What a new board looks like and how hard it is; see the generator's options. */
  readonly shape?: BoardShape;
  /** Colours `#rrggbb`, 1 … 8, for a board in colours. */
  readonly palette?: Palette;
  readonly mask?: readonly string[];
  readonly difficulty?: Difficulty;
  /** Colours clues while playing, or names lines that do not fit when asked. */
  readonly judge?: 'live' | 'on-request';
  /** Which numbers are shown as done: see `clueProgress`. `exact` unless told, `off` where the judge is asked. */
  readonly clueState?: ClueState;
  /**
   * What is shown to be wrong: lines that anybody can see to be wrong (`closed-runs`), every line that can't be fulfilled any
   * more (`line`), or each mark that is not the solution's (`solution`, where the board has one alone). `closed-runs` unless
   * told, for the others give something away; `off` where the judge is asked.
   */
  readonly errors?: LineErrors | 'solution';
  /** Title and colours of the picture, sealed by `sealReveal`: shown once it is solved. */
  readonly reveal?: SealedReveal;
  /** Crosses what is left of a line as soon as its filled cells are the clue, in the same step. */
  readonly autoCross?: boolean;
  readonly tool?: Tool;
  readonly defaultTool?: Tool;
  readonly onToolChange?: (tool: Tool, details: ToolDetails) => void;
  /**
   * Decides by the page's own means whether the game is won, once all clues fit. From the first render on; with a
   * `session` of your own it is asked where its puzzle has `ends: 'host'`.
   */
  readonly verifySolution?: VerifySolution;
}
export interface PaintHow {
  readonly group: string;
  readonly reason: MoveReason;
  readonly event?: Event;
}
export interface UseNonogram extends UsePuzzle<NonogramTypes> {
  /** Of the board, or of the one that is being made. */
  readonly width: number;
  readonly height: number;
  /** The board is made here, not given: the room for its clues is kept from the start. */
  readonly generated: boolean;
  /** Colours of the board, or of the one that is being made; undefined in black and white. */
  readonly palette: Palette | undefined;
  readonly judge: 'live' | 'on-request';
  /** What is told of lines while they are played. */
  readonly feedback: Feedback;
  /** The solution, where each mark is held against it. */
  readonly solution: Solution | undefined;
  readonly tool: Tool;
  readonly setTool: (tool: Tool, reason?: 'pointer' | 'api', event?: Event) => void;
  /** Of a coloured board: which colour of the palette the fill tool paints, from 0. */
  readonly colour: number;
  readonly setColour: (colour: number) => void;
  readonly active: ActiveCell;
  /** Zoom and scroll, and the element with the cells that they are about. */
  readonly viewport: Viewport;
  readonly mostZoom: number;
  readonly area: HeldElement;
  /**
   * Marks those of the cells that the brush touches; true when that was any. Calls of one `group` are one step, and
   * `endStroke` says what became of it.
   */
  readonly paint: (cells: readonly number[], brush: Brush, how: PaintHow) => boolean;
  /** Says how many cells were marked since the last call, and which lines that completed or spoilt. */
  readonly endStroke: () => void;
  /** Lines that the last check found not to fit; undefined before a check and after the next move. */
  readonly wrong: ReadonlySet<number> | undefined;
  readonly check: () => void;
  readonly verification: Verification;
  /** What the solved board reveals. */
  readonly revealed: Reveal | undefined;
}

/** A nonogram's game: its tool, its checks, and the judge of the page. */
export function useNonogram(props: UseNonogramOptions = {}): UseNonogram {
  const {
    width = nonogramRules.defaults.width,
    height = nonogramRules.defaults.height,
    density,
    unique,
    shape,
    mask,
    palette,
    difficulty,
    ...others
  } = props;
  const { judge = 'live', tool, defaultTool, onToolChange, verifySolution, puzzle: given, ...more } = others;
  const {
    clueState = judge === 'live' ? 'exact' : 'off',
    errors = judge === 'live' ? 'closed-runs' : 'off',
    reveal,
    autoCross = false,
    ...rest
  } = more;
  const byHost = verifySolution !== undefined;
  const options = {
    width,
    height,
    ...(density === undefined ? {} : { density }),
    ...(unique === undefined ? {} : { unique }),
    ...(shape === undefined ? {} : { shape }),
    ...(mask === undefined ? {} : { mask }),
    ...(palette === undefined ? {} : { palette }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(byHost ? { ends: 'host' as const } : {}),
  };
  const puzzle = useMemo(() => (given && byHost ? { ...given, ends: 'host' as const } : given), [given, byHost]);
  const game = usePuzzle(nonogramRules, { ...rest, ...(puzzle ? { puzzle } : {}), options });
  const { session, controller } = game;
  const at = session?.getSnapshot();
  const messages = useMessages<NonogramMessages>('nonogram', nonogramEn);
  const feedback = useMemo<Feedback>(
    () => ({ clueState, errors: errors === 'solution' ? 'closed-runs' : errors }),
    [clueState, errors],
  );
  const solution = useSolution(game, errors === 'solution');
  const [dipped, setColour] = useState(0);
  // Another board may have fewer.
  const colour = dipped < (at?.puzzle.palette?.length ?? 1) ? dipped : 0;
  const revealed = useReveal(game, reveal);
  const [active] = useState(createActiveCell);
  const lastGroup = useRef('');
  const told = useRef<NonogramState>(undefined);
  const stroke = useRef<
    { readonly before: At; readonly cells: number; readonly mark: Mark; readonly note: boolean | undefined } | undefined
  >(undefined);
  const [area] = useState(heldElement);
  const size = { width: at?.state.width ?? width, height: at ? at.puzzle.rows.length : height };
  const inColours = (at ? at.puzzle.palette : palette) !== undefined;
  const toHit = inColours ? COLOURED_TO_HIT : CELLS_TO_HIT;
  const mostZoom = Math.max(1, Math.min(MOST_ZOOM, size.width / toHit));
  const viewport = useViewport({
    most: mostZoom,
    grid: area.get,
    insets: () => ({ left: area.get()?.offsetLeft ?? 0, top: area.get()?.offsetTop ?? 0 }),
  });
  const [chosen, choose] = useControllable<Tool, 'pointer' | 'api'>({
    value: tool,
    defaultValue: defaultTool ?? 'fill',
    onChange: onToolChange,
  });
  const setTool = useCallback<UseNonogram['setTool']>(
    (next, reason = 'api', event) => choose(next, reason, event),
    [choose],
  );
  const [checked, setChecked] = useState<{ readonly state: NonogramState; readonly lines: ReadonlySet<number> }>();
  const verification = useVerification(game, verifySolution, rest.onError, lastGroup);

  const paint = useCallback<UseNonogram['paint']>(
    (cells, brush, { group, reason, event }) => {
      const now = session?.getSnapshot();
      if (!now) return false;
      const { moves, touched } = movesOfBrush(cells, brush, now.state);
      if (moves.length === 0) return false;
      lastGroup.current = group;
      setChecked(undefined);
      const how = { group, reason, ...(event ? { event } : {}) };
      if (!moves.map((move) => controller.play(move, how)).includes(true)) return false;
      const after = session!.getSnapshot();
      const spare = autoCross && valueOf(brush.to) > 0 && after.status === 'playing' ? leftOfLines(touched, after) : [];
      if (spare.length > 0) controller.play({ type: 'mark', cells: spare, mark: 2 }, how);
      const { before, cells: earlier } = stroke.current ?? { before: now, cells: 0 };
      stroke.current = { before, cells: earlier + touched.length, mark: brush.to, note: brush.note };
      return true;
    },
    [session, controller, autoCross],
  );
  const endStroke = useCallback(() => {
    const made = stroke.current;
    stroke.current = undefined;
    const now = session?.getSnapshot();
    // A solved board speaks for itself, and a stroke that was taken back has nothing to say.
    if (!made || !now || now.status === 'solved' || now.state === made.before.state) return;
    told.current = now.state;
    const wrong = solution ? wrongSince(made.before.state, now.state, solution) : 0;
    const { note } = made;
    const said = note === undefined ? messages.painted(made) : messages.noted({ cells: made.cells, on: note });
    const words = [said, ...linesSpoken(made.before, now, messages, feedback)];
    if (wrong > 0) words.push(messages.wrongCells(wrong));
    controller.announce(words.join(' '));
  }, [session, controller, feedback, solution, messages]);
  const check = useCallback(() => {
    const now = session?.getSnapshot();
    if (!now) return;
    const lines = [...now.state.fits.keys()].filter((line) => now.state.fits[line] === 0);
    setChecked({ state: now.state, lines: new Set(lines) });
    const names = lines.slice(0, MOST_NAMED).map((line) => nameOf(line, now.puzzle));
    controller.announce(lines.length === 0 ? messages.allFit : messages.unfit(names, lines.length - names.length));
  }, [session, controller, messages]);

  // Moves of others (a hint that is played, a session of the page's own) say what they did to the lines as well.
  const before = useRef(at);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = at;
    if (!was || !at || at.status === 'solved') return;
    // Not what was undone, and not what is done again, which say their own words; strokes speak at their end.
    if (at.step < was.step || (at.step > was.step && at.steps === was.steps)) return;
    if (stroke.current || told.current === at.state) return;
    const words = linesSpoken(was, at, messages, feedback);
    if (words.length > 0) controller.announce(words.join(' '));
  }, [at, feedback, controller, messages]);

  return {
    ...game,
    ...size,
    generated: given === undefined && rest.session === undefined,
    palette: at ? at.puzzle.palette : palette,
    judge,
    feedback,
    solution,
    tool: chosen,
    colour,
    setColour,
    setTool,
    active,
    viewport,
    mostZoom,
    area,
    paint,
    endStroke,
    wrong: checked && checked.state === at?.state ? checked.lines : undefined,
    check,
    verification,
    revealed,
  };
}

/** So many cells side by side, as wide as a phone, can be hit with a finger: larger boards are zoomed until they are. */
const CELLS_TO_HIT = 8;
/** Fewer where numbers stand on their colours, which takes more of the room. */
const COLOURED_TO_HIT = 6;
const MOST_ZOOM = 16;
/** Lines a check reads out; the others are counted. */
const MOST_NAMED = 8;

type At = Position<NonogramTypes>;

/** How many marks became wrong. */
function wrongSince(before: NonogramState, after: NonogramState, solution: Solution): number {
  let wrong = 0;
  for (const [cell, mark] of after.marks.entries()) {
    if (mark !== before.marks[cell] && isWrong(mark, solution[cell]!)) wrong += 1;
  }
  return wrong;
}

/** The unknown cells of lines that are complete, of those through these cells. */
function leftOfLines(cells: readonly number[], { state }: At): number[] {
  const { marks, width, fits } = state;
  const height = marks.length / width;
  const left = new Set<number>();
  const add = (cell: number): void => void (marks[cell] === 0 && left.add(cell));
  for (const cell of cells) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (fits[y] === 1) for (let at = y * width; at < (y + 1) * width; at += 1) add(at);
    if (fits[height + x] === 1) for (let at = x; at < marks.length; at += width) add(at);
  }
  return [...left];
}
