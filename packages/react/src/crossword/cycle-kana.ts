/** What ゛゜小 makes of a kana, one after the other, in hiragana; katakana follow from them. */
const rings =
  'かが きぎ くぐ けげ こご さざ しじ すず せぜ そぞ ただ ちぢ つっづ てで とど はばぱ ひびぴ ふぶぷ へべぺ ほぼぽ あぁ いぃ うぅゔ えぇ おぉ やゃ ゆゅ よょ わゎ';
const HIRAGANA_TO_KATAKANA = 0x60;

const next = new Map<string, string>();
for (const ring of rings.split(' ')) {
  for (let at = 0; at < ring.length; at += 1) {
    const [from, to] = [ring.charCodeAt(at), ring.charCodeAt((at + 1) % ring.length)];
    next.set(String.fromCharCode(from), String.fromCharCode(to));
    const shifted = [from, to].map((code) => String.fromCharCode(code + HIRAGANA_TO_KATAKANA)) as [string, string];
    next.set(...shifted);
  }
}

/** The kana that ゛゜小 turns a kana into: ハ, バ, パ, and ハ again. Undefined where there is none. */
export function cycleKana(letter: string): string | undefined {
  return next.get(letter.normalize('NFC'));
}
