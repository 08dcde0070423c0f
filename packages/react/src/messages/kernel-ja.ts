import type { KernelMessages } from './types.ts';

export const kernelJa: KernelMessages = {
  toolbar: 'ゲーム',
  undo: '元に戻す',
  redo: 'やり直す',
  hint: 'ヒント',
  reshuffle: '混ぜ直す',
  restart: '最初から',
  newGame: '新しいゲーム',
  more: 'その他',
  cancel: '中止',
  retry: 'もう一度',
  dismiss: '閉じる',
  generating: '盤面を用意しています…',
  reshuffling: '混ぜ直しています…',
  thinking: 'ヒントを探しています…',
  progress: '進み具合',
  solved: ({ steps, time, hints }) => `${time}、${steps}手${hints > 0 ? `、ヒント${hints}回` : ''}で解けました。`,
  stuck: '動かせる手がありません。元に戻すか、残りを混ぜ直してください。',
  incorrect: 'すべて埋まりましたが、どこかが違います。',
  undone: '一手戻しました。',
  redone: '一手進めました。',
  restarted: '最初の盤面に戻しました。',
  dealt: '新しい盤面です。',
  noHint: '出せるヒントがありません。',
  wrongTurn: 'この先は解けません。何手か戻してください。',
  failed: {
    'invalid-options': {
      what: '設定が正しくないため、この盤面は作れません。',
      mend: '設定を変えて、もう一度お試しください。',
    },
    'invalid-puzzle': {
      what: 'データが壊れているため、この盤面は表示できません。',
      mend: '新しいゲームを始めるか、盤面を読み込み直してください。',
    },
    impossible: { what: 'この条件を満たす盤面はありません。', mend: '条件を緩めて、もう一度お試しください。' },
    budget: {
      what: '決められた手間の中では盤面が見つかりませんでした。',
      mend: '別のシードで試すか、条件を緩めてください。',
    },
    cancelled: { what: '中止しました。', mend: 'いつでも始められます。' },
    crashed: { what: '盤面を作る途中で問題が起きました。', mend: 'もう一度お試しください。記録は失われていません。' },
    hung: {
      what: '時間がかかりすぎたため、盤面作りを止めました。',
      mend: 'もう一度試すか、ページを読み込み直してください。',
    },
    uncloneable: {
      what: 'この盤面の設定は、裏で働く処理に渡せません。',
      mend: '関数を含まない、ただのデータにしてください。',
    },
    unavailable: { what: 'パズルの部品を読み込めませんでした。', mend: '通信を確かめて、もう一度お試しください。' },
  },
};
