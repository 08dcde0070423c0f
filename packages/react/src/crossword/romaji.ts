/** Letters of the Latin keyboard that have become kana, and those that wait for the next one. */
export interface Romaji {
  readonly kana: string;
  readonly rest: string;
}
export type FromRomaji = (typed: string) => Romaji;

/** Loaded on boards of kana alone. `katakana`: the board is written in it. */
export async function loadRomaji(katakana: boolean): Promise<FromRomaji> {
  const { toHiragana, toKatakana } = await import('wanakana');
  const convert = katakana ? toKatakana : toHiragana;
  return (typed) => {
    const lower = typed.toLowerCase();
    // A second n is for the first one: whoever types it means ん.
    const whole = convert(lower.replace(/nn$/, "n'"), { IMEMode: true }).replaceAll("'", '');
    const [, kana = '', rest = ''] = /^([^a-z]*)(.*)$/.exec(whole)!;
    return { kana, rest };
  };
}
