import { decoder, integer, json, list, number, optional, raw, record, text, via, type Problem } from '../decode.ts';
import { messageOf } from '../errors.ts';
import { limits } from '../limits.ts';
import type { Play, Position, PuzzleRules, PuzzleTypes } from '../puzzle.ts';
import { fail, succeed, type Result } from '../result.ts';
import { createHistory, type History } from './history.ts';
import { sessionOf, type Session } from './session.ts';

/** Counted beside the moves: time in milliseconds, hints asked for, cells revealed. */
export interface SaveMeta {
  readonly elapsed: number;
  readonly hints: number;
  readonly reveals: number;
}

/** A game as JSON: the first board and the moves. Positions are found again by playing. */
export interface Save<T extends PuzzleTypes> {
  /** Of this envelope. */
  readonly format: 1;
  readonly puzzleId: string;
  /** Of the puzzle's own data. */
  readonly version: number;
  readonly seed?: string;
  readonly options?: T['options'];
  readonly puzzle: T['puzzle'];
  readonly steps: readonly (readonly Play<T>[])[];
  readonly cursor: number;
  readonly meta: SaveMeta;
}

export type RestoreReason = 'corrupt' | 'wrong-puzzle' | 'newer-version';
export interface Restored<T extends PuzzleTypes> {
  readonly session: Session<T>;
  /** What could not be played again and was left out, in order; empty when all is there. */
  readonly dropped: readonly Problem[];
}

const FORMAT = 1;
/** What a migration is given: enough for the largest board and a long game. */
const whole = decoder(json(8_000_000, 64));
/** Board, options and moves stay as they came: their own decoders read them, and a damaged step costs only the rest. */
const envelope = decoder(
  record({
    format: integer(1, 2 ** 31),
    puzzleId: text(limits.text),
    version: integer(0, 2 ** 31),
    seed: optional(text(limits.text)),
    options: optional(raw),
    puzzle: raw,
    steps: list(raw, limits.steps),
    cursor: integer(0, limits.steps),
    meta: record({
      elapsed: number(0, Number.MAX_SAFE_INTEGER),
      hints: integer(0, 2 ** 31),
      reveals: integer(0, 2 ** 31),
    }),
  }),
);

/**
 * Takes up a saved game. A save of another puzzle, of a newer version, or one whose board does not decode is refused
 * with the reason; of a step list that is damaged everything before the damage is kept, and `dropped` names the rest.
 */
export function restoreSession<T extends PuzzleTypes>(
  rules: PuzzleRules<T>,
  input: unknown,
): Result<Restored<T>, RestoreReason, readonly Problem[]> {
  const format = formatOf(input);
  if (format > FORMAT) return newer(`The save is in format ${format}; this version reads up to ${FORMAT}.`);
  const decoded = envelope(input);
  if (!decoded.ok) return fail('corrupt', decoded.detail);
  const { puzzleId, version } = decoded.value;
  if (puzzleId !== rules.id) {
    const message = `The save is of ${JSON.stringify(puzzleId)}, not of ${rules.id}. Restore it with that puzzle's rules.`;
    return fail('wrong-puzzle', [{ path: 'puzzleId', code: 'wrong-puzzle', message }]);
  }
  if (version > rules.version) {
    return newer(`The save is of version ${version} of ${rules.id}; this one knows up to ${rules.version}.`);
  }
  const current = version < rules.version ? migrated(rules, version, input) : decoded;
  if (!current.ok) return fail('corrupt', current.detail);
  const save = current.value;

  const board = decoder(record({ puzzle: via(rules.codec.puzzle), options: optional(via(rules.codec.options)) }))({
    puzzle: save.puzzle,
    options: save.options,
  });
  if (!board.ok) return fail('corrupt', board.detail);
  const { puzzle, options } = board.value;

  const first: Position<T> = { puzzle, state: rules.start(puzzle) };
  const history = createHistory(rules, first);
  const dropped = replay(history, save.steps);
  history.go(Math.min(save.cursor, history.length));
  const session = sessionOf(rules, history, {
    ...(options === undefined ? {} : { options }),
    ...(save.seed === undefined ? {} : { seed: save.seed }),
    meta: save.meta,
  });
  return succeed({ session, dropped });
}

function newer(message: string): Result<never, 'newer-version', readonly Problem[]> {
  return fail('newer-version', [
    {
      path: 'version',
      code: 'newer-version',
      message: `${message} The save is left as it is; update Kumiki to read it.`,
    },
  ]);
}

/** The format is read before the rest, since a newer one may look different. */
function formatOf(input: unknown): number {
  try {
    const { format } = input as { readonly format?: unknown };
    return typeof format === 'number' ? format : 0;
  } catch {
    return 0;
  }
}

function migrated<T extends PuzzleTypes>(
  rules: PuzzleRules<T>,
  from: number,
  input: unknown,
): ReturnType<typeof envelope> {
  const { migrate } = rules.codec;
  const problem = (message: string): ReturnType<typeof envelope> =>
    fail('invalid', [{ path: 'version', code: 'migrate', message }]);
  if (!migrate) return problem(`There is no way from version ${from} of ${rules.id} to ${rules.version}.`);
  try {
    const save = whole(input);
    return save.ok ? envelope(migrate(from, save.value)) : save;
  } catch (error) {
    return problem(`Bringing the save from version ${from} to ${rules.version} failed: ${messageOf(error)}`);
  }
}

/** Plays the steps until one is not legal; what is dropped comes back as problems. */
function replay<T extends PuzzleTypes>(history: History<T>, steps: readonly unknown[]): Problem[] {
  for (const [index, step] of steps.entries()) {
    const wrong = replayStep(history, step, index);
    if (wrong === undefined) continue;
    const dropped: Problem[] = [{ path: `steps[${index}]`, code: 'illegal', message: `steps[${index}]: ${wrong}` }];
    const rest = steps.length - index - 1;
    if (rest > 0) {
      const message = `${rest} more step(s) after it were dropped, since they were played on a board that is not there.`;
      dropped.push({ path: `steps[${index + 1}]`, code: 'after-illegal', message });
    }
    return dropped;
  }
  return [];
}

function replayStep<T extends PuzzleTypes>(history: History<T>, step: unknown, index: number): string | undefined {
  const moves = decoder(list(raw, limits.moves, 1))(step);
  if (!moves.ok) return 'it is no list of moves.';
  for (const [n, move] of moves.value.entries()) {
    // A group of its own holds the moves of one step together, and no later move of the player joins it.
    if (!history.push(move, `restored ${index}`)) return `move ${n} is no legal move on this board.`;
  }
  return undefined;
}
