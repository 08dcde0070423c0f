'use client';
import { clueProgress, runColours, type Feedback, type NonogramTypes } from '@kumiki/core/nonogram/rules';
import type { Session } from '@kumiki/core';
import {
  Fragment,
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { usePuzzleState } from '../puzzle/use-puzzle-state.ts';
import type { ActiveCell } from './active-cell.ts';
import { bandRoom } from './band-room.ts';
import { NumberChip } from './number-chip.tsx';
import { paintsOf, type Paint } from './palette.ts';
import { spareNumbers } from './units.ts';
import { clueOf, marksOf } from './lines.ts';
import type { UseNonogram } from './use-nonogram.ts';

export interface ClueBandProps extends Pick<
  UseNonogram,
  'session' | 'width' | 'height' | 'generated' | 'palette' | 'wrong' | 'active' | 'feedback'
> {
  readonly axis: 'rows' | 'columns';
  readonly emptyClue: 'zero' | 'blank';
}

/** The numbers along one side: what is seen of them. The grid has headers of its own for those who listen. */
export const ClueBand: React.ComponentType<ClueBandProps> = memo(function ClueBand(props: ClueBandProps): ReactNode {
  const { axis, emptyClue, session, width, height, generated, palette, wrong, active, feedback } = props;
  const [first, count] = axis === 'rows' ? [0, height] : [height, width];
  const separator = axis === 'rows' ? ' ' : '\n';
  // Generated boards keep the room they had before they were there; given ones take what they need.
  const isColoured = palette !== undefined;
  const spare = generated ? spareNumbers(axis === 'rows' ? width : height, isColoured) : 0;
  const clues = session?.getSnapshot().puzzle[axis];
  const room = useMemo(() => bandRoom(axis, clues ?? [], spare), [axis, clues, spare]);
  const label = (at: number): React.JSX.Element =>
    session ? (
      <ClueLabel
        key={at}
        line={first + at}
        session={session}
        active={active}
        separator={separator}
        emptyClue={emptyClue}
        feedback={feedback}
        isWrong={wrong?.has(first + at) ?? false}
      />
    ) : (
      <span key={at} className="kumiki-ng-clue" />
    );
  return (
    <div className={`kumiki-ng-band kumiki-ng-${axis}`} data-coloured={isColoured || undefined} aria-hidden="true">
      {/* Gives the band its size, so that a label may change without laying out the others or the board. */}
      <span className="kumiki-ng-room">{room}</span>
      <div className="kumiki-ng-labels">
        {count <= LARGE
          ? range(0, count).map(label)
          : range(0, Math.ceil(count / GROUP)).map((group) => (
              <Group key={group}>{range(group * GROUP, Math.min(count, (group + 1) * GROUP)).map(label)}</Group>
            ))}
      </div>
    </div>
  );
});

/** Sides of more lines than this have their labels in groups. */
const LARGE = 50;
const GROUP = 10;

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, n) => from + n);

/** Labels on a layer of their own: a stroke makes the browser record the numbers of its own group, not all thousands of them. */
function Group({ children }: { readonly children: readonly React.JSX.Element[] }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  // Through the CSSOM: a strict content security policy ignores style attributes.
  useLayoutEffect(() => ref.current?.style.setProperty('flex-grow', String(children.length)), [children.length]);
  return (
    <div ref={ref} className="kumiki-ng-group">
      {children}
    </div>
  );
}

interface ClueLabelProps {
  readonly line: number;
  readonly session: Session<NonogramTypes>;
  readonly active: ActiveCell;
  readonly separator: string;
  readonly emptyClue: 'zero' | 'blank';
  readonly feedback: Feedback;
  readonly isWrong: boolean;
}

const ClueLabel = memo(function ClueLabel(props: ClueLabelProps): ReactNode {
  const { line, session, active, separator, emptyClue, feedback, isWrong } = props;
  const { puzzle, state } = usePuzzleState(session, wholeSnapshot, line);
  const isActive = useIsActive(active, line, puzzle.columns.length, puzzle.rows.length);
  const clue = clueOf(line, puzzle);
  const colours = runColours(line, puzzle);
  const paints = colours && paintsOf(puzzle);
  const progress = clueProgress(clue, marksOf(line, puzzle, state), feedback, colours);
  const lineState = progress.complete ? 'complete' : progress.contradicted ? 'contradicted' : undefined;
  const done = lineState ? [] : progress.done;
  return (
    <span
      className="kumiki-ng-clue"
      data-line={line}
      data-active={isActive || undefined}
      data-state={lineState}
      data-wrong={isWrong || undefined}
    >
      {clue.length === 0 && emptyClue === 'zero' && '0'}
      {paints && colours ? chips(clue, colours, paints, separator, done) : numbers(clue, separator, done)}
    </span>
  );
});

const wholeSnapshot = <S,>(snapshot: S): S => snapshot;

function chips(
  clue: readonly number[],
  colours: readonly number[],
  paints: readonly Paint[],
  separator: string,
  done: readonly boolean[],
): ReactNode {
  return clue.map((run, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a number is its place in the clue
    <Fragment key={at}>
      {at > 0 && separator}
      <NumberChip number={run} paint={paints[colours[at]!]!} done={done[at] === true} />
    </Fragment>
  ));
}

/** Clues with more numbers are those of boards whose elements have to be counted. */
const LONG = 10;

/** The numbers in as few elements as their states allow: a board of 100 × 100 has thousands of them. */
function numbers(clue: readonly number[], separator: string, done: readonly boolean[]): ReactNode {
  if (!done.includes(true)) return clue.join(separator);
  const parts: ReactNode[] = [];
  for (let at = 0; at < clue.length;) {
    const isDone = done[at] === true;
    // Done numbers stand alone, so that the line through them leaves the spaces out; in long clues it goes on.
    const next = isDone ? (clue.length > LONG ? done.indexOf(false, at) : at + 1) : done.indexOf(true, at);
    const end = next < 0 ? clue.length : next;
    const text = clue.slice(at, end).join(separator);
    if (at > 0) parts.push(separator);
    parts.push(
      isDone ? (
        <span key={at} className="kumiki-ng-done" data-done="">
          {text}
        </span>
      ) : (
        text
      ),
    );
    at = end;
  }
  return parts;
}

function useIsActive(active: ActiveCell, line: number, width: number, height: number): boolean {
  const read = useCallback((): boolean => {
    const cell = active.get();
    // A board that came since may be smaller.
    if (cell === undefined || cell >= width * height) return false;
    return line < height ? Math.floor(cell / width) === line : cell % width === line - height;
  }, [active, line, width, height]);
  return useSyncExternalStore(active.subscribe, read, () => false);
}
