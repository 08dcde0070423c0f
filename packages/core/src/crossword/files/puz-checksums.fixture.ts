// A second, independent sum of .puz: it works on the bits of the whole file as it lies, by the published description of
// the format, and shares nothing with the writer.

/** One sum of 16 bits, as an array of them, the lowest first. */
function rotateAndAdd(bits: boolean[], byte: number): boolean[] {
  const turned = [...bits.slice(1), bits[0]!];
  let carry = false;
  return turned.map((bit, at) => {
    const other = at < 8 && ((byte >> at) & 1) === 1;
    const sum = Number(bit) + Number(other) + Number(carry);
    carry = sum > 1;
    return sum % 2 === 1;
  });
}

function total(bytes: readonly number[], bits: boolean[] = Array.from({ length: 16 }, () => false)): boolean[] {
  return bytes.reduce(rotateAndAdd, bits);
}

const numberOf = (bits: readonly boolean[]): number => bits.reduce((sum, bit, at) => sum + (bit ? 2 ** at : 0), 0);

/** What the checksums of a whole .puz are to be, and what stands in it. */
export function expectedSums(file: Uint8Array): { readonly wanted: string; readonly found: string } {
  const bytes = [...file];
  const size = bytes[44]! * bytes[45]!;
  const header = bytes.slice(44, 52);
  const [right, state] = [bytes.slice(52, 52 + size), bytes.slice(52 + size, 52 + 2 * size)];
  const texts: number[][] = [];
  let text: number[] = [];
  for (const byte of bytes.slice(52 + 2 * size)) {
    if (texts.length === 4 + bytes[46]! + 256 * bytes[47]!) break;
    if (byte !== 0) text.push(byte);
    else {
      texts.push(text);
      text = [];
    }
  }
  // Three texts with their ends, the clues without, the notes with it.
  const said = texts.flatMap((one, nth) =>
    (nth < 3 || nth === texts.length - 1) && one.length > 0 ? [...one, 0] : one,
  );
  const parts = [header, right, state, said].map((one) => numberOf(total(one)));
  const mask = 'ICHEATED';
  const wanted = [
    numberOf(total([...header, ...right, ...state, ...said])),
    parts[0]!,
    ...Array.from(
      mask,
      (letter, at) => letter.charCodeAt(0) ^ (at < 4 ? parts[at]! % 256 : Math.floor(parts[at - 4]! / 256)),
    ),
  ];
  const found = [bytes[0]! + 256 * bytes[1]!, bytes[14]! + 256 * bytes[15]!, ...bytes.slice(16, 24)];
  return { wanted: wanted.join(), found: found.join() };
}

/** The scramble of Across Lite, as its description tells it: on texts, letter by letter. */
export function scrambledText(letters: string, key: string): string {
  let text = letters;
  for (const digit of key) {
    const moved = Array.from(text, (letter, at) =>
      String.fromCharCode(((letter.charCodeAt(0) - 65 + Number(key[at % 4])) % 26) + 65),
    );
    const turn = Number(digit) % Math.max(1, moved.length);
    const turned = [...moved.slice(turn), ...moved.slice(0, turn)];
    const half = Math.floor(turned.length / 2);
    const [left, right] = [turned.slice(0, half), turned.slice(half)];
    text = left.map((letter, at) => right[at]! + letter).join('') + right.slice(half).join('');
  }
  return text;
}
