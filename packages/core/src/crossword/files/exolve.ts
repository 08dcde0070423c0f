import { countGraphemes, graphemes } from '../graphemes.ts';
import { cellText, finishFile } from './check-file.ts';
import {
  crosswordFileLimits as limits,
  type CrosswordFeature,
  type CrosswordFile,
  type CrosswordLoss,
  type FileCell,
  type FileClue,
  type FileClues,
  type FileWord,
  type ReadFile,
} from './crossword-file.ts';
import { mapClues, usualTitle, without } from './features.ts';
import { fitLetters, fitting, standsAlone, type Fitted } from './fitting.ts';
import { linesOf } from './lines.ts';
import { fitGroups, groupsOf, headFinder, wordCalled, wordKey, type ToldGroup } from './linked-words.ts';
import { createNotes, type Notes } from './notes.ts';
import { clueText, htmlToLines, htmlToText, textToHtml } from './plain-text.ts';
import { refuse } from './refuse.ts';
import { runFinder, withUsualNumbers } from './standard-entries.ts';

export const exolveCarries: readonly CrosswordFeature[] = [
  'rebus',
  'partial-solution',
  'no-solution',
  'given',
  'circles',
  'shades',
  'bars',
  'clue-order',
  'linked-clues',
  'markup',
  'title',
  'author',
  'copyright',
  'notes',
  'language',
];
const known = new Set(
  'begin end width height grid title setter copyright prelude preamble across down language option colour color'.split(
    ' ',
  ),
);
type Line = { readonly text: string; readonly line: number };
type Section = { readonly name: string; readonly value: string; readonly lines: Line[] };

/** The first puzzle of a text of Exolve. Clues are HTML; what stands behind the lengths of a clue, its explanation, is left out. */
export function readExolve(text: string): ReadFile {
  const lines = linesOf(text.replace(/^\uFEFF/, ''));
  if (!lines.ok) return lines;
  const notes = createNotes();
  const sections = sectionsOf(lines.value, notes);
  const valueOf = (...names: string[]): string | undefined =>
    sections.find(({ name, value }) => names.includes(name) && value !== '')?.value;
  const [width, height] = ['width', 'height'].map((name) =>
    Number(/^\d{1,6}$/.exec(valueOf(name) ?? '')?.[0] ?? 0),
  ) as [number, number];
  if (width === 0 || height === 0) return refuse('malformed', 'exolve-width and exolve-height are wanted, from 1.');
  if (Math.max(width, height) > limits.side) return refuse('too-large', `A side has more than ${limits.side} cells.`);
  const rows = sections.find(({ name }) => name === 'grid')?.lines.filter((one) => one.text.trim() !== '') ?? [];
  if (rows.length !== height)
    return refuse('malformed', `There are ${rows.length} rows; exolve-height says ${height}.`);
  const options = sections.filter(({ name }) => name === 'option').map(({ value }) => value);
  const isRebus = options.some((option) => /\brebus-cells\b/.test(option));
  const language = (valueOf('language') ?? '').split(/\s+/);
  const isSpaced = isRebus || language[0] !== '';
  const specs: Spec[] = [];
  for (const row of rows) {
    const read = rowOf(row.text, isSpaced, width);
    if (read.length !== width)
      return refuse('malformed', `The row has ${read.length} cells; exolve-width says ${width}.`, row.line);
    specs.push(...read);
  }
  const isUnsolved = specs.every(({ letters, isLiteral }) => !isLiteral && /^[.0?]$/.test(letters));
  const shades = shadesOf(sections, width, specs.length, notes);
  const cells = specs.map(({ letters, signs, isLiteral }, at): FileCell => {
    if (letters === '.' && !isLiteral) return { kind: 'block' };
    const isMissing = !isLiteral && (letters === '?' || (isUnsolved && letters === '0'));
    const solution = isMissing ? undefined : cellText(letters);
    const shade = shades.get(at);
    if (/[~*{]/.test(signs))
      notes.add('style', 'A cell is diagramless, skips its number or has a drawing; that is left out.', {
        cells: [at],
      });
    return {
      kind: 'open',
      ...(solution === undefined ? {} : { solution }),
      ...(signs.includes('!') && solution !== undefined ? { given: true } : {}),
      ...(signs.includes('@') ? { circle: true } : {}),
      ...(shade === undefined ? {} : { shade }),
      ...(/[|+]/.test(signs) && at % width < width - 1 ? { barRight: true } : {}),
      ...(/[_+]/.test(signs) && at + width < specs.length ? { barBelow: true } : {}),
    };
  });
  const grid = { width, height, cells: withUsualNumbers({ width, height, cells }) };
  const prelude = sections.find(({ name }) => name === 'prelude' || name === 'preamble');
  const told: ToldGroup[] = [];
  const lists = sections.flatMap(({ name, lines: inside }): FileClues[] =>
    name === 'across' || name === 'down'
      ? [{ title: usualTitle[name], direction: name, clues: cluesOf(inside, name, grid, told, notes) }]
      : [],
  );
  const said = (...names: string[]): string => htmlToText(valueOf(...names) ?? '');
  return finishFile(
    {
      ...grid,
      lists,
      groups: groupsOf(told, { ...grid, lists }, notes),
      title: said('title'),
      author: said('setter'),
      copyright: said('copyright'),
      notes: htmlToLines((prelude?.lines ?? []).map((one) => one.text).join('\n')),
      language: language[0]!,
    },
    notes.list(),
  );
}

function sectionsOf(lines: readonly string[], notes: Notes): Section[] {
  const sections: Section[] = [];
  let isInside = !lines.some((line) => /^[ \t]*exolve-begin/.test(line));
  for (const [at, whole] of lines.entries()) {
    // A comment: a # with a blank, or nothing, on both sides.
    const hash = /(?:^|\s)#(?:\s|$)/.exec(whole);
    const text = (hash ? whole.slice(0, hash.index) : whole).trim();
    const [, name, value = ''] = /^exolve-([a-z\d-]{1,40})\s{0,9}(?::\s*|$)(.*)$/.exec(text) ?? [];
    if (name === undefined) {
      if (isInside && text !== '') sections.at(-1)?.lines.push({ text, line: at + 1 });
      continue;
    }
    if (name === 'end' && isInside) break;
    if (name === 'begin') isInside = true;
    if (!isInside) continue;
    sections.push({ name, value: value.trim(), lines: [] });
    if (!known.has(name)) notes.add('section', `exolve-${name} is left out.`, { line: at + 1 });
  }
  return sections;
}

type Spec = { readonly letters: string; readonly signs: string; readonly isLiteral: boolean };
const DECORATORS = new Set('|_+@*!~');

/** Cells of a row: letters, one each or parted by blanks, and the signs behind them. */
function rowOf(row: string, isSpaced: boolean, width: number): Spec[] {
  const specs: { letters: string; signs: string; isLiteral: boolean }[] = [];
  const units = graphemes(row.slice(0, width * 128));
  let isOpen = false;
  for (let at = 0; at < units.length && specs.length <= width; at += 1) {
    const unit = units[at]!;
    const last = specs.at(-1);
    if (/^\s/.test(unit)) {
      isOpen = false;
      continue;
    }
    if (last && DECORATORS.has(unit)) {
      last.signs += unit;
      isOpen = false;
      continue;
    }
    if (last && unit === '{') {
      const end = units.indexOf('}', at);
      last.signs += unit;
      at = end < 0 ? units.length : end;
      isOpen = false;
      continue;
    }
    const isLiteral = unit === '&' && at + 1 < units.length;
    if (isLiteral) at += 1;
    const letter = isLiteral ? units[at]! : unit;
    if (isSpaced && isOpen && last && !(letter === '.' && !isLiteral)) last.letters += letter;
    else specs.push({ letters: letter, signs: '', isLiteral });
    // Blocks need no blank behind them.
    isOpen = isLiteral || letter !== '.';
  }
  return specs;
}

/** Cells by colour: those named by column and row, counted from the top (`c3r4`). */
function shadesOf(sections: readonly Section[], width: number, count: number, notes: Notes): Map<number, string> {
  const shades = new Map<number, string>();
  for (const { name, value } of sections) {
    if (name !== 'colour' && name !== 'color') continue;
    const words = value.split(/\s+/);
    const colour = words.find((word) => /^#[\da-f]{6}$/i.test(word))?.toLowerCase();
    for (const word of words) {
      if (word.toLowerCase() === colour) continue;
      const [, column, row] = /^c(\d{1,3})r(\d{1,3})$/.exec(word) ?? [];
      const [x, y] = [Number(column) - 1, Number(row) - 1];
      if (colour !== undefined && x >= 0 && x < width && y >= 0 && y * width + x < count)
        shades.set(y * width + x, colour);
      else notes.add('style', `The colour of ${JSON.stringify(word.slice(0, 40))} is left out.`);
    }
  }
  return shades;
}

/** Lengths of the answer, in brackets. */
const LENGTHS = /\(\d[\d\s,.'’-]{0,60}\)\*?|\(\?\)\*?/g;

function cluesOf(
  lines: readonly Line[],
  direction: 'across' | 'down',
  grid: Pick<CrosswordFile, 'width' | 'height' | 'cells'>,
  told: ToldGroup[],
  notes: Notes,
): FileClue[] {
  const find = runFinder(grid);
  return lines.flatMap(({ text, line }): FileClue[] => {
    const read = readClue(text);
    if (!read) {
      notes.add('annotation', 'A line among the clues is left out.', { line });
      return [];
    }
    if (read.isExplained) notes.add('annotation', `The explanation of clue ${read.number} is left out.`, { line });
    const cells = find(direction, read.number);
    if (cells.length === 0) notes.add('clue-cells', `No word starts at ${read.number} ${direction}.`, { line });
    if (read.linked.length > 0)
      told.push([
        wordCalled(find, read.number, direction, direction),
        ...read.linked.map(({ number, way }) =>
          way === 'other' ? undefined : wordCalled(find, number, way, direction),
        ),
      ]);
    return [{ number: read.number, ...clueText(read.html), cells }];
  });
}

/** Directions of the letters behind a number; those of three dimensions are none of ours. */
const ways = { a: 'across', d: 'down', b: 'other', u: 'other' } as const;
type Linked = { readonly number: string; readonly way: (typeof ways)[keyof typeof ways] | undefined };

function readClue(line: string): { number: string; html: string; linked: Linked[]; isExplained: boolean } | undefined {
  const [, number, linked = '', rest = ''] =
    /^(\d{1,5})[adbu]?((?:\s{0,9}(?:,|&(?:amp;)?|\/|and\b)\s{0,9}\d{1,5}[adbu]?(?![\w;])){0,50})\.?(?=\s|$)(.*)$/.exec(
      line,
    ) ?? [];
  if (number === undefined) return undefined;
  const end = rest.indexOf('[');
  let last: RegExpExecArray | undefined;
  for (const one of rest.matchAll(LENGTHS)) if (end < 0 || one.index < end) last = one;
  const stop = last ? last.index + last[0].length : end < 0 ? rest.length : end;
  return {
    number,
    html: rest.slice(0, stop).replace(/\*$/, '').trim(),
    linked: Array.from(linked.matchAll(/(\d{1,5})([adbu]?)/g), ([, called, way]) => ({
      number: called!,
      way: way === '' ? undefined : ways[way as keyof typeof ways],
    })),
    isExplained: rest.slice(stop).replace('[]', '').trim() !== '',
  };
}

const COMMENT = /(?<=^|\s)#(?=\s|$)/g;

/** HTML in which nothing means more to Exolve than to a browser. */
function guarded(html: string): string {
  const reference = (sign: string): string => `&#${sign.codePointAt(0)};`;
  const tail = /(?:\(\d[\d\s,.'’-]{0,60}\)|\(\?\))$/.exec(html)?.[0] ?? '';
  const body = html
    .slice(0, html.length - tail.length)
    .replaceAll(/[[\]*]|\((?=[\d?])/g, reference)
    .replaceAll(COMMENT, reference)
    // What would join the number of another clue to this one's.
    .replace(/^&(?:amp;|(?!#?\w{1,8};))/, '&#38;')
    .replace(/^(?:[^\p{L}\p{N}<&]|a(?=nd\b))/u, reference);
  return body + tail;
}

/** A file of features that Exolve carries, made to fit. */
export const fitExolve: (file: CrosswordFile) => Fitted = fitting(fitTexts, (file) => fitLinked(file));

function fitTexts(file: CrosswordFile): Fitted {
  const lost = new Set<CrosswordLoss['code']>();
  let now = mapClues(file, (clue) => {
    if (!/^\d{1,5}$/.test(clue.number)) {
      lost.add('clue-cells');
      return undefined;
    }
    if (survives(clue)) return clue;
    const plain = without(clue, 'markup');
    if (clue.markup !== undefined) lost.add('markup');
    if (survives(plain)) return plain;
    lost.add('text');
    return { ...plain, text: clue.text.replaceAll(/[^\p{L}\p{N} ]/gu, '-') };
  });
  // A board all of noughts is one without a solution; a # among blanks starts a comment.
  const isNoughts = now.cells.every(({ solution = '0' }) => solution === '0');
  const letters = fitLetters(
    now,
    (right) => !isNoughts && graphemes(right).every((one) => standsAlone(one) && one !== '#'),
  );
  if (letters.lost.length > 0) lost.add('letters');
  now = letters.file;
  if (now.language !== undefined && !/^[\w-]{1,40}$/.test(now.language)) {
    lost.add('language');
    now = without(now, 'language');
  }
  return { file: now, lost: [...lost].map((code) => ({ code })) };
}

function survives(clue: FileClue): boolean {
  const line = clueLine(clue);
  const read = /(?:^|\s)#(?:\s|$)/.test(line) ? undefined : readClue(line.trim());
  if (!read || read.number !== clue.number || read.linked.length > 0 || read.isExplained) return false;
  const { text, markup } = clueText(read.html);
  return text === clue.text && markup === clue.markup;
}

function clueLine({ number, text, markup }: FileClue, linked = ''): string {
  return `${number}${linked} ${markup ?? guarded(textToHtml(text))}`;
}

/** What stands behind a clue's number: the other words that it speaks for, each with the letter of its direction. */
function linkedOf(group: readonly FileWord[], { cells }: CrosswordFile): string {
  return group
    .slice(1)
    .map(({ direction, cell }) => `, ${cells[cell]!.number ?? ''}${direction[0]!}`)
    .join('');
}

/** The first word of a group has its clue, once, and the line with the others is read as it was meant. */
const fitLinked = fitGroups((file) => {
  const find = runFinder(file);
  const headOf = headFinder(file);
  return (group) => {
    const clue = headOf(group);
    const read = clue && readClue(clueLine(clue, linkedOf(group, file)).trim());
    if (!clue || read?.number !== clue.number || read.html !== readClue(clueLine(clue).trim())?.html) return false;
    const words = read.linked.map(({ number, way }) =>
      way === 'other' ? undefined : wordCalled(find, number, way, group[0]!.direction),
    );
    return (
      words.length === group.length - 1 &&
      words.every((word, nth) => word !== undefined && wordKey(word) === wordKey(group[nth + 1]!))
    );
  };
});

function preludeOf(notes: string): string[] {
  return notes.split('\n').map((line) =>
    textToHtml(line)
      .replaceAll(COMMENT, '&#35;')
      .replace(/^$|^ | $/g, '&#32;')
      .replace(/^exolve-/, '&#101;xolve-'),
  );
}

/** Exolve of a file of `fitExolve`. */
export function writeExolve(file: CrosswordFile): string {
  const { width, height, cells } = file;
  const isUnsolved = cells.every(({ solution }) => solution === undefined);
  const isRebus = cells.some(({ solution }) => solution !== undefined && countGraphemes(solution) > 1);
  const letters = ({ kind, solution }: FileCell): string => {
    if (kind !== 'open') return '.';
    if (solution === undefined) return isUnsolved ? '0' : '?';
    return graphemes(solution)
      .map((one) => (/^[|_+@!~*.?{}[\]&]$/.test(one) ? `&${one}` : one))
      .join('');
  };
  const signs = ({ circle, given, barRight, barBelow }: FileCell): string =>
    `${barRight && barBelow ? '+' : barRight ? '|' : barBelow ? '_' : ''}${circle ? '@' : ''}${given ? '!' : ''}`;
  const headOf = headFinder(file);
  const linked = new Map((file.groups ?? []).map((group) => [headOf(group), linkedOf(group, file)]));
  const rows = Array.from({ length: height }, (_, row) =>
    cells
      .slice(row * width, (row + 1) * width)
      .map((cell) => letters(cell) + signs(cell))
      .join(' '),
  );
  const one = (name: string, value: string | undefined): string[] =>
    value === undefined ? [] : [`  exolve-${name}: ${headText(value)}`];
  const shades = new Map<string, number[]>();
  for (const [at, { shade }] of cells.entries()) {
    if (shade === undefined) continue;
    const places = shades.get(shade);
    if (places) places.push(at);
    else shades.set(shade, [at]);
  }
  return [
    'exolve-begin',
    `  exolve-width: ${width}`,
    `  exolve-height: ${height}`,
    ...one('title', file.title),
    ...one('setter', file.author),
    ...one('copyright', file.copyright),
    ...(file.language === undefined ? [] : [`  exolve-language: ${file.language}`]),
    ...(isRebus ? ['  exolve-option: rebus-cells'] : []),
    ...(file.notes === undefined ? [] : ['  exolve-prelude:', ...preludeOf(file.notes).map((line) => `    ${line}`)]),
    '  exolve-grid:',
    ...rows.map((row) => `    ${row}`),
    ...[...shades].map(
      ([shade, places]) =>
        `  exolve-colour: ${shade} ${places.map((at) => `c${(at % width) + 1}r${Math.floor(at / width) + 1}`).join(' ')}`,
    ),
    ...file.lists.flatMap(({ direction, clues }) => [
      `  exolve-${direction}:`,
      ...clues.map((clue) => `    ${clueLine(clue, linked.get(clue))}`),
    ]),
    'exolve-end',
    '',
  ].join('\n');
}

function headText(text: string): string {
  return textToHtml(text).replaceAll(COMMENT, '&#35;');
}
