import type { Direction } from '@kumiki/core/crossword/rules';
import type { CrosswordMessages, EntryName } from './messages.ts';

const named = ({ number, direction }: EntryName): string => `${direction === 'across' ? 'ヨコ' : 'タテ'}${number}`;

/** 「ヨコ1・5、タテ2」 */
const namedAll = (entries: readonly EntryName[], within?: Direction): string =>
  entries
    .map(({ number, direction }, nth) => {
      const before = nth === 0 ? within : entries[nth - 1]!.direction;
      const mark = nth === 0 ? '' : direction === before ? '・' : '、';
      return `${mark}${direction === before ? number : named({ number, direction })}`;
    })
    .join('');

export const crosswordJa: CrosswordMessages = {
  board: ({ words, answer }) => `クロスワード、${words}語${answer > 0 ? `、答えは${answer}文字` : ''}。`,
  cell: ({ letter, kind, answerPlace, mark, entry, place, length, pencilled, circled }) =>
    [
      letter === '' ? '空き' : letter,
      pencilled ? '鉛筆' : undefined,
      circled ? '丸つき' : undefined,
      kind === 'given' ? '見えている文字' : undefined,
      answerPlace === undefined ? undefined : `答えの${answerPlace}文字目`,
      mark && { right: '正解', wrong: '違います', revealed: '開いた文字' }[mark],
      entry &&
        (place === 1
          ? `${named(entry)}${entry.clue ? `：${entry.clue}` : ''}、${length}文字`
          : `${named(entry)}の${place}文字目`),
    ]
      .filter((part) => part !== undefined)
      .join('、'),
  entry: named,
  entries: namedAll,
  atEntry: ({ clue, length, filled, linked, ...entry }) =>
    `${linked ? `${namedAll(linked)}${named(linked[0]!) === named(entry) ? '' : `の${named(entry)}`}` : named(entry)}${clue ? `：${clue}` : ''}。${length}文字、${filled}文字入っています。`,
  across: 'ヨコのカギ',
  down: 'タテのカギ',
  clues: 'カギ',
  previousClue: '前のカギ',
  nextClue: '次のカギ',
  input: 'クロスワードの文字',
  answer: '答え',
  answerIs: (letters) => `答え：${letters.map((letter) => (letter === '' ? '空き' : letter)).join('、')}`,
  left: ({ empty, of }) => (empty === 0 ? 'すべて入りました' : `${of}文字中あと${empty}文字`),
  filledOf: ({ filled, of }) => `${of}文字中${filled}文字`,
  check: '確かめる',
  reveal: '開く',
  scope: { letter: 'この文字', word: 'この言葉', all: 'すべて' },
  pencil: '鉛筆',
  rebus: '複数の文字',
  rebusOpen: 'このマスに何文字も入ります。Enterで終わります。',
  asking: '正しいか問い合わせています…',
  refused: 'すべて埋まりましたが、まだ正しくありません。',
  askFailed: '正しいかどうか、答えが返ってきませんでした。',
  askAgain: 'もう一度問い合わせる',
  clearWord: '言葉を消す',
  checked: ({ right, wrong }) => `正解${right}文字、違う${wrong}文字。`,
  revealed: (cells) => `${cells}文字開きました。`,
  solution: (title) => (title === undefined ? '解答' : `${title}　解答`),
  keyboard: '文字盤',
  deleteKey: '消す',
  turnKey: '向きを変える',
  hideStyle: {
    none: 'そのまま',
    tail: '語尾かくし',
    head: '語頭かくし',
    alt: 'ひとつおきかくし',
    most: 'ほとんどかくし',
    crossing: '交差のとなりかくし',
    vowel: '母音かくし',
    dakuten: '濁音かくし',
  },
  hint: ({ letter, ...entry }) => `ヒント：${named(entry)}のここは「${letter}」です。`,
  wrongLetter: '違う文字があります。「確かめる」でどれか分かります。',
};
