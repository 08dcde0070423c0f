'use client';
import { clueProgress, isNoted, markOf, runColours, type Mark, type NonogramTypes } from '@kumiki/core/nonogram/rules';
import type { Session } from '@kumiki/core';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useKernelMessages, useMessages } from '../messages/context.tsx';
import { clueOf, coloursOf, marksOf, nameOf } from './lines.ts';
import { nonogramEn, type NonogramMessages } from './messages.ts';
import { strokeGroup } from './stroke-group.ts';
import { brushFor, brushOn, type Brush } from './tool.ts';
import type { UseNonogram } from './use-nonogram.ts';

/** Rows that Page Up and Page Down go: as many as a thick line counts off. */
const PAGE = 5;

/** Held down, these would mark and clear by turns, and play one hint after the other. */
const ONCE = /^(?: |enter|h)$/i;

export interface GridKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onKeyUp: (event: KeyboardEvent<HTMLElement>) => void;
  /** A click that no pointer made: a screen reader's "activate". */
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly endStroke: () => void;
}

/**
 * Arrows, Home, End, Page Up and Down move; with Shift the arrows paint on. Space and Enter do what the tool does, 1
 * fills (in colours 1 to 8 paint that colour), 2 or X crosses, N notes, 0 or Backspace clears. R and C read the row and the column, H hints, U undoes.
 */
export function useGridKeys(
  game: UseNonogram & { readonly session: Session<NonogramTypes> },
  current: () => number,
  goTo: (cell: number) => void,
): GridKeys {
  const { session, width, height, tool, colour, setColour, feedback, paint, controller } = game;
  const messages = useMessages<NonogramMessages>('nonogram', nonogramEn);
  const kernel = useKernelMessages();
  const stroke = useRef<{ readonly brush: Brush; readonly group: string } | undefined>(undefined);
  const markAt = (at: number): Mark => session.getSnapshot().state.marks[at] as Mark;
  const notedAt = (at: number): boolean => isNoted(session.getSnapshot().state, at);
  const brushAt = (at: number): Brush => brushFor(tool === 'move' ? 'fill' : tool, markAt(at), colour, notedAt(at));

  const apply = (at: number, with_: Brush, group: string, event: Event): void => {
    if (paint([at], with_, { group, reason: 'key', event })) game.endStroke();
  };
  const paintTo = (cell: number, next: number, event: Event): void => {
    if (!stroke.current) {
      const mark = markAt(cell);
      const goesOn = mark !== 0 && tool !== 'erase';
      stroke.current = { brush: goesOn ? brushOn(mark) : brushAt(cell), group: strokeGroup() };
      if (!goesOn) paint([cell], stroke.current.brush, { group: stroke.current.group, reason: 'key', event });
    }
    apply(next, stroke.current.brush, stroke.current.group, event);
  };
  const read = (line: number): void => {
    const { puzzle, state } = session.getSnapshot();
    const clue = clueOf(line, puzzle);
    const marks = marksOf(line, puzzle, state);
    const isTold = feedback.clueState !== 'off';
    const done = isTold
      ? clueProgress(clue, marks, feedback, runColours(line, puzzle)).done.filter(Boolean).length
      : undefined;
    const unknown = marks.reduce((sum, mark) => sum + (mark === 0 ? 1 : 0), 0);
    controller.announce(messages.line({ ...nameOf(line, puzzle), clue, done, unknown, ...coloursOf(line, puzzle) }));
  };

  const destination = (cell: number, key: string, whole: boolean): number | undefined => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (whole && key !== 'Home' && key !== 'End') return undefined;
    switch (key) {
      case 'ArrowLeft':
        return x > 0 ? cell - 1 : cell;
      case 'ArrowRight':
        return x < width - 1 ? cell + 1 : cell;
      case 'ArrowUp':
        return y > 0 ? cell - width : cell;
      case 'ArrowDown':
        return y < height - 1 ? cell + width : cell;
      case 'Home':
        return whole ? 0 : y * width;
      case 'End':
        return whole ? width * height - 1 : (y + 1) * width - 1;
      case 'PageUp':
        return Math.max(0, y - PAGE) * width + x;
      case 'PageDown':
        return Math.min(height - 1, y + PAGE) * width + x;
      default:
        return undefined;
    }
  };
  const act: Record<string, (cell: number, event: Event) => void> = {
    ' ': (cell, event) => apply(cell, brushAt(cell), strokeGroup(), event),
    enter: (cell, event) => apply(cell, brushAt(cell), strokeGroup(), event),
    1: (cell, event) => apply(cell, exactly(1), strokeGroup(), event),
    2: (cell, event) => apply(cell, exactly(2), strokeGroup(), event),
    x: (cell, event) => apply(cell, exactly(2), strokeGroup(), event),
    n: (cell, event) => apply(cell, brushFor('note', markAt(cell), 0, notedAt(cell)), strokeGroup(), event),
    0: (cell, event) => apply(cell, exactly(0), strokeGroup(), event),
    backspace: (cell, event) => apply(cell, exactly(0), strokeGroup(), event),
    delete: (cell, event) => apply(cell, exactly(0), strokeGroup(), event),
    r: (cell) => read(Math.floor(cell / width)),
    c: (cell) => read(height + (cell % width)),
    h: () => game.hint(),
    u: () => void (game.undo() && controller.announce(kernel.undone)),
  };
  /** In colours a figure paints that colour, which is the one that Space paints from then on. */
  const paintBy = (key: string): ((cell: number, event: Event) => void) | undefined => {
    const colours = session.getSnapshot().puzzle.palette?.length ?? 0;
    const chosen = /^[1-8]$/.test(key) ? Number(key) - 1 : colours;
    if (chosen >= colours) return undefined;
    return (cell, event) => {
      setColour(chosen);
      apply(cell, exactly(markOf(chosen)), strokeGroup(), event);
    };
  };
  const endStroke = (): void => void (stroke.current = undefined);
  return {
    endStroke,
    onKeyDown(event) {
      if (event.altKey || event.metaKey || isComposing(event.nativeEvent)) return;
      const cell = current();
      const to = destination(cell, event.key, event.ctrlKey);
      if (to !== undefined) {
        event.preventDefault();
        if (event.shiftKey && event.key.startsWith('Arrow')) paintTo(cell, to, event.nativeEvent);
        else endStroke();
        if (to !== cell) goTo(to);
        return;
      }
      const doIt = event.ctrlKey ? undefined : (paintBy(event.key) ?? act[event.key.toLowerCase()]);
      if (!doIt) return;
      event.preventDefault();
      if (event.repeat && ONCE.test(event.key)) return;
      endStroke();
      doIt(cell, event.nativeEvent);
    },
    onKeyUp(event) {
      if (event.key === 'Shift') endStroke();
    },
    onClick({ detail, target, nativeEvent }) {
      // It may be another cell than the one with the focus.
      const { cell: named = current() } = (target as HTMLElement).dataset;
      if (detail === 0) apply(Number(named), brushAt(Number(named)), strokeGroup(), nativeEvent);
    },
  };
}

/** An input method takes the key. Safari tells the Enter that ends a composition by its code alone. */
function isComposing(event: globalThis.KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it
  return event.isComposing || event.keyCode === 229;
}

/** Sets a mark whatever was there. */
function exactly(mark: Mark): Brush {
  return { to: mark, touches: () => true };
}
