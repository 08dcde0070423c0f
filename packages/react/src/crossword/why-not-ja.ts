import type { SlotName } from '@kumiki/core/crossword/rules';
import type { UnplacedMessages, WhyNotMessages } from './why-not.ts';

const named = ({ number, direction }: SlotName): string => `${direction === 'across' ? 'ヨコ' : 'タテ'}${number}`;
const place = (row: number, column: number): string => `${row + 1}行${column + 1}列`;
/** 決まった文字はそのまま、候補は括弧の中、何でもよいところは〇。 */
const form = (letters: readonly string[]): string =>
  letters.map((some) => (some === '' ? '〇' : some.length === 1 ? some : `［${shortened(some)}］`)).join('');
const shortened = (letters: string): string => (letters.length > 8 ? `${letters.slice(0, 8)}…` : letters);

export const whyNotJa: WhyNotMessages = {
  'no-answer-word': ({ wanted: [least, most], have }) =>
    `${least === most ? least : `${least}〜${most}`}文字の言葉がないので、答えを作れません。言葉を足${
      have.length > 0 ? `すか、ある長さ（${have.join('・')}文字）から選んでください` : 'してください'
    }。`,
  'no-crossing': ({ letters }) =>
    `答えの文字「${letters.join(' ')}」を含む言葉がほかにないので、組めません。それを含む言葉を足してください。`,
  'bad-options': (detail) =>
    detail.why === 'answer-length'
      ? `答えの長さを${detail.wanted[0]}〜${detail.wanted[1]}文字とは決められません。整数を二つ、小さいほうから書いてください。`
      : `言葉が${detail.words}語あります。組めるのは${detail.most}語までです。減らすか、マス目を埋める作り方にしてください。`,
  'bad-pattern': ({ problems: [first] }) => {
    switch (first?.code) {
      case 'ragged':
        return `パターンの${first.row + 1}行目は、1行目と同じ${first.wanted}マスにしてください。`;
      case 'bad-cell':
        return `パターンの${place(first.row, first.column)}は、黒マスでも空きマスでも文字でもありません。`;
      case 'alone':
        return `パターンの${place(first.row, first.column)}のマスは、どの言葉にも入りません。となりを空けるか、黒マスにしてください。`;
      case 'too-long':
        return `${place(first.row, first.column)}からの言葉が長すぎます。間に黒マスを置いてください。`;
      case 'unknown':
        return `「${first.name}」というパターンはありません。用意されたものから選ぶか、行で書いてください。`;
      default:
        return 'パターンにマスがないか、多すぎます。縦横とも1〜255マスにしてください。';
    }
  },
  'bad-lexicon': (detail) => {
    switch (detail.why) {
      case 'too-many-letters':
        return `辞書の文字が${detail.letters}種類あり、言葉の数に対して多すぎます。めずらしい文字の言葉を減らしてください。`;
      case 'missing':
        return '設定にある辞書が届いていません。辞書のデータをアセットとして渡してください。';
      default:
        return '辞書のデータが壊れています。作り直してください。';
    }
  },
  'bad-pin': ({ pin, why }) =>
    `固定した言葉の${pin + 1}番目は、${
      {
        'no-slot': '言葉の入らない場所にあります。動かすか、パターンを変えてください。',
        'wrong-length': '場所と長さが合いません。動かすか、パターンを変えてください。',
        conflict: 'ほかの言葉と文字が食い違います。どちらかを動かしてください。',
        twice: '二度使われているか、場所が重なっています。一つにしてください。',
        outside: '盤面からはみ出します。動かすか、盤面を広げてください。',
        'bad-word': '盤面に置けません。二文字以上にしてください。',
      }[why]
    }`,
  'too-few-words': ({ lengths }) =>
    lengths.length === 0
      ? '入れる言葉がありません。足してください。'
      : `言葉が足りません：${lengths.map(({ length, slots, words }) => `${length}文字は${slots}語いるのに${words}語`).join('、')}。言葉を足すか、パターンを変えてください。`,
  'root-infeasible': ({ blocked, single, letters, slots }) => {
    const others = slots.filter((slot) => slot.number !== blocked.number || slot.direction !== blocked.direction);
    const because = others.length > 0 ? `${others.map(named).join('、')}のため、` : '';
    const more = single ? '' : 'ほかにも入る言葉のない場所があります。';
    return `${because}${named(blocked)}に入る言葉がありません。「${form(letters)}」という形の言葉を足すか、これらの場所を変えてください。${more}`;
  },
  infeasible: () =>
    'すべて試しましたが、この言葉ではこのパターンを埋められません。言葉を足すか、パターンを変えてください。',
  unfilled: ({ filled, slots }) =>
    `決められた手間では${slots}か所のうち${filled}か所まで埋まりました。別のシードで試すか、言葉を足してください。`,
  'no-words': () => '盤面に置ける言葉がありません。二文字以上の言葉を入れてください。',
  'all-too-long': ({ shortest, longest }) =>
    `一番短い言葉でも${shortest}文字あり、盤面は${longest}マスしかありません。盤面を広げてください。`,
  'nothing-crosses': ({ words: [first, second] }) =>
    `同じ文字を持つ言葉がありません。「${first}」と「${second}」の両方の文字を含む言葉があればつながります。`,
  'pins-apart': ({ pins: [first, second], proved }) =>
    `固定した言葉の${first + 1}番目と${second + 1}番目は、ほかの言葉で${proved ? 'つなげません' : 'つながりませんでした'}。両方の文字を含む言葉を足すか、近づけてください。`,
};

export const unplacedJa: UnplacedMessages = {
  empty: '空です',
  'one-letter': '一文字しかありません',
  'bad-character': '文字でないものが入っています',
  'too-long': '長すぎます',
  'too-many': '言葉が多すぎます',
  'too-many-letters': '文字の種類が多すぎます',
  duplicate: '同じ言葉がもうあります',
  'no-shared-letter': 'ほかの言葉と同じ文字がありません',
  apart: '同じ文字を持つ言葉が、どれも盤面にありません',
  budget: '置ける場所が見つかりませんでした',
};
