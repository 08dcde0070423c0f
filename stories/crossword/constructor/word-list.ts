import { checkWords, type Word, type WordProblem } from '@kumiki/core/crossword';

export interface WordList {
  readonly words: readonly Word[];
  /** Lines from 1. */
  readonly problems: readonly { readonly line: number; readonly code: WordProblem['code'] }[];
}

/** A word a line, its clue after a colon; what can't stand on a board is named by its line. */
export function wordList(text: string): WordList {
  const lines = text.split(/\r?\n/).map((line, at) => {
    const [, answer = '', clue = ''] = /^([^:：]*)[:：]?(.*)$/.exec(line) ?? [];
    return { line: at + 1, word: { answer: answer.trim(), ...(clue.trim() === '' ? {} : { clue: clue.trim() }) } };
  });
  const there = lines.filter(({ word }) => word.answer !== '');
  const words = there.map(({ word }) => word);
  const problems = checkWords(words).map(({ index, code }) => ({ line: there[index]!.line, code }));
  return { words, problems };
}

export const listOf = (words: readonly Word[]): string =>
  words.map(({ answer, clue }) => (clue === undefined ? answer : `${answer}: ${clue}`)).join('\n');
