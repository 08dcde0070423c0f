import { ranges, type HintTold, type RefutedTold } from './hint-told.ts';
import type { LineName } from './messages.ts';

const named = ({ axis, number }: LineName): string => `${number}${axis === 'row' ? '行目' : '列目'}`;

export function hintWordsJa({ line, cells, mark, colour, reason }: HintTold): string {
  const across = line.axis === 'row' ? '列目' : '行目';
  const these = `${ranges(cells, '、', '〜')}${across}`;
  const what = `${these}は${mark === 2 ? '空きます' : colour === undefined ? '塗ります' : `色${colour}で塗ります`}`;
  const begin = `ヒント：${named(line)}`;
  switch (reason.kind) {
    case 'overlap':
      if (reason.to - reason.from + 1 === reason.run)
        return `${begin}の${reason.run}は一か所にしか入らないので、${what}。`;
      return `${begin}の${reason.run}は${reason.from}〜${reason.to}${across}のどこかに入るので、${what}。`;
    case 'complete':
      return `${begin}はすべて塗れているので、残りの${what}。`;
    case 'out-of-reach':
      return `${begin}は、どの数字も届かないので、${what}。`;
    case 'every-way':
      return `${begin}は、どう塗っても${what}。`;
    case 'contradiction':
      return `${begin}の${what}。${[reason, ...(reason.others ?? [])].map(refuted).join('')}`;
    case 'search':
      return `${begin}の${what}。反対にすると、長い手順の末に成り立たなくなります。`;
    default:
      return `${begin}の${what}。ほかの答えもあるかもしれません。`;
  }
}

function refuted({ supposed, lines, ends }: RefutedTold): string {
  const steps = lines.map(named).join('、');
  const way = supposed === undefined ? '反対に' : supposed === 0 ? '空きに' : `色${supposed}に`;
  return `${way}すると、${steps === '' ? '' : `${steps}を経て`}${named(ends)}が成り立ちません。`;
}
