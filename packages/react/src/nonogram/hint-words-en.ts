import { ranges, type HintTold, type RefutedTold } from './hint-told.ts';
import type { LineName } from './messages.ts';

const named = ({ axis, number }: LineName): string => `${axis} ${number}`;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function hintWordsEn({ line, cells, mark, colour, reason }: HintTold): string {
  const across = line.axis === 'row' ? 'column' : 'row';
  const [one, these] = [cells.length === 1, `${across}${cells.length === 1 ? '' : 's'} ${ranges(cells, ', ', '–')}`];
  const what = `${these} ${one ? 'is' : 'are'} ${mark === 2 ? 'blank' : colour === undefined ? 'filled' : `filled with colour ${colour}`}`;
  const begin = `Hint: ${upper(named(line))}`;
  switch (reason.kind) {
    case 'overlap':
      if (reason.to - reason.from + 1 === reason.run)
        return `${begin}: the ${reason.run} fits in one place only, so ${what}.`;
      return `${begin}: the ${reason.run} lies somewhere from ${across} ${reason.from} to ${reason.to}, so ${what}.`;
    case 'complete':
      return `${begin}: all of it is there, so ${what}.`;
    case 'out-of-reach':
      return `${begin}: no number gets that far, so ${what}.`;
    case 'every-way':
      return `${begin}: in every way to fill it ${what}.`;
    case 'contradiction':
      return `${begin}: ${what}. ${[reason, ...(reason.others ?? [])].map(refuted).join(' ')}`;
    case 'search':
      return `${begin}: ${what}. The other way the board could not be finished, after a long chain of steps.`;
    default:
      return `${begin}: ${what}; it may be otherwise too.`;
  }
}

function refuted({ supposed, lines, ends }: RefutedTold): string {
  const steps = lines.map(named);
  const then = steps.length === 0 ? '' : ` by way of ${steps.join(', ')}`;
  const way =
    supposed === undefined ? 'The other way' : supposed === 0 ? 'Were it blank,' : `Were it colour ${supposed},`;
  return `${way} ${named(ends)} could not be fulfilled any more${then}.`;
}
