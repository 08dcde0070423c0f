/** A list of texts in two arrays: text n is the UTF-16 code units from `ends[n - 1]` to `ends[n]`. */
export interface Texts {
  readonly ends: Int32Array;
  readonly units: Uint16Array;
}

export function packTexts(texts: readonly string[]): Texts {
  const ends = new Int32Array(texts.length);
  let end = 0;
  for (const [nth, text] of texts.entries()) {
    end += text.length;
    ends[nth] = end;
  }
  const units = new Uint16Array(end);
  let at = 0;
  for (const text of texts) {
    for (let nth = 0; nth < text.length; nth += 1) units[at + nth] = text.charCodeAt(nth);
    at += text.length;
  }
  return { ends, units };
}

export function textAt({ ends, units }: Texts, nth: number): string {
  return String.fromCharCode(...units.subarray(nth === 0 ? 0 : ends[nth - 1], ends[nth]));
}

/** Do the ends rise to the last code unit, with no text longer than `longest`? */
export function areTexts({ ends, units }: Texts, longest: number): boolean {
  let before = 0;
  for (const end of ends) {
    if (end < before || end - before > longest) return false;
    before = end;
  }
  return before === units.length;
}
