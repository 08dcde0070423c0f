import type { TileSets } from './forced-order.ts';

/**
 * Puts tiles in pairs, each after all tiles it waits for; undefined when there is no way. Exact: E. G. Coffman and R. L.
 * Graham ("Optimal scheduling for two-processor systems", 1972) label the tiles by urgency, and always taking the two
 * most urgent ones that are ready leaves nobody alone, if anything does. Costs n² for n tiles, in practice.
 *
 * @param after by tile, all tiles that must come later, also those after later ones.
 * @returns tiles, two by two.
 */
export function pairsInOrder(count: number, after: TileSets): Int32Array | undefined {
  const labels = urgencies(count, after);
  const { words, bits } = after;
  const waiting = new Int32Array(count);
  for (let tile = 0; tile < count; tile += 1) {
    for (const later of membersOf(bits, tile * words, words)) waiting[later]! += 1;
  }
  const byUrgency = Int32Array.from(labels.keys()).toSorted((a, b) => labels[b]! - labels[a]!);
  const gone = new Uint8Array(count);
  const order = new Int32Array(count);
  for (let taken = 0; taken < count; taken += 2) {
    let found = 0;
    for (let at = 0; at < count && found < 2; at += 1) {
      const tile = byUrgency[at]!;
      if (gone[tile] === 1 || waiting[tile]! > 0) continue;
      order[taken + found] = tile;
      found += 1;
    }
    if (found < 2) return undefined;
    for (const tile of order.subarray(taken, taken + 2)) {
      gone[tile] = 1;
      for (const later of membersOf(bits, tile * words, words)) waiting[later]! -= 1;
    }
  }
  return order;
}

/** 1 … n, the most urgent highest: what more and more urgent tiles wait for. */
function urgencies(count: number, after: TileSets): Int32Array {
  const next = directlyAfter(count, after);
  const before: number[][] = Array.from({ length: count }, () => []);
  for (const [tile, tiles] of next.entries()) for (const later of tiles) before[later]!.push(tile);
  const unlabelled = Int32Array.from(next, (tiles) => tiles.length);

  const labels = new Int32Array(count);
  const ready: { readonly tile: number; readonly labels: readonly number[] }[] = [];
  for (let tile = 0; tile < count; tile += 1) if (unlabelled[tile] === 0) ready.push({ tile, labels: [] });
  for (let label = 1; label <= count; label += 1) {
    let least = 0;
    for (let at = 1; at < ready.length; at += 1) if (isLess(ready[at]!.labels, ready[least]!.labels)) least = at;
    const { tile } = ready[least]!;
    ready[least] = ready.at(-1)!;
    ready.pop();
    labels[tile] = label;
    for (const earlier of before[tile]!) {
      unlabelled[earlier]! -= 1;
      if (unlabelled[earlier]! > 0) continue;
      ready.push({ tile: earlier, labels: next[earlier]!.map((one) => labels[one]!).toSorted((a, b) => b - a) });
    }
  }
  return labels;
}

/** Of the tiles after each, those that do not come after another one of them: the labels want no more. */
function directlyAfter(count: number, { words, bits }: TileSets): number[][] {
  const direct = new Uint32Array(words);
  return Array.from({ length: count }, (_, tile) => {
    direct.set(bits.subarray(tile * words, (tile + 1) * words));
    for (const later of membersOf(bits, tile * words, words)) {
      for (let word = 0; word < words; word += 1) direct[word]! &= ~bits[later * words + word]!;
    }
    return membersOf(direct, 0, words);
  });
}

function membersOf(bits: Uint32Array, begin: number, words: number): number[] {
  const members: number[] = [];
  for (let word = 0; word < words; word += 1) {
    for (let rest = bits[begin + word]!; rest !== 0; rest &= rest - 1)
      members.push((word << 5) + 31 - Math.clz32(rest & -rest));
  }
  return members;
}

/** Lists of falling numbers, compared like words in a dictionary. */
function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let at = 0; at < a.length && at < b.length; at += 1) if (a[at] !== b[at]) return a[at]! < b[at]!;
  return a.length < b.length;
}
