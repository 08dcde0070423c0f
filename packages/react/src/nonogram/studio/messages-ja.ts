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
  wanted: (difficulty) =>
    `望む難しさ：${{ any: '絵のまま', easy: 'やさしい', medium: 'ふつう', hard: '難しい' }[difficulty]}`,
  working: '作っています…',
  stopped: (isBefore) => (isBefore ? '止めました。絵は前のままです。' : '止めました。'),
  preview: ({ width, height }) => `横${width}縦${height}マスの絵`,
  report: ({ open, changed, solvable, fewest, reached }) => {
    if (reached === true)
      return changed === 0 ? 'このままで望みの難しさです。' : `${changed}マス変えると望みの難しさになります。`;
    const nearest = reached === false ? '望みの難しさにはできませんでした。これがいちばん近いものです。' : '';
    if (!solvable) return `${open}マスが一行ずつでは決まりません。大きさかしきい値を変えてみてください。`;
    if (changed === 0) return `このまま一行ずつ解けます。${nearest}`;
    return `${changed}マス変えると解けます${fewest ? '（これより少なくはできません）' : ''}。${nearest}`;
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
  uses: { play: '解いてみる', save: '保存', export: '書き出す' },
  edit: '絵に戻る',
  format: 'ファイル',
  formats: {
    json: 'JSON（数字と絵）',
    non: '.non（数字と絵）',
    olsak: '.g（数字だけ）',
    nin: '.nin（数字だけ）',
    pbm: 'PBM（絵、文字で）',
    'raw-pbm': 'PBM（絵、バイトで）',
  },
};
