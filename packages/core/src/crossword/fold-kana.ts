/** Big katakana, ー, capitals and digits are what everything else is folded to. */
const FOLDED = /^[アイウエオカ-ヂツ-モヤユヨラ-ロワ-ヴーA-Z0-9]*$/;
const HALF_WIDTH =
  'ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン';
const DASHES = new Set('-‐‑‒–—―−〜～－');
const SMALL = 'ァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ';
const BIG = 'アイウエオツヤユヨワカケクシストヌハヒフヘホムラリルレロ';
const bigOf: ReadonlyMap<string, string> = new Map(Array.from(SMALL, (small, at) => [small, BIG[at]!]));

/**
 * The form in which letters are compared; what is shown stays as it was written. NFC; half-width kana full, full-width
 * Latin ASCII; capitals; hiragana as katakana; small kana big (ッ is ツ); every dash that follows kana is ー, and so is
 * one at the start, because the letter of a cell stands alone. Dakuten and handakuten stay distinct, ヂ and ジ, ヅ and ズ
 * too, and ヴ is kept. Folding twice changes nothing.
 */
export function foldKana(text: string): string {
  if (FOLDED.test(text)) return text;
  let folded = '';
  let before = 'ー';
  for (const char of text.toUpperCase()) {
    before = foldOne(char, before);
    folded += before;
  }
  return folded.normalize('NFC');
}

function foldOne(char: string, before: string): string {
  const code = char.codePointAt(0)!;
  if (DASHES.has(char) && isKana(before)) return 'ー';
  if (code >= 0xff66 && code <= 0xff9d) return big(HALF_WIDTH[code - 0xff66]!);
  // The voicing marks of half-width kana combine with what stands before them.
  if (code === 0xff9e || code === 0xff9f) return String.fromCharCode(code - 0xff9e + 0x3099);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  if ((code >= 0x3041 && code <= 0x3096) || code === 0x309d || code === 0x309e)
    return big(String.fromCharCode(code + 0x60));
  return big(char);
}

function big(char: string): string {
  return bigOf.get(char) ?? char;
}

/** Katakana, ー, iteration marks, and the marks that voice them. */
function isKana(char: string): boolean {
  const code = char.charCodeAt(0);
  return (code >= 0x30a1 && code <= 0x30fe) || code === 0x3099 || code === 0x309a;
}
