import { decoder, integer, list, raw, record, text, type Problem } from '../decode.ts';
import { digest } from '../digest.ts';
import { limits } from '../limits.ts';
import type { Json, PuzzleRules, PuzzleTypes } from '../puzzle.ts';
import { fail, succeed, type Failure, type Result } from '../result.ts';
import { restoreSession, type RestoreReason } from '../session/save.ts';
import { sameBoards, version as here } from '../version.ts';
import { fromBase64url } from './base64url.ts';
import { BOARD_DIGITS, CHECK_BYTES, LINK_FORMAT, MOST_CHARACTERS, type Linked, type LinkedSeed } from './link.ts';
import { unpack } from './unpack.ts';
import { checkOf } from './write-link.ts';

export type LinkReason = RestoreReason | 'malformed' | 'too-large' | 'other-version';

/** What `writeLink` writes, its list named. */
const envelope = decoder(
  record({
    engine: text(limits.text),
    puzzleId: text(limits.text),
    version: integer(0, 2 ** 31),
    options: raw,
    seed: raw,
    board: raw,
    steps: list(raw, limits.steps),
    cursor: integer(0, limits.steps),
  }),
);
const NAMES = ['engine', 'puzzleId', 'version', 'options', 'seed', 'board', 'steps', 'cursor'] as const;

/**
 * Opens what `writeLink` wrote; from anybody, so nothing in it is believed: `malformed` when it was cut or is no link,
 * `wrong-puzzle`, `newer-version`, `corrupt` (board or options do not decode), `other-version` (a link by seed of a
 * version whose seeds give other boards). Moves that can't be played are named in `dropped`.
 */
export function readLink<T extends PuzzleTypes>(
  rules: PuzzleRules<T>,
  link: string,
): Result<Linked<T>, LinkReason, readonly Problem[]> {
  const unpacked = unpackLink(link);
  if (!unpacked.ok) return unpacked;
  const named = envelope(unpacked.value);
  if (!named.ok) return fail('malformed', named.detail);
  const { engine, puzzleId, version, options, seed, board, steps, cursor } = named.value;
  const save = {
    format: 1,
    puzzleId,
    version,
    ...(options === null ? {} : { options }),
    ...(typeof seed === 'string' ? { seed } : {}),
    steps,
    cursor,
    meta: { elapsed: 0, hints: 0, reveals: 0 },
  };
  if (typeof board !== 'string') {
    const restored = restoreSession(rules, { ...save, puzzle: board });
    return restored.ok ? succeed({ form: 'board', engine, ...restored.value }) : restored;
  }
  if (puzzleId !== rules.id)
    return refuse('wrong-puzzle', `The link is to a ${JSON.stringify(puzzleId)}, not to a ${rules.id}.`);
  if (!sameBoards(engine, here)) {
    const message = `The link names a seed of Kumiki ${engine.slice(0, 20)}, which gives another board in ${here}.`;
    return refuse('other-version', `${message} Ask for a link that carries the board: form 'board'.`);
  }
  const wanted = rules.codec.options(options);
  if (!wanted.ok) return fail('corrupt', wanted.detail);
  if (typeof seed !== 'string' || seed.length > limits.text) return refuse('corrupt', 'The link names no seed.');
  const open: LinkedSeed<T>['open'] = (puzzle) =>
    digest(puzzle).slice(0, BOARD_DIGITS) === board
      ? restoreSession(rules, { ...save, puzzle })
      : refuse('other-board', 'The seed of the link gave another board than the one it was written for.');
  return succeed({ form: 'seed', engine, options: wanted.value, seed, steps: steps.length, open });
}

/** The list in the link as an object; nothing in it is decoded yet. */
function unpackLink(link: string): Result<Record<string, Json>, 'malformed' | 'too-large', readonly Problem[]> {
  if (typeof link !== 'string') return refuse('malformed', 'A link is a text.');
  if (link.length > MOST_CHARACTERS)
    return refuse('too-large', `The link has ${link.length} characters; at most ${MOST_CHARACTERS} are read.`);
  const bytes = fromBase64url(link);
  if (!bytes.ok) return refuse('malformed', `This is no link to a game: ${bytes.detail}.`);
  const end = bytes.value.length - CHECK_BYTES;
  if (end < 2 || bytes.value[0] !== LINK_FORMAT)
    return refuse('malformed', 'This is no link to a game that this version knows.');
  const content = bytes.value.subarray(1, end);
  if (checkOf(content).some((byte, n) => byte !== bytes.value[end + n]))
    return refuse('malformed', 'The link was cut or changed on its way. Copy it again, all of it.');
  const unpacked = unpack(content);
  if (!unpacked.ok) return refuse('malformed', `This is no link to a game: ${unpacked.detail}.`);
  const parts = unpacked.value;
  if (!Array.isArray(parts) || parts.length !== NAMES.length)
    return refuse('malformed', 'This is no link to a game: it has other parts.');
  return succeed(Object.fromEntries(NAMES.map((name, n) => [name, parts[n] as Json])));
}

function refuse<R extends string>(reason: R, message: string): Failure<R, readonly Problem[]> {
  return fail(reason, [{ path: '', code: reason, message }]);
}
