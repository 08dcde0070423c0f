import { hintWordsJa } from './hint-words-ja.ts';
import type { LineName, LineSummary, NonogramMessages } from './messages.ts';

const named = ({ axis, number }: LineName): string => (axis === 'row' ? `${number}行目` : `${number}列目`);
const colour = (number: number): string => `色${number}`;
const numbers = ({ clue, colours }: Pick<LineSummary, 'clue' | 'colours'>): string => {
  if (clue.length === 0) return '0';
  return clue.map((run, at) => `${run}${colours ? `（${colour(colours[at]!)}）` : ''}`).join('、');
};

export const nonogramJa: NonogramMessages = {
  board: ({ width, height }) => `お絵かきロジック、横${width}縦${height}。数字は続けて塗るマスの数です。`,
  cell: ({ row, column, mark, wrong, noted, colour: painted }) =>
    `${row}行${column}列、${(['空き', '塗り', 'バツ'] as const)[mark === 0 || mark === 2 ? mark : 1]}${painted === undefined ? '' : `、${colour(painted)}`}${noted ? '、メモ' : ''}${wrong ? '、違います' : ''}`,
  clue: (line) => `${named(line)}：${numbers(line)}`,
  colour,
  line: (line) =>
    `${named(line)}：ヒント${numbers(line)}。${line.done === undefined ? '' : `${line.clue.length}個中${line.done}個済み、`}未定${line.unknown}マス。`,
  tools: '道具',
  tool: { fill: '塗る', cross: 'バツ', note: 'メモ', erase: '消す', move: '盤を動かす' },
  zoomIn: '拡大',
  zoomOut: '縮小',
  check: '確かめる',
  filled: ({ filled, of }) => `${of}マス中${filled}マス塗りました`,
  unique: ({ width, height }) => `${width}×${height}・答えは一通り`,
  painted: ({ cells, mark }) =>
    `${cells}マス${(['消しました', '塗りました', 'バツにしました'] as const)[mark === 0 || mark === 2 ? mark : 1]}。`,
  noted: ({ cells, on }) => `${cells}マスの${on ? 'メモをつけました' : 'メモを消しました'}。`,
  complete: (line) => `${named(line)}が合いました。`,
  contradicted: (line) => `${named(line)}は合いません。`,
  allFit: 'すべての行と列が合っています。',
  unfit: (lines, more) => `合っていません：${lines.map(named).join('、')}${more > 0 ? `、ほか${more}本` : ''}。`,
  hint: hintWordsJa,
  wrongCells: (cells) => `${cells}マスが違います。`,
  asking: '答えを確かめています…',
  refused: 'ヒントには合っていますが、求める絵とは違います。',
  askFailed: '答えを確かめられませんでした。盤面はそのままです。',
  askAgain: 'もう一度確かめる',
  solution: (title) => (title === undefined ? '答え' : `${title}の答え`),
  whyNot: {
    'nothing-filled': '塗るマスが一つもありません。密度を上げてください。',
    stopped: '時間内に条件に合う盤が見つかりませんでした。密度、大きさ、難しさを変えてください。',
    mask: '型が盤に合いません。一マスに一文字、#か点で書いてください。',
    palette: '色は形がノイズで、難しさを指定しないときだけ使えます。',
    difficulty: 'この難しさの盤は作れません。点数を変えるか、答えが一通りの盤にしてください。',
    unreachable: 'このレベルではそこまで高い点数になりません。レベルを上げるか、点数を下げてください。',
  },
};
