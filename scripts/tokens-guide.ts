import { pairs, required } from '../packages/react/src/theme/pairs.ts';
import { tokenNames, tokens, variableOf, type Token, type TokenName } from '../packages/react/src/theme/tokens.ts';

const boards = { shared: 'Everywhere', crossword: 'Crossword', nonogram: 'Nonogram', 'tile-stack': 'Tile stack' };

/** The page of the tokens: what each is for, its default, and which pairs must be told apart. */
export function guide(): string {
  const row = (name: TokenName): string => {
    const { what, light, dark = 'the same' }: Token = tokens[name];
    return `| \`${variableOf(name)}\` | ${what} | \`${light}\` | ${dark === 'the same' ? dark : `\`${dark}\``} |`;
  };
  const table = (board: Token['board']): string =>
    [
      `## ${boards[board]}`,
      '',
      '| property | what it is for | light | dark |',
      '| --- | --- | --- | --- |',
      ...tokenNames.filter((name) => tokens[name].board === board).map(row),
    ].join('\n');
  const backs = new Map<string, string[]>();
  for (const { front, back, kind } of pairs) {
    const key = `${kind} ${front}`;
    backs.set(key, [...(backs.get(key) ?? []), `\`${back}\``]);
  }
  const pairRows = [...backs].map(([key, on]) => {
    const [kind, front] = key.split(' ') as ['text' | 'mark', string];
    return `| \`${front}\` | ${on.join(', ')} | ${required.AA[kind]} : 1 |`;
  });
  return `${[
    "import { Meta } from '@storybook/addon-docs/blocks';",
    '',
    '<Meta title="Theming/Tokens" />',
    '',
    '{/* Written by scripts/tokens.ts from the list of tokens: change that. */}',
    '',
    '# Tokens',
    '',
    'Every colour of a board is one of these custom properties. `createTheme` of `@kumiki/react/theme` derives all of them',
    'from a few colours of a brand; single ones can be set on any element around a board, or on a part, and leave all others',
    'as they are.',
    '',
    'Where a person asks their system for more contrast, hairlines and faint words become as strong as what is beside them,',
    'in every brand; where less motion is asked for, nothing moves. On paper a dark page has the colours of the light scheme.',
    '',
    ...(['shared', 'crossword', 'nonogram', 'tile-stack'] as const).flatMap((board) => [table(board), '']),
    '## Pairs that must be told apart',
    '',
    'Text needs 4.5 : 1 and marks that carry meaning 3 : 1 (WCAG 2.2 AA; 7 and 4.5 on demand). Lines that only part things',
    'are not in the table. Right and wrong, done and chosen are never told by colour alone: there is a sign, a ring or a',
    'stroke beside it.',
    '',
    '| in front | behind | at least |',
    '| --- | --- | --- |',
    ...pairRows,
  ].join('\n')}\n`;
}
