/** Colours by the names that X and CSS give them, as far as puzzles use them. */
const NAMES =
  'black 000000 white ffffff red ff0000 green 008000 lime 00ff00 blue 0000ff yellow ffff00 orange ffa500 brown a52a2a purple 800080 violet ee82ee pink ffc0cb gray 808080 grey 808080 cyan 00ffff magenta ff00ff navy 000080 maroon 800000 olive 808000 teal 008080 gold ffd700 tan d2b48c';
const named: ReadonlyMap<string, string> = new Map(
  Array.from(NAMES.matchAll(/(\w+) (\w+)/g), ([, name, hex]): [string, string] => [name!, `#${hex}`]),
);

/** `#rrggbb` of a name or a number of six digits; undefined of one that is not known. */
export function hexOf(word: string): string | undefined {
  return /^#[\da-f]{6}$/i.test(word) ? word.toLowerCase() : named.get(word.toLowerCase());
}
