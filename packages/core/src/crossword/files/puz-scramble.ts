// How Across Lite locks a solution: four rounds, one a digit of the key, over the letters column by column.

const A = 65;
type Digits = readonly [number, number, number, number];

function digitsOf(key: number): Digits {
  return [Math.floor(key / 1000) % 10, Math.floor(key / 100) % 10, Math.floor(key / 10) % 10, key % 10];
}

/** Letters A … Z, column by column; a fresh array. */
export function scramble(letters: Uint8Array, key: number): Uint8Array {
  const digits = digitsOf(key);
  const { length } = letters;
  const half = Math.floor(length / 2);
  let now = Uint8Array.from(letters);
  for (const digit of digits) {
    const next = new Uint8Array(length);
    for (let at = 0; at < length; at += 1) {
      // Each letter goes on by a digit, all turn by this round's, and the halves are dealt into one another.
      const from = (at + digit) % length;
      const to = at < half ? 2 * at + 1 : at < 2 * half ? 2 * (at - half) : at;
      next[to] = A + ((now[from]! - A + digits[from % 4]!) % 26);
    }
    now = next;
  }
  return now;
}

/** Undoes `scramble`, from one array into another of the same length, by way of a third. */
export function unscramble(letters: Uint8Array, key: number, out: Uint8Array, spare: Uint8Array): Uint8Array {
  const digits = digitsOf(key);
  const { length } = letters;
  const half = Math.floor(length / 2);
  let now = letters;
  for (let round = 3; round >= 0; round -= 1) {
    const next = round % 2 === 1 ? spare : out;
    const digit = digits[round]!;
    for (let at = 0; at < length; at += 1) {
      const from = (at + digit) % length;
      const to = at < half ? 2 * at + 1 : at < 2 * half ? 2 * (at - half) : at;
      next[from] = A + ((now[to]! - A + 26 - digits[from % 4]!) % 26);
    }
    now = next;
  }
  return now;
}
