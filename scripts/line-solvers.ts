// Writes the line solver for lines of two, three and four words: the same steps as `loopSolver` in line.ts, with every
// loop over words written out, which is three times as fast. A test holds the file against this. Run by hand:
//   node_modules/.bin/node scripts/line-solvers.ts && node_modules/.bin/oxfmt packages/core/src/nonogram/line-unrolled.ts
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const target = new URL('../packages/core/src/nonogram/line-unrolled.ts', import.meta.url);
const names: Readonly<Record<number, string>> = { 2: 'twoWords', 3: 'threeWords', 4: 'fourWords' };

/** The text of the file, before it is formatted. */
export function unrolledSolvers(): string {
  const head = `// Written by scripts/line-solvers.ts: change it there.
import type { LineSolver } from './line.ts';
`;
  return [head, ...[2, 3, 4].map(solverOf)].join('\n');
}

function solverOf(words: number): string {
  const all = Array.from({ length: words }, (_, w) => w);
  const last = words - 1;
  const each = (line: (w: number) => string): string => all.map(line).join('\n');
  const down = (line: (w: number) => string): string => all.toReversed().map(line).join('\n');
  const any = (name: string): string => all.map((w) => `${name}${w}`).join(' | ');
  /** a ← a moved up by \`run\` bits, and the other way. */
  const up = `
    let by = run;
    for (; by >= 32; by -= 32) { ${all
      .toReversed()
      .map((w) => (w > 0 ? `a${w} = a${w - 1};` : 'a0 = 0;'))
      .join(' ')} }
    if (by > 0) { ${all
      .toReversed()
      .map((w) => (w > 0 ? `a${w} = (a${w} << by) | (a${w - 1} >>> (32 - by));` : 'a0 <<= by;'))
      .join(' ')} }`;
  const downBy = `
    let by = run;
    for (; by >= 32; by -= 32) { ${all.map((w) => (w < last ? `a${w} = a${w + 1};` : `a${w} = 0;`)).join(' ')} }
    if (by > 0) { ${all
      .map((w) => (w < last ? `a${w} = (a${w} >>> by) | (a${w + 1} << (32 - by));` : `a${w} >>>= by;`))
      .join(' ')} }`;
  /** r ← every position that those in a reach over blanks. */
  const over = each((w) =>
    w === 0
      ? 'r0 = ((blank0 + (a0 & blank0)) ^ blank0) | a0;'
      : `a${w} |= (r${w - 1} & blank${w - 1}) >>> 31; r${w} = ((blank${w} + (a${w} & blank${w})) ^ blank${w}) | a${w};`,
  );
  /** r ← every position that reaches one of those in a over blanks; of a word that is entered from above, its topmost blanks. */
  const under = `${each(
    (w) => `r${w} = a${w} | (blank${w} & (a${w} >>> 1));
      r${w} |= two${w} & (r${w} >>> 2);
      r${w} |= four${w} & (r${w} >>> 4);
      r${w} |= eight${w} & (r${w} >>> 8);
      r${w} |= sixteen${w} & (r${w} >>> 16);`,
  )}
  ${all
    .slice(0, -1)
    .toReversed()
    .map((w) => `r${w} |= top${w} & -(r${w + 1} & 1);`)
    .join('\n')}`;
  const half = 'const more = have < run - have ? (have < 16 ? have : 16) : run - have < 16 ? run - have : 16;';
  return `
/** Lines of up to ${words * 32 - 2} cells. */
export function ${names[words]!}(): LineSolver {
  const canFill = new Int32Array(${words});
  const canBlank = new Int32Array(${words});
  const ends = new Int32Array(${words * words * 16});
  const reached = new Int32Array(${words * words * 16});
  return {
    words: ${words},
    canFill,
    canBlank,
    solve(clue, length, lines, at) {
      const runs = clue.length;
      if (runs > ${words * 16}) return false;
      ${each((w) => `const edge${w} = length >= ${w * 32 + 32} ? -1 : length <= ${w * 32} ? 0 : (1 << (length - ${w * 32})) - 1;`)}
      ${each((w) => `const open${w} = ~lines[at + ${words + w}]! & edge${w};`)}
      const [behind, bit] = [length >> 5, 1 << (length & 31)];
      ${each((w) => `const blank${w} = ~lines[at + ${w}]! & (behind === ${w} ? edge${w} | bit : edge${w});`)}
      ${each((w) => `let a${w} = ${w === 0 ? 1 : 0};`)}
      ${each((w) => `let r${w} = 0;`)}
      ${over}
      for (let j = 0, here = 0; j < runs; j += 1, here += ${words}) {
        const run = clue[j]!;
        if (run > length) return false;
        ${each((w) => `reached[here + ${w}] = r${w};`)}
        ${each((w) => `a${w} = open${w};`)}
        for (let have = 1; have < run;) {
          ${half}
          ${each((w) => (w < last ? `a${w} &= (a${w} >>> more) | (a${w + 1} << (32 - more));` : `a${w} &= a${w} >>> more;`))}
          have += more;
        }
        ${each((w) => `a${w} &= r${w};`)}
        ${up}
        ${each((w) => `a${w} &= blank${w};`)}
        if ((${any('a')}) === 0) return false;
        ${each((w) => `ends[here + ${w}] = a${w};`)}
        ${down((w) => (w > 0 ? `a${w} = (a${w} << 1) | (a${w - 1} >>> 31);` : 'a0 <<= 1;'))}
        ${over}
      }
      const [word, goal] = [(length + 1) >> 5, 1 << ((length + 1) & 31)];
      if (((${all
        .slice(1)
        .map((w) => `word === ${w} ? r${w} : `)
        .join('')}r0) & goal) === 0) return false;
      ${each(
        (w) => `const two${w} = blank${w} & (blank${w} >>> 1);
          const four${w} = two${w} & (two${w} >>> 2);
          const eight${w} = four${w} & (four${w} >>> 4);
          const sixteen${w} = eight${w} & (eight${w} >>> 8);`,
      )}
      ${all
        .slice(0, -1)
        .map(
          (w) => `const firm${w} = Math.clz32(~blank${w}); const top${w} = firm${w} === 0 ? 0 : -1 << (32 - firm${w});`,
        )
        .join('\n')}
      ${each((w) => `let gap${w} = r${w} & blank${w};`)}
      ${each((w) => `let fill${w} = 0;`)}
      ${each((w) => `a${w} = word === ${w} ? goal : 0;`)}
      ${under}
      ${each((w) => (w < last ? `gap${w} &= (r${w} >>> 1) | (r${w + 1} << 31);` : `gap${w} &= r${w} >>> 1;`))}
      for (let j = runs - 1, here = j * ${words}; j >= 0; j -= 1, here -= ${words}) {
        const run = clue[j]!;
        ${each((w) => (w < last ? `a${w} = ends[here + ${w}]! & ((r${w} >>> 1) | (r${w + 1} << 31));` : `a${w} = ends[here + ${w}]! & (r${w} >>> 1);`))}
        ${each((w) => `gap${w} |= a${w};`)}
        ${downBy}
        ${under}
        for (let have = 1; have < run;) {
          ${half}
          ${down((w) => (w > 0 ? `a${w} |= (a${w} << more) | (a${w - 1} >>> (32 - more));` : 'a0 |= a0 << more;'))}
          have += more;
        }
        ${each((w) => `fill${w} |= a${w};`)}
        ${each((w) => (w < last ? `gap${w} |= blank${w} & reached[here + ${w}]! & ((r${w} >>> 1) | (r${w + 1} << 31));` : `gap${w} |= blank${w} & reached[here + ${w}]! & (r${w} >>> 1);`))}
      }
      ${each((w) => `canFill[${w}] = fill${w};`)}
      ${each((w) => `canBlank[${w}] = gap${w};`)}
      return true;
    },
  };
}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(target, unrolledSolvers());
