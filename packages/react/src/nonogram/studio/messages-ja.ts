import type { NonogramStudioMessages } from './messages.ts';

export const nonogramStudioJa: NonogramStudioMessages = {
  studio: '絵からお絵かきロジックを作る',
  picture: '絵を選ぶ',
  drop: 'ここに落としても開けます',
  rights: '絵は描いた人のものです。自分の絵か、使ってよい絵を使ってください。',
  rightsRead: '使う権利があります',
  size: (cells) => `長いほうのマス数：${cells}`,
  threshold: (grey, automatic) => `しきい値：${grey}${automatic ? '（自動）' : ''}`,
  automatic: '自動で決める',
  colours: '色の数',
  blackAndWhite: '白黒',
  method: '塗り分け',
  methods: { global: '一つのしきい値', local: '明るさに合わせる', dithered: '点で描く' },
  repair: '解けるようにマスを変える',
  working: '作っています…',
  preview: ({ width, height }) => `横${width}縦${height}マスの絵`,
  report: ({ open, changed, solvable, fewest }) => {
    if (open === 0) return 'このまま一行ずつ解けます。';
    if (!solvable) return `${open}マスが一行ずつでは決まりません。大きさかしきい値を変えてみてください。`;
    return `${changed}マス変えると解けます${fewest ? '（これより少なくはできません）' : ''}。`;
  },
  level: '難しさ',
  levels: {
    0: '重なりだけ',
    1: '数字の端',
    2: '一行ずつ',
    3: '一マス仮定',
    4: '深い仮定',
    5: '推測',
  },
  failed: 'この絵からは作れませんでした。',
  play: '解いてみる',
  edit: '絵に戻る',
  save: '保存',
  asJson: 'JSONで',
  asNon: '.nonで',
};
