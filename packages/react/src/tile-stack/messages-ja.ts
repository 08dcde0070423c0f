import { suitNames, type TileStackMessages } from './messages.ts';

const figures = '一二三四五六七八九';
const figure = (n: number): string => figures[n - 1]!;

export const tileStackJa: TileStackMessages = {
  board: (tiles) => `牌の山、${tiles}枚。取れる同じ牌を二枚ずつ取り除きます。`,
  faces: {
    ...suitNames('dots', (n) => `${figure(n)}筒`),
    ...suitNames('bamboo', (n) => `${figure(n)}索`),
    ...suitNames('characters', (n) => `${figure(n)}萬`),
    'wind-east': '東',
    'wind-south': '南',
    'wind-west': '西',
    'wind-north': '北',
    'dragon-red': '中',
    'dragon-green': '發',
    'dragon-white': '白',
    'flower-plum': '花牌 梅',
    'flower-orchid': '花牌 蘭',
    'flower-chrysanthemum': '花牌 菊',
    'flower-bamboo': '花牌 竹',
    'season-spring': '季節牌 春',
    'season-summer': '季節牌 夏',
    'season-autumn': '季節牌 秋',
    'season-winter': '季節牌 冬',
  },
  tile: ({ name, layer, row, column, state }) =>
    `${name}、${layer}段目、${row}行${column}列、${{ free: '取れます', covered: '上に牌があります', 'hemmed-in': '両側がふさがっています' }[state]}`,
  winnable: (pairs) => `この配牌は必ず取り切れます・${pairs}組`,
  lost: '取れる組がありません。取り切れる配牌でしたが、順番が合いませんでした。元に戻すか、残りを混ぜ直してください。',
  left: ({ pairs, moves }) => `残り${pairs}組・取れる組${moves}`,
  at: ({ name, layer, row, column }) => `${name}（${layer}段目${row}行${column}列）`,
  removed: ({ name, pairs, moves }) => `${name}を取りました。残り${pairs}組、取れる組は${moves}。`,
  blocked: ({ name, by, state }) =>
    state === 'covered' ? `${name}の上には${by}があります。` : `${name}は${by}に両側をふさがれています。`,
  noMatch: (first, second) => `${first}と${second}は組になりません。`,
  hint: (first, second, certain, frees) =>
    (certain
      ? `ヒント：${first}と${second}。`
      : `ヒント：${first}と${second}が取れます。勝てるかどうかは分かっていません。`) +
    (frees > 0 ? `すると${frees}枚が新しく取れるようになります。` : ''),
  reshuffled: (tiles, moved) =>
    `残り${tiles}枚を並べ直しました。${moved > 0 ? `${moved}枚は別の場所に移りました。` : ''}すべて取り切れます。`,
  conflict: (named) => `どう組み合わせても互いのじゃまになります：${named}。`,
  why: '理由を見る',
  difficulty: '難しさ',
  difficulties: { easy: 'やさしい', normal: 'ふつう', hard: 'むずかしい' },
};
