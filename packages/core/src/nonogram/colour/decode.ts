import { decoder, integer, list, optional, record, type Problem, type Shape } from '../../decode.ts';
import { limits } from '../../limits.ts';
import type { Clue, Clues, Palette } from '../types.ts';
import { mostColours } from './marks.ts';

/** A colour as a palette has it, and nothing else of CSS. */
const colour: Shape<string> = {
  read(input, path, problems) {
    if (typeof input === 'string' && /^#[\da-f]{6}$/i.test(input)) return input;
    problems.push({ path, code: 'colour', message: `${path}: a colour as #rrggbb is wanted.` });
    return '#000000';
  },
};
const colours = list(colour, mostColours, 1);

export const paletteShape: Shape<Palette> = {
  read(input, path, problems) {
    const palette = colours.read(input, path, problems);
    const twice = palette.findIndex((one, at) => palette.slice(0, at).some((other) => sameColour(one, other)));
    if (twice >= 0 && problems.length === 0) {
      const message = `${path}[${twice}]: the palette has ${palette[twice]} twice; nobody could tell them apart.`;
      problems.push({ path: `${path}[${twice}]`, code: 'colour', message });
    }
    return palette;
  },
};

/** By line and run: which colour of the palette. */
export const runColoursShape: Shape<readonly Clue[]> = list(
  list(integer(0, mostColours - 1), limits.side),
  limits.side,
  1,
);

const sameColour = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What is wrong with the colours of clues whose parts are all right: every run has one of the palette. */
export function colourProblems(clues: Clues & { readonly palette?: Palette }): Problem[] {
  // Its own, whatever a page has put on the prototype of all objects.
  const keys = (['palette', ...axes] as const).filter((key) => Object.hasOwn(clues, key));
  if (keys.length === 0) return [];
  if (keys.length < 3) {
    const message = `${keys.join(', ')}: palette, rowColours and columnColours are wanted together, or none of them.`;
    return [{ path: keys[0]!, code: 'colours', message }];
  }
  const problems: Problem[] = [];
  const colourCount = clues.palette!.length;
  for (const key of axes) {
    const lines = clues[key === 'rowColours' ? 'rows' : 'columns'];
    const painted = clues[key]!;
    if (painted.length !== lines.length) {
      const message = `${key}: ${painted.length} lines have colours; there are ${lines.length}.`;
      problems.push({ path: key, code: 'colours', message });
    }
    const at = lines.findIndex((clue, line) => {
      const runs = clue.filter((run) => run > 0).length;
      return painted[line]?.length !== runs || painted[line].some((one) => one >= colourCount);
    });
    if (at < 0 || problems.length > 0) continue;
    const message = `${key}[${at}]: a colour from 0 to ${colourCount - 1} is wanted for each run of the line.`;
    problems.push({ path: `${key}[${at}]`, code: 'colours', message });
  }
  return problems;
}

const axes = ['rowColours', 'columnColours'] as const;

const decodeColours = decoder(
  record({ palette: optional(paletteShape), rowColours: runColoursShape, columnColours: runColoursShape }),
);

/** What is wrong with the colours of clues that nobody has decoded; a palette may be missing. */
export function undecodedProblems(clues: Clues & { readonly palette?: Palette }): readonly Problem[] {
  if (!axes.some((key) => Object.hasOwn(clues, key))) return [];
  const { rowColours, columnColours } = clues;
  const palette = Object.hasOwn(clues, 'palette') ? clues.palette : undefined;
  const decoded = decodeColours({ rowColours, columnColours, palette });
  if (!decoded.ok) return decoded.detail;
  const any = Array.from({ length: mostColours }, () => '');
  return colourProblems({ rows: clues.rows, columns: clues.columns, ...decoded.value, palette: palette ?? any });
}
