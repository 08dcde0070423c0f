// Written by scripts/line-solvers.ts: change it there.
import type { LineSolver } from './line.ts';

/** Lines of up to 62 cells. */
export function twoWords(): LineSolver {
  const canFill = new Int32Array(2);
  const canBlank = new Int32Array(2);
  const ends = new Int32Array(64);
  const reached = new Int32Array(64);
  return {
    words: 2,
    canFill,
    canBlank,
    solve(clue, length, lines, at) {
      const runs = clue.length;
      if (runs > 32) return false;
      const edge0 = length >= 32 ? -1 : length <= 0 ? 0 : (1 << (length - 0)) - 1;
      const edge1 = length >= 64 ? -1 : length <= 32 ? 0 : (1 << (length - 32)) - 1;
      const open0 = ~lines[at + 2]! & edge0;
      const open1 = ~lines[at + 3]! & edge1;
      const [behind, bit] = [length >> 5, 1 << (length & 31)];
      const blank0 = ~lines[at + 0]! & (behind === 0 ? edge0 | bit : edge0);
      const blank1 = ~lines[at + 1]! & (behind === 1 ? edge1 | bit : edge1);
      let a0 = 1;
      let a1 = 0;
      let r0 = 0;
      let r1 = 0;
      r0 = ((blank0 + (a0 & blank0)) ^ blank0) | a0;
      a1 |= (r0 & blank0) >>> 31;
      r1 = ((blank1 + (a1 & blank1)) ^ blank1) | a1;
      for (let j = 0, here = 0; j < runs; j += 1, here += 2) {
        const run = clue[j]!;
        if (run > length) return false;
        reached[here + 0] = r0;
        reached[here + 1] = r1;
        a0 = open0;
        a1 = open1;
        for (let have = 1; have < run;) {
          const more = have < run - have ? (have < 16 ? have : 16) : run - have < 16 ? run - have : 16;
          a0 &= (a0 >>> more) | (a1 << (32 - more));
          a1 &= a1 >>> more;
          have += more;
        }
        a0 &= r0;
        a1 &= r1;

        let by = run;
        for (; by >= 32; by -= 32) {
          a1 = a0;
          a0 = 0;
        }
        if (by > 0) {
          a1 = (a1 << by) | (a0 >>> (32 - by));
          a0 <<= by;
        }
        a0 &= blank0;
        a1 &= blank1;
        if ((a0 | a1) === 0) return false;
        ends[here + 0] = a0;
        ends[here + 1] = a1;
        a1 = (a1 << 1) | (a0 >>> 31);
        a0 <<= 1;
        r0 = ((blank0 + (a0 & blank0)) ^ blank0) | a0;
        a1 |= (r0 & blank0) >>> 31;
        r1 = ((blank1 + (a1 & blank1)) ^ blank1) | a1;
      }
      const [word, goal] = [(length + 1) >> 5, 1 << ((length + 1) & 31)];
      if (((word === 1 ? r1 : r0) & goal) === 0) return false;
      const two0 = blank0 & (blank0 >>> 1);
      const four0 = two0 & (two0 >>> 2);
      const eight0 = four0 & (four0 >>> 4);
      const sixteen0 = eight0 & (eight0 >>> 8);
      const two1 = blank1 & (blank1 >>> 1);
      const four1 = two1 & (two1 >>> 2);
      const eight1 = four1 & (four1 >>> 4);
      const sixteen1 = eight1 & (eight1 >>> 8);
      const firm0 = Math.clz32(~blank0);
      const top0 = firm0 === 0 ? 0 : -1 << (32 - firm0);
      let gap0 = r0 & blank0;
      let gap1 = r1 & blank1;
      let fill0 = 0;
      let fill1 = 0;
      a0 = word === 0 ? goal : 0;
      a1 = word === 1 ? goal : 0;
      r0 = a0 | (blank0 & (a0 >>> 1));
      r0 |= two0 & (r0 >>> 2);
      r0 |= four0 & (r0 >>> 4);
      r0 |= eight0 & (r0 >>> 8);
      r0 |= sixteen0 & (r0 >>> 16);
      r1 = a1 | (blank1 & (a1 >>> 1));
      r1 |= two1 & (r1 >>> 2);
      r1 |= four1 & (r1 >>> 4);
      r1 |= eight1 & (r1 >>> 8);
      r1 |= sixteen1 & (r1 >>> 16);
      r0 |= top0 & -(r1 & 1);
      gap0 &= (r0 >>> 1) | (r1 << 31);
      gap1 &= r1 >>> 1;
      for (let j = runs - 1, here = j * 2; j >= 0; j -= 1, here -= 2) {
        const run = clue[j]!;
        a0 = ends[here + 0]! & ((r0 >>> 1) | (r1 << 31));
        a1 = ends[here + 1]! & (r1 >>> 1);
        gap0 |= a0;
        gap1 |= a1;

        let by = run;
        for (; by >= 32; by -= 32) {
          a0 = a1;
          a1 = 0;
        }
        if (by > 0) {
          a0 = (a0 >>> by) | (a1 << (32 - by));
          a1 >>>= by;
        }
        r0 = a0 | (blank0 & (a0 >>> 1));
        r0 |= two0 & (r0 >>> 2);
        r0 |= four0 & (r0 >>> 4);
        r0 |= eight0 & (r0 >>> 8);
        r0 |= sixteen0 & (r0 >>> 16);
        r1 = a1 | (blank1 & (a1 >>> 1));
        r1 |= two1 & (r1 >>> 2);
        r1 |= four1 & (r1 >>> 4);
        r1 |= eight1 & (r1 >>> 8);
        r1 |= sixteen1 & (r1 >>> 16);
        r0 |= top0 & -(r1 & 1);
        for (let have = 1; have < run;) {
          const more = have < run - have ? (have < 16 ? have : 16) : run - have < 16 ? run - have : 16;
          a1 |= (a1 << more) | (a0 >>> (32 - more));
          a0 |= a0 << more;
          have += more;
        }
        fill0 |= a0;
        fill1 |= a1;
        gap0 |= blank0 & reached[here + 0]! & ((r0 >>> 1) | (r1 << 31));
        gap1 |= blank1 & reached[here + 1]! & (r1 >>> 1);
      }
      canFill[0] = fill0;
      canFill[1] = fill1;
      canBlank[0] = gap0;
      canBlank[1] = gap1;
      return true;
    },
  };
}

/** Lines of up to 94 cells. */
export function threeWords(): LineSolver {
  const canFill = new Int32Array(3);
  const canBlank = new Int32Array(3);
  const ends = new Int32Array(144);
  const reached = new Int32Array(144);
  return {
    words: 3,
    canFill,
    canBlank,
    solve(clue, length, lines, at) {
      const runs = clue.length;
      if (runs > 48) return false;
      const edge0 = length >= 32 ? -1 : length <= 0 ? 0 : (1 << (length - 0)) - 1;
      const edge1 = length >= 64 ? -1 : length <= 32 ? 0 : (1 << (length - 32)) - 1;
      const edge2 = length >= 96 ? -1 : length <= 64 ? 0 : (1 << (length - 64)) - 1;
      const open0 = ~lines[at + 3]! & edge0;
      const open1 = ~lines[at + 4]! & edge1;
      const open2 = ~lines[at + 5]! & edge2;
      const [behind, bit] = [length >> 5, 1 << (length & 31)];
      const blank0 = ~lines[at + 0]! & (behind === 0 ? edge0 | bit : edge0);
      const blank1 = ~lines[at + 1]! & (behind === 1 ? edge1 | bit : edge1);
      const blank2 = ~lines[at + 2]! & (behind === 2 ? edge2 | bit : edge2);
      let a0 = 1;
      let a1 = 0;
      let a2 = 0;
      let r0 = 0;
      let r1 = 0;
      let r2 = 0;
      r0 = ((blank0 + (a0 & blank0)) ^ blank0) | a0;
      a1 |= (r0 & blank0) >>> 31;
      r1 = ((blank1 + (a1 & blank1)) ^ blank1) | a1;
      a2 |= (r1 & blank1) >>> 31;
      r2 = ((blank2 + (a2 & blank2)) ^ blank2) | a2;
      for (let j = 0, here = 0; j < runs; j += 1, here += 3) {
        const run = clue[j]!;
        if (run > length) return false;
        reached[here + 0] = r0;
        reached[here + 1] = r1;
        reached[here + 2] = r2;
        a0 = open0;
        a1 = open1;
        a2 = open2;
        for (let have = 1; have < run;) {
          const more = have < run - have ? (have < 16 ? have : 16) : run - have < 16 ? run - have : 16;
          a0 &= (a0 >>> more) | (a1 << (32 - more));
          a1 &= (a1 >>> more) | (a2 << (32 - more));
          a2 &= a2 >>> more;
          have += more;
        }
        a0 &= r0;
        a1 &= r1;
        a2 &= r2;

        let by = run;
        for (; by >= 32; by -= 32) {
          a2 = a1;
          a1 = a0;
          a0 = 0;
        }
        if (by > 0) {
          a2 = (a2 << by) | (a1 >>> (32 - by));
          a1 = (a1 << by) | (a0 >>> (32 - by));
          a0 <<= by;
        }
        a0 &= blank0;
        a1 &= blank1;
        a2 &= blank2;
        if ((a0 | a1 | a2) === 0) return false;
        ends[here + 0] = a0;
        ends[here + 1] = a1;
        ends[here + 2] = a2;
        a2 = (a2 << 1) | (a1 >>> 31);
        a1 = (a1 << 1) | (a0 >>> 31);
        a0 <<= 1;
        r0 = ((blank0 + (a0 & blank0)) ^ blank0) | a0;
        a1 |= (r0 & blank0) >>> 31;
        r1 = ((blank1 + (a1 & blank1)) ^ blank1) | a1;
        a2 |= (r1 & blank1) >>> 31;
        r2 = ((blank2 + (a2 & blank2)) ^ blank2) | a2;
      }
      const [word, goal] = [(length + 1) >> 5, 1 << ((length + 1) & 31)];
      if (((word === 1 ? r1 : word === 2 ? r2 : r0) & goal) === 0) return false;
      const two0 = blank0 & (blank0 >>> 1);
      const four0 = two0 & (two0 >>> 2);
      const eight0 = four0 & (four0 >>> 4);
      const sixteen0 = eight0 & (eight0 >>> 8);
      const two1 = blank1 & (blank1 >>> 1);
      const four1 = two1 & (two1 >>> 2);
      const eight1 = four1 & (four1 >>> 4);
      const sixteen1 = eight1 & (eight1 >>> 8);
      const two2 = blank2 & (blank2 >>> 1);
      const four2 = two2 & (two2 >>> 2);
      const eight2 = four2 & (four2 >>> 4);
      const sixteen2 = eight2 & (eight2 >>> 8);
      const firm0 = Math.clz32(~blank0);
      const top0 = firm0 === 0 ? 0 : -1 << (32 - firm0);
      const firm1 = Math.clz32(~blank1);
      const top1 = firm1 === 0 ? 0 : -1 << (32 - firm1);
      let gap0 = r0 & blank0;
      let gap1 = r1 & blank1;
      let gap2 = r2 & blank2;
      let fill0 = 0;
      let fill1 = 0;
      let fill2 = 0;
      a0 = word === 0 ? goal : 0;
      a1 = word === 1 ? goal : 0;
      a2 = word === 2 ? goal : 0;
      r0 = a0 | (blank0 & (a0 >>> 1));
      r0 |= two0 & (r0 >>> 2);
      r0 |= four0 & (r0 >>> 4);
      r0 |= eight0 & (r0 >>> 8);
      r0 |= sixteen0 & (r0 >>> 16);
      r1 = a1 | (blank1 & (a1 >>> 1));
      r1 |= two1 & (r1 >>> 2);
      r1 |= four1 & (r1 >>> 4);
      r1 |= eight1 & (r1 >>> 8);
      r1 |= sixteen1 & (r1 >>> 16);
      r2 = a2 | (blank2 & (a2 >>> 1));
      r2 |= two2 & (r2 >>> 2);
      r2 |= four2 & (r2 >>> 4);
      r2 |= eight2 & (r2 >>> 8);
      r2 |= sixteen2 & (r2 >>> 16);
      r1 |= top1 & -(r2 & 1);
      r0 |= top0 & -(r1 & 1);
      gap0 &= (r0 >>> 1) | (r1 << 31);
      gap1 &= (r1 >>> 1) | (r2 << 31);
      gap2 &= r2 >>> 1;
      for (let j = runs - 1, here = j * 3; j >= 0; j -= 1, here -= 3) {
        const run = clue[j]!;
        a0 = ends[here + 0]! & ((r0 >>> 1) | (r1 << 31));
        a1 = ends[here + 1]! & ((r1 >>> 1) | (r2 << 31));
        a2 = ends[here + 2]! & (r2 >>> 1);
        gap0 |= a0;
        gap1 |= a1;
        gap2 |= a2;

        let by = run;
        for (; by >= 32; by -= 32) {
          a0 = a1;
          a1 = a2;
          a2 = 0;
        }
        if (by > 0) {
          a0 = (a0 >>> by) | (a1 << (32 - by));
          a1 = (a1 >>> by) | (a2 << (32 - by));
          a2 >>>= by;
        }
        r0 = a0 | (blank0 & (a0 >>> 1));
        r0 |= two0 & (r0 >>> 2);
        r0 |= four0 & (r0 >>> 4);
        r0 |= eight0 & (r0 >>> 8);
        r0 |= sixteen0 & (r0 >>> 16);
        r1 = a1 | (blank1 & (a1 >>> 1));
        r1 |= two1 & (r1 >>> 2);
        r1 |= four1 & (r1 >>> 4);
        r1 |= eight1 & (r1 >>> 8);
        r1 |= sixteen1 & (r1 >>> 16);
        r2 = a2 | (blank2 & (a2 >>> 1));
        r2 |= two2 & (r2 >>> 2);
        r2 |= four2 & (r2 >>> 4);
        r2 |= eight2 & (r2 >>> 8);
        r2 |= sixteen2 & (r2 >>> 16);
        r1 |= top1 & -(r2 & 1);
        r0 |= top0 & -(r1 & 1);
        for (let have = 1; have < run;) {
          const more = have < run - have ? (have < 16 ? have : 16) : run - have < 16 ? run - have : 16;
          a2 |= (a2 << more) | (a1 >>> (32 - more));
          a1 |= (a1 << more) | (a0 >>> (32 - more));
          a0 |= a0 << more;
          have += more;
        }
        fill0 |= a0;
        fill1 |= a1;
        fill2 |= a2;
        gap0 |= blank0 & reached[here + 0]! & ((r0 >>> 1) | (r1 << 31));
        gap1 |= blank1 & reached[here + 1]! & ((r1 >>> 1) | (r2 << 31));
        gap2 |= blank2 & reached[here + 2]! & (r2 >>> 1);
      }
      canFill[0] = fill0;
      canFill[1] = fill1;
      canFill[2] = fill2;
      canBlank[0] = gap0;
      canBlank[1] = gap1;
      canBlank[2] = gap2;
      return true;
    },
  };
}

/** Lines of up to 126 cells. */
export function fourWords(): LineSolver {
  const canFill = new Int32Array(4);
  const canBlank = new Int32Array(4);
  const ends = new Int32Array(256);
  const reached = new Int32Array(256);
  return {
    words: 4,
    canFill,
    canBlank,
    solve(clue, length, lines, at) {
      const runs = clue.length;
      if (runs > 64) return false;
      const edge0 = length >= 32 ? -1 : length <= 0 ? 0 : (1 << (length - 0)) - 1;
      const edge1 = length >= 64 ? -1 : length <= 32 ? 0 : (1 << (length - 32)) - 1;
      const edge2 = length >= 96 ? -1 : length <= 64 ? 0 : (1 << (length - 64)) - 1;
      const edge3 = length >= 128 ? -1 : length <= 96 ? 0 : (1 << (length - 96)) - 1;
      const open0 = ~lines[at + 4]! & edge0;
      const open1 = ~lines[at + 5]! & edge1;
      const open2 = ~lines[at + 6]! & edge2;
      const open3 = ~lines[at + 7]! & edge3;
      const [behind, bit] = [length >> 5, 1 << (length & 31)];
      const blank0 = ~lines[at + 0]! & (behind === 0 ? edge0 | bit : edge0);
      const blank1 = ~lines[at + 1]! & (behind === 1 ? edge1 | bit : edge1);
      const blank2 = ~lines[at + 2]! & (behind === 2 ? edge2 | bit : edge2);
      const blank3 = ~lines[at + 3]! & (behind === 3 ? edge3 | bit : edge3);
      let a0 = 1;
      let a1 = 0;
      let a2 = 0;
      let a3 = 0;
      let r0 = 0;
      let r1 = 0;
      let r2 = 0;
      let r3 = 0;
      r0 = ((blank0 + (a0 & blank0)) ^ blank0) | a0;
      a1 |= (r0 & blank0) >>> 31;
      r1 = ((blank1 + (a1 & blank1)) ^ blank1) | a1;
      a2 |= (r1 & blank1) >>> 31;
      r2 = ((blank2 + (a2 & blank2)) ^ blank2) | a2;
      a3 |= (r2 & blank2) >>> 31;
      r3 = ((blank3 + (a3 & blank3)) ^ blank3) | a3;
      for (let j = 0, here = 0; j < runs; j += 1, here += 4) {
        const run = clue[j]!;
        if (run > length) return false;
        reached[here + 0] = r0;
        reached[here + 1] = r1;
        reached[here + 2] = r2;
        reached[here + 3] = r3;
        a0 = open0;
        a1 = open1;
        a2 = open2;
        a3 = open3;
        for (let have = 1; have < run;) {
          const more = have < run - have ? (have < 16 ? have : 16) : run - have < 16 ? run - have : 16;
          a0 &= (a0 >>> more) | (a1 << (32 - more));
          a1 &= (a1 >>> more) | (a2 << (32 - more));
          a2 &= (a2 >>> more) | (a3 << (32 - more));
          a3 &= a3 >>> more;
          have += more;
        }
        a0 &= r0;
        a1 &= r1;
        a2 &= r2;
        a3 &= r3;

        let by = run;
        for (; by >= 32; by -= 32) {
          a3 = a2;
          a2 = a1;
          a1 = a0;
          a0 = 0;
        }
        if (by > 0) {
          a3 = (a3 << by) | (a2 >>> (32 - by));
          a2 = (a2 << by) | (a1 >>> (32 - by));
          a1 = (a1 << by) | (a0 >>> (32 - by));
          a0 <<= by;
        }
        a0 &= blank0;
        a1 &= blank1;
        a2 &= blank2;
        a3 &= blank3;
        if ((a0 | a1 | a2 | a3) === 0) return false;
        ends[here + 0] = a0;
        ends[here + 1] = a1;
        ends[here + 2] = a2;
        ends[here + 3] = a3;
        a3 = (a3 << 1) | (a2 >>> 31);
        a2 = (a2 << 1) | (a1 >>> 31);
        a1 = (a1 << 1) | (a0 >>> 31);
        a0 <<= 1;
        r0 = ((blank0 + (a0 & blank0)) ^ blank0) | a0;
        a1 |= (r0 & blank0) >>> 31;
        r1 = ((blank1 + (a1 & blank1)) ^ blank1) | a1;
        a2 |= (r1 & blank1) >>> 31;
        r2 = ((blank2 + (a2 & blank2)) ^ blank2) | a2;
        a3 |= (r2 & blank2) >>> 31;
        r3 = ((blank3 + (a3 & blank3)) ^ blank3) | a3;
      }
      const [word, goal] = [(length + 1) >> 5, 1 << ((length + 1) & 31)];
      if (((word === 1 ? r1 : word === 2 ? r2 : word === 3 ? r3 : r0) & goal) === 0) return false;
      const two0 = blank0 & (blank0 >>> 1);
      const four0 = two0 & (two0 >>> 2);
      const eight0 = four0 & (four0 >>> 4);
      const sixteen0 = eight0 & (eight0 >>> 8);
      const two1 = blank1 & (blank1 >>> 1);
      const four1 = two1 & (two1 >>> 2);
      const eight1 = four1 & (four1 >>> 4);
      const sixteen1 = eight1 & (eight1 >>> 8);
      const two2 = blank2 & (blank2 >>> 1);
      const four2 = two2 & (two2 >>> 2);
      const eight2 = four2 & (four2 >>> 4);
      const sixteen2 = eight2 & (eight2 >>> 8);
      const two3 = blank3 & (blank3 >>> 1);
      const four3 = two3 & (two3 >>> 2);
      const eight3 = four3 & (four3 >>> 4);
      const sixteen3 = eight3 & (eight3 >>> 8);
      const firm0 = Math.clz32(~blank0);
      const top0 = firm0 === 0 ? 0 : -1 << (32 - firm0);
      const firm1 = Math.clz32(~blank1);
      const top1 = firm1 === 0 ? 0 : -1 << (32 - firm1);
      const firm2 = Math.clz32(~blank2);
      const top2 = firm2 === 0 ? 0 : -1 << (32 - firm2);
      let gap0 = r0 & blank0;
      let gap1 = r1 & blank1;
      let gap2 = r2 & blank2;
      let gap3 = r3 & blank3;
      let fill0 = 0;
      let fill1 = 0;
      let fill2 = 0;
      let fill3 = 0;
      a0 = word === 0 ? goal : 0;
      a1 = word === 1 ? goal : 0;
      a2 = word === 2 ? goal : 0;
      a3 = word === 3 ? goal : 0;
      r0 = a0 | (blank0 & (a0 >>> 1));
      r0 |= two0 & (r0 >>> 2);
      r0 |= four0 & (r0 >>> 4);
      r0 |= eight0 & (r0 >>> 8);
      r0 |= sixteen0 & (r0 >>> 16);
      r1 = a1 | (blank1 & (a1 >>> 1));
      r1 |= two1 & (r1 >>> 2);
      r1 |= four1 & (r1 >>> 4);
      r1 |= eight1 & (r1 >>> 8);
      r1 |= sixteen1 & (r1 >>> 16);
      r2 = a2 | (blank2 & (a2 >>> 1));
      r2 |= two2 & (r2 >>> 2);
      r2 |= four2 & (r2 >>> 4);
      r2 |= eight2 & (r2 >>> 8);
      r2 |= sixteen2 & (r2 >>> 16);
      r3 = a3 | (blank3 & (a3 >>> 1));
      r3 |= two3 & (r3 >>> 2);
      r3 |= four3 & (r3 >>> 4);
      r3 |= eight3 & (r3 >>> 8);
      r3 |= sixteen3 & (r3 >>> 16);
      r2 |= top2 & -(r3 & 1);
      r1 |= top1 & -(r2 & 1);
      r0 |= top0 & -(r1 & 1);
      gap0 &= (r0 >>> 1) | (r1 << 31);
      gap1 &= (r1 >>> 1) | (r2 << 31);
      gap2 &= (r2 >>> 1) | (r3 << 31);
      gap3 &= r3 >>> 1;
      for (let j = runs - 1, here = j * 4; j >= 0; j -= 1, here -= 4) {
        const run = clue[j]!;
        a0 = ends[here + 0]! & ((r0 >>> 1) | (r1 << 31));
        a1 = ends[here + 1]! & ((r1 >>> 1) | (r2 << 31));
        a2 = ends[here + 2]! & ((r2 >>> 1) | (r3 << 31));
        a3 = ends[here + 3]! & (r3 >>> 1);
        gap0 |= a0;
        gap1 |= a1;
        gap2 |= a2;
        gap3 |= a3;

        let by = run;
        for (; by >= 32; by -= 32) {
          a0 = a1;
          a1 = a2;
          a2 = a3;
          a3 = 0;
        }
        if (by > 0) {
          a0 = (a0 >>> by) | (a1 << (32 - by));
          a1 = (a1 >>> by) | (a2 << (32 - by));
          a2 = (a2 >>> by) | (a3 << (32 - by));
          a3 >>>= by;
        }
        r0 = a0 | (blank0 & (a0 >>> 1));
        r0 |= two0 & (r0 >>> 2);
        r0 |= four0 & (r0 >>> 4);
        r0 |= eight0 & (r0 >>> 8);
        r0 |= sixteen0 & (r0 >>> 16);
        r1 = a1 | (blank1 & (a1 >>> 1));
        r1 |= two1 & (r1 >>> 2);
        r1 |= four1 & (r1 >>> 4);
        r1 |= eight1 & (r1 >>> 8);
        r1 |= sixteen1 & (r1 >>> 16);
        r2 = a2 | (blank2 & (a2 >>> 1));
        r2 |= two2 & (r2 >>> 2);
        r2 |= four2 & (r2 >>> 4);
        r2 |= eight2 & (r2 >>> 8);
        r2 |= sixteen2 & (r2 >>> 16);
        r3 = a3 | (blank3 & (a3 >>> 1));
        r3 |= two3 & (r3 >>> 2);
        r3 |= four3 & (r3 >>> 4);
        r3 |= eight3 & (r3 >>> 8);
        r3 |= sixteen3 & (r3 >>> 16);
        r2 |= top2 & -(r3 & 1);
        r1 |= top1 & -(r2 & 1);
        r0 |= top0 & -(r1 & 1);
        for (let have = 1; have < run;) {
          const more = have < run - have ? (have < 16 ? have : 16) : run - have < 16 ? run - have : 16;
          a3 |= (a3 << more) | (a2 >>> (32 - more));
          a2 |= (a2 << more) | (a1 >>> (32 - more));
          a1 |= (a1 << more) | (a0 >>> (32 - more));
          a0 |= a0 << more;
          have += more;
        }
        fill0 |= a0;
        fill1 |= a1;
        fill2 |= a2;
        fill3 |= a3;
        gap0 |= blank0 & reached[here + 0]! & ((r0 >>> 1) | (r1 << 31));
        gap1 |= blank1 & reached[here + 1]! & ((r1 >>> 1) | (r2 << 31));
        gap2 |= blank2 & reached[here + 2]! & ((r2 >>> 1) | (r3 << 31));
        gap3 |= blank3 & reached[here + 3]! & (r3 >>> 1);
      }
      canFill[0] = fill0;
      canFill[1] = fill1;
      canFill[2] = fill2;
      canFill[3] = fill3;
      canBlank[0] = gap0;
      canBlank[1] = gap1;
      canBlank[2] = gap2;
      canBlank[3] = gap3;
      return true;
    },
  };
}
