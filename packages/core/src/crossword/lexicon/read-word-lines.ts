import type { Word } from '../types.ts';

/** By word of `list`: the line it stands in, from 0. */
export interface WordLines {
  readonly list: readonly Word[];
  readonly lines: readonly number[];
}

/**
 * Words from a text, one a line: `answer`, `answer;score`, or fields between tabs: answer, clue, and then in any order a
 * score (a number) and tags, with or without [brackets]. A byte order mark, empty lines and lines that start with # are
 * passed over. Nothing is refused here: `createLexicon` says what is wrong with a word.
 */
export function readWordLines(text: string): WordLines {
  const list: Word[] = [];
  const lines: number[] = [];
  const source = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  let line = 0;
  for (let from = 0; from <= source.length; line += 1) {
    const next = source.indexOf('\n', from);
    const end = next < 0 ? source.length : next;
    const row = source.slice(from, source.charCodeAt(end - 1) === 13 ? end - 1 : end);
    from = end + 1;
    if (row === '' || row.startsWith('#')) continue;
    list.push(row.includes('\t') ? wordOfFields(row.split('\t')) : wordOfPair(row));
    lines.push(line);
  }
  return { list, lines };
}

const NUMBER = /^\d{1,3}$/;

function wordOfPair(row: string): Word {
  const at = row.lastIndexOf(';');
  const score = row.slice(at + 1).trim();
  return at > 0 && NUMBER.test(score) ? { answer: row.slice(0, at), score: Number(score) } : { answer: row };
}

function wordOfFields([answer = '', clue = '', ...more]: readonly string[]): Word {
  const fields = more.map((field) => field.trim()).filter((field) => field !== '');
  const score = fields.find((field) => NUMBER.test(field));
  const tags = fields.filter((field) => !NUMBER.test(field)).map((field) => /^\[(.*)\]$/.exec(field)?.[1] ?? field);
  return {
    answer,
    ...(clue === '' ? {} : { clue }),
    ...(score === undefined ? {} : { score: Number(score) }),
    ...(tags.length === 0 ? {} : { tags }),
  };
}
