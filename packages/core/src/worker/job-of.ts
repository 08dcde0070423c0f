import { decoder, list, record, via, type Decoder, type Problem, type Shape } from '../decode.ts';
import { limits } from '../limits.ts';
import type { AnyPuzzle, Job, Position, Tools } from '../puzzle.ts';
import { fail, type Result } from '../result.ts';
import { lastSound } from '../session/last-sound.ts';
import { reshuffle } from '../session/reshuffle.ts';

type Made = Result<Job<Result<unknown>, unknown>, 'unknown-op' | 'invalid-options' | 'bad-args', readonly Problem[]>;

/** The job for an operation by name, its arguments decoded. Hostile arguments are refused here, before any job sees them. */
export function jobOf(puzzle: AnyPuzzle, op: string, args: unknown, tools: Tools): Made {
  const { jobs, own, codec } = puzzle;
  const make = <V>(decode: Decoder<V>, start: (value: V) => Job<Result<unknown>, unknown>): Made => {
    const decoded = decode(args);
    if (!decoded.ok) return fail(op === 'generate' ? 'invalid-options' : 'bad-args', decoded.detail);
    return { ok: true, value: start(decoded.value), spent: 0 };
  };
  switch (op) {
    case 'generate':
      return make(codec.options, (options) => jobs.generate(options, tools));
    case 'verify':
      return make(codec.puzzle, (board) => jobs.verify(board, tools));
    case 'solve':
      return make(positionOf(puzzle), (at) => jobs.solve(at, tools));
    case 'hint':
      return make(positionOf(puzzle), (at) => jobs.hint(at, tools));
    case 'judge':
      return make(positionOf(puzzle), (at) => jobs.judge(at, tools));
    case 'reshuffle':
      return make(positionOf(puzzle), (at) => reshuffle(jobs, at, at.options, tools));
    case 'lastSound':
      return make(decoder(list(shapeOf(puzzle), limits.steps, 1)), (history) => lastSound(jobs, history, tools));
    default: {
      const name = op.startsWith('own:') ? op.slice(4) : '';
      const mine = Object.hasOwn(own, name) ? own[name] : undefined;
      if (mine) return make(mine.args, (value: unknown) => mine.run(value, tools));
      const message = `${puzzle.id} has no job ${JSON.stringify(op)}; it has ${[...Object.keys(jobs), ...Object.keys(own).map((key) => `own:${key}`)].join(', ')}.`;
      return fail('unknown-op', [{ path: 'op', code: 'unknown-op', message }]);
    }
  }
}

interface Args extends Position<never> {
  readonly options?: never;
  readonly prior?: never;
}

/** A position: the board decoded, the state as structured clone brought it; what a job makes of it is contained. */
function shapeOf(puzzle: AnyPuzzle): Shape<Args> {
  const object: Shape<object> = {
    read(input, path, problems) {
      if (typeof input === 'object' && input !== null) return input;
      problems.push({ path, code: 'state', message: `${path}: the state of a position is wanted.` });
      return {};
    },
  };
  return record({
    puzzle: via(puzzle.codec.puzzle),
    state: object,
    options: { ...via(puzzle.codec.options), optional: true as const },
    prior: { ...object, optional: true as const },
  }) as unknown as Shape<Args>;
}

function positionOf(puzzle: AnyPuzzle): Decoder<Args> {
  return decoder(shapeOf(puzzle));
}
