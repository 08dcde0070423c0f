import type { LintMessages } from './lint-words.ts';

type At = { readonly row: number; readonly column: number };
const place = ({ row, column }: At): string => `${row + 1}行${column + 1}列`;
const way = (direction: 'across' | 'down'): string => (direction === 'across' ? 'ヨコ' : 'タテ');
const word = ({ direction, ...at }: At & { readonly direction: 'across' | 'down' }): string =>
  `${place(at)}からの${way(direction)}の言葉`;

const symmetry = { point: '点対称', vertical: '左右対称', horizontal: '上下対称' };

export const lintJa: LintMessages = {
  finding: {
    'adjacent-blocks': ({ blocks, ...at }) =>
      `連黒：${place(at)}で黒マスが${blocks}つ、辺でつながっています。離してください。`,
    divided: ({ cells, pieces, ...at }) =>
      `分断：白マスが${pieces}つに分かれ、${place(at)}の${cells}マスが離れています。道を空けてください。`,
    'corner-blocks': (at) => `四隅黒：${place(at)}の隅が黒マスです。`,
    'three-sided': (at) => `三方黒：${place(at)}のマスが三方を黒マスに囲まれています。`,
    'diagonal-blocks': ({ blocks, ...at }) => `黒斜：${place(at)}から黒マスが斜めに${blocks}つ並んでいます。`,
    symmetry: ({ nearest, cells, ...at }) =>
      `対称：${symmetry[nearest]}になっていません。${place(at)}など${cells}マスが合いません。`,
    'short-word': ({ length, least, ...of }) => `${word(of)}は${length}文字です。${least}文字以上にしてください。`,
    'no-word': (at) => `${place(at)}のマスは、どの言葉にも入りません。`,
    unchecked: (at) => `${place(at)}の文字は、一つの言葉にしか入りません。`,
    'unchecked-share': ({ length, unchecked, most, direction, ...at }) =>
      `${place(at)}を通る${way(direction)}の${length}文字のうち、${unchecked}文字がほかの言葉と交わりません。${most}文字までにしてください。`,
    'unchecked-row': ({ unchecked, most, direction, ...at }) =>
      `${place(at)}から${way(direction)}に${unchecked}文字続けて、ほかの言葉と交わりません。${most}文字までにしてください。`,
    'duplicate-word': ({ answer, ...at }) => `「${answer}」が二度使われています。最初は${place(at)}です。`,
    'false-run': ({ letters, ...of }) => `${word(of)}「${letters}」は、この盤面の言葉にありません。`,
    'linked-clues': ({ group, told, sound }) =>
      told < 2
        ? `続きのカギの${group + 1}番目の組に、言葉が二つありません。`
        : `続きのカギの${group + 1}番目の組の${told}語のうち、盤面にあって、この組だけのものは${sound}語です。`,
    unreadable: ({ what }) => (what === 'board' ? '盤面として読めません。' : 'ルールとして読めません。'),
  },
  level: { error: '誤り', warning: '注意' },
  preset: {
    'ja-strict': '日本式・厳格',
    'ja-loose': '日本式・ゆるめ',
    us: 'アメリカ式',
    'uk-blocked': 'イギリス式（黒マス）',
    barred: '太線式',
    skeleton: 'スケルトン',
  },
  symmetry,
};
