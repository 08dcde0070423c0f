import type { NullPuzzleMessages } from './messages.ts';

export const nullPuzzleJa: NullPuzzleMessages = {
  board: 'ランプの列。押すと、そのランプと右どなりが切り替わります。すべてともしてください。',
  lamp: ({ number, lit }) => `ランプ${number}、${lit ? '点灯' : '消灯'}`,
  dark: (count) => `消えているランプ ${count}`,
};
