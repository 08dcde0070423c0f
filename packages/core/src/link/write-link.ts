import { digest } from '../digest.ts';
import type { PuzzleTypes } from '../puzzle.ts';
import { fail, succeed, type Result } from '../result.ts';
import { version } from '../version.ts';
import { toBase64url } from './base64url.ts';
import { BOARD_DIGITS, CHECK_BYTES, LINK_FORMAT, type Envelope, type Game, type LinkOptions } from './link.ts';
import { pack } from './pack.ts';

/**
 * A game as a text for an address: letters, digits, `-` and `_`. Put it into the fragment (`#…`), which no server
 * sees; `readLink` opens it. By seed it is about 100 characters; a 15×15 nonogram itself is about 300, a Turtle 1,700.
 * `no-seed`: a link by seed was asked for, and the game was not generated from one.
 */
export function writeLink<T extends PuzzleTypes>(
  game: Game<T>,
  { form, steps = false }: LinkOptions = {},
): Result<string, 'no-seed', string> {
  const save = game.save();
  const { options, seed, puzzle } = save;
  const bySeed = seed !== undefined && options !== undefined;
  if (form === 'seed' && !bySeed)
    return fail('no-seed', "This board was not made from a seed here. Write the board itself: form: 'board'.");
  const envelope: Envelope = [
    version,
    save.puzzleId,
    save.version,
    options ?? null,
    seed ?? null,
    bySeed && form !== 'board' ? digest(puzzle).slice(0, BOARD_DIGITS) : puzzle,
    steps ? save.steps : [],
    steps ? save.cursor : 0,
  ];
  const content = pack(envelope);
  const bytes = new Uint8Array(1 + content.length + CHECK_BYTES);
  bytes[0] = LINK_FORMAT;
  bytes.set(content, 1);
  bytes.set(checkOf(content), 1 + content.length);
  return succeed(toBase64url(bytes));
}

/** The first bytes of the content's digest. */
export function checkOf(content: Uint8Array): Uint8Array {
  const digits = digest(content);
  return Uint8Array.from({ length: CHECK_BYTES }, (_, n) => Number.parseInt(digits.slice(2 * n, 2 * n + 2), 16));
}
