import { graphemes } from '../graphemes.ts';
import { cellText, finishFile } from './check-file.ts';
import {
  crosswordFileLimits as limits,
  type CrosswordFeature,
  type CrosswordFile,
  type CrosswordLoss,
  type FileCell,
  type FileClue,
  type FileClues,
  type ReadFile,
} from './crossword-file.ts';
import { mapClues, usualTitle, without } from './features.ts';
import { standsAlone, type Fitted } from './fitting.ts';
import { linesOf } from './lines.ts';
import { createNotes, type Notes } from './notes.ts';
import { clueText, plainLine, plainLines } from './plain-text.ts';
import { refuse } from './refuse.ts';
import { runFinder, withUsualNumbers } from './standard-entries.ts';
import { htmlToXd, xdToHtml } from './xd-markup.ts';

export const xdCarries: readonly CrosswordFeature[] = [
  'void',
  'rebus',
  'partial-solution',
  'no-solution',
  'circles',
  'shades',
  'bars',
  'clue-order',
  'markup',
  'title',
  'author',
  'copyright',
  'notes',
  'language',
  'date',
];
/** Shaded, where the file names no colour. */
const SHADED = '#cccccc';
const HEADERS = ['title', 'author', 'copyright', 'date', 'language'] as const;
type Sections = Readonly<Record<'metadata' | 'grid' | 'clues' | 'notes' | 'design', { text: string; line: number }[]>>;

/**
 * .xd, with sections named by `##` or parted by two blank lines. `#` and `.` beside it are blocks where the file has both or
 * only `.`s; `_` is no cell. Bars, circles and colours come from a `Design` section, as xd-crossword-tools writes it.
 */
export function readXd(text: string): ReadFile {
  const lines = linesOf(text.replace(/^\uFEFF/, ''));
  if (!lines.ok) return lines;
  const notes = createNotes();
  const sections = sectionsOf(withoutComments(lines.value), notes);
  const headers = headersOf(sections.metadata, notes);
  const rows = sections.grid
    .map((one) => ({ ...one, cells: gridLetters(one.text.trim()) }))
    .filter(({ cells }) => cells.length > 0);
  const [height, width] = [rows.length, rows[0]?.cells.length ?? 0];
  if (height === 0) return refuse('malformed', 'There is no grid.');
  const long = rows.find((row) => row.cells.length > limits.side);
  if (long || height > limits.side)
    return refuse('too-large', `A side has more than ${limits.side} cells.`, long?.line);
  const ragged = rows.find((row) => row.cells.length !== width);
  if (ragged)
    return refuse('malformed', `The row has ${ragged.cells.length} cells; those before have ${width}.`, ragged.line);
  const rebus = rebusOf(headers.get('rebus') ?? '');
  const special = (headers.get('special') ?? '').toLowerCase();
  const signs = rows.flatMap(({ cells }) => cells);
  // An open cell without a letter, or, in files that write no #, a block.
  const dot = signs.includes('#') || headers.get('empty') === '.' ? 'open' : 'block';
  const design = designOf(sections.design, signs.length);
  const cells = signs.map((sign, at): FileCell => {
    if (sign === '#' || (sign === '.' && dot === 'block')) return { kind: 'block' };
    if (sign === '_') return { kind: 'void' };
    const isSpecial = special !== '' && /^[a-z]$/.test(sign);
    const solution = sign === '.' ? undefined : cellText(rebus.get(sign) ?? (isSpecial ? sign.toUpperCase() : sign));
    const drawn = design(at);
    return {
      kind: 'open',
      ...(solution === undefined ? {} : { solution }),
      ...(drawn.circle || (isSpecial && !special.includes('shade')) ? { circle: true } : {}),
      ...(isSpecial && special.includes('shade')
        ? { shade: drawn.shade ?? SHADED }
        : drawn.shade
          ? { shade: drawn.shade }
          : {}),
    };
  });
  for (let at = 0; at < cells.length; at += 1) {
    const { top, left } = design(at);
    if (top && at >= width && cells[at - width]!.kind === 'open')
      cells[at - width] = { ...cells[at - width]!, barBelow: true };
    if (left && at % width > 0 && cells[at - 1]!.kind === 'open') cells[at - 1] = { ...cells[at - 1]!, barRight: true };
  }
  const grid = { width, height, cells: withUsualNumbers({ width, height, cells }) };
  return finishFile(
    {
      ...grid,
      lists: cluesOf(sections.clues, grid, headers.get('cluegroup') ?? '', notes),
      ...(Object.fromEntries(HEADERS.map((key) => [key, headers.get(key)])) as Record<
        (typeof HEADERS)[number],
        string | undefined
      >),
      notes: plainLines(sections.notes.map((one) => one.text).join('\n')) || headers.get('description'),
    },
    notes.list(),
  );
}

function withoutComments(lines: readonly string[]): string[] {
  let inside = false;
  return lines.map((line) => {
    const start = line.trimStart();
    if (!inside && !start.startsWith('<!--')) return line;
    inside = !line.includes('-->');
    return '\0';
  });
}

function sectionsOf(lines: readonly string[], notes: Notes): Sections {
  const sections: Sections = { metadata: [], grid: [], clues: [], notes: [], design: [] };
  const isNamed = lines.some((line) => /^##\s+\S/.test(line));
  const order = ['metadata', 'grid', 'clues', 'notes'] as const;
  let now: keyof Sections | undefined = isNamed ? undefined : 'metadata';
  let [blank, nth] = [0, 0];
  for (const [at, text] of lines.entries()) {
    if (text === '\0') continue;
    const name = isNamed ? /^##\s{1,9}(\S.{0,99})$/.exec(text)?.[1]?.trim().toLowerCase() : undefined;
    if (name !== undefined) {
      now = Object.hasOwn(sections, name) ? (name as keyof Sections) : undefined;
      if (now === undefined) notes.add('section', `The section ${JSON.stringify(name)} is left out.`, { line: at + 1 });
      continue;
    }
    const isBlank = text.trim() === '';
    if (!isNamed && !isBlank && blank >= 2 && nth < 3 && at > blank) {
      nth += 1;
      now = order[nth]!;
    }
    blank = isBlank ? blank + 1 : 0;
    if (now === undefined || (isBlank && now !== 'notes')) continue;
    sections[now].push({ text, line: at + 1 });
  }
  return sections;
}

function headersOf(lines: Sections['metadata'], notes: Notes): Map<string, string> {
  const headers = new Map<string, string>();
  const known = new Set<string>([...HEADERS, 'rebus', 'special', 'cluegroup', 'description', 'empty']);
  for (const { text, line } of lines) {
    const colon = text.indexOf(':');
    const key = text.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = plainLine(text.slice(colon + 1));
    if (!known.has(key)) {
      if (value !== '') notes.add('property', `${JSON.stringify(key.slice(0, 40))} is left out.`, { line });
    } else if (value !== '' && !(key === 'description' && value === 'N/A')) headers.set(key, value);
  }
  return headers;
}

/** A row in cells; one that is far too long is not split. */
function gridLetters(row: string): readonly string[] {
  return row.length > limits.side * 64 ? Array.from({ length: limits.side + 1 }, () => '') : graphemes(row);
}

function rebusOf(header: string): ReadonlyMap<string, string> {
  const rebus = new Map<string, string>();
  for (const one of header.split(/\s/)) {
    const [sign] = graphemes(one.slice(0, limits.cell));
    if (sign !== undefined && one[sign.length] === '=')
      rebus.set(sign, one.slice(sign.length + 1, sign.length + 1 + limits.cell));
  }
  return rebus;
}

type Drawn = { readonly circle?: boolean; readonly shade?: string; readonly top?: boolean; readonly left?: boolean };

/** By cell what the style sheet of the section says of the letter that its drawing has there. */
function designOf(lines: Sections['design'], count: number): (at: number) => Drawn {
  const text = lines.map((one) => one.text).join('\n');
  const end = text.indexOf('</style>');
  const sheet = text.slice(Math.max(0, text.indexOf('<style>') + 7), Math.max(0, end));
  const rules = new Map<string, Drawn>();
  for (const rule of sheet.split('}')) {
    const brace = rule.indexOf('{');
    const sign = rule.slice(0, Math.max(0, brace)).trim();
    const style = rule.slice(brace + 1).toLowerCase();
    const shade = /background(?:-color)?\s{0,9}:\s{0,9}(#[\da-f]{6})\b/.exec(style)?.[1];
    rules.set(sign, {
      circle: /background\s{0,9}:\s{0,9}circle/.test(style),
      top: /bar-top\s{0,9}:\s{0,9}true/.test(style),
      left: /bar-left\s{0,9}:\s{0,9}true/.test(style),
      ...(shade === undefined ? {} : { shade }),
    });
  }
  const signs = Array.from(
    text
      .slice(end < 0 ? 0 : end + 8)
      .replaceAll(/\s/g, '')
      .slice(0, count * 2),
  );
  return (at) => rules.get(signs[at] ?? '') ?? {};
}

const CLUE = /^([A-Z]?)(\d{1,9})\.(?: |$)(.*)$/;

function cluesOf(
  lines: Sections['clues'],
  grid: Pick<CrosswordFile, 'width' | 'height' | 'cells'>,
  groups: string,
  notes: Notes,
): FileClues[] {
  const find = runFinder(grid);
  const lists = new Map<string, { title: string; direction: FileClues['direction']; clues: FileClue[] }>();
  for (const { text, line } of lines) {
    const [, group = '', number, rest = ''] = CLUE.exec(text.trimStart()) ?? [];
    if (number === undefined) {
      notes.add(
        /^[A-Z]?\d{1,9} \^/.test(text.trimStart()) ? 'annotation' : 'section',
        'A line among the clues is left out.',
        { line },
      );
      continue;
    }
    const direction = group === 'A' ? 'across' : group === 'D' ? 'down' : 'other';
    const title = direction === 'other' ? group || 'Clues' : usualTitle[direction];
    if (!lists.has(group)) lists.set(group, { title, direction, clues: [] });
    const tilde = ` ${rest}`.lastIndexOf(' ~ ');
    const said = tilde < 0 ? rest : rest.slice(0, Math.max(0, tilde - 1));
    const cells = find(direction, number);
    const answer = tilde < 0 ? undefined : rest.slice(tilde + 2).replaceAll(/[\s|]/g, '');
    const right = cells.map((at) => grid.cells[at]!.solution ?? '.').join('');
    if (answer !== undefined && cells.length > 0 && answer.toUpperCase() !== right.toUpperCase())
      notes.add('answer-disagrees', `The answer of ${group}${number} is not what its cells say.`, { line, cells });
    if (/\{[@!#]/.test(said)) notes.add('style', 'Links, images and colours of a clue are left out.', { line });
    if (cells.length === 0 && direction !== 'other')
      notes.add('clue-cells', `No word starts at ${group}${number}.`, { line });
    lists.get(group)!.clues.push({ number, ...readClue(said), cells });
  }
  if (groups !== '') notes.add('property', '"cluegroup" is left out.');
  return [...lists.values()];
}

function readClue(said: string): Pick<FileClue, 'text' | 'markup'> {
  return clueText(xdToHtml(said));
}

/** Letters that mean something in the grid, or start a comment. */
const TAKEN = /^[#._<]$/;

/** A file of features that .xd carries, made to fit: clues of one line of its own marks, numbers that are numbers. */
export function fitXd(file: CrosswordFile): Fitted {
  const lost = new Set<CrosswordLoss['code']>();
  let now = mapClues(file, (clue) => {
    if (!/^\d{1,9}$/.test(clue.number)) {
      lost.add('clue-cells');
      return undefined;
    }
    const read = (one: FileClue): string => JSON.stringify(readClue(clueSource(one)));
    const wanted = JSON.stringify({ text: clue.text, ...(clue.markup === undefined ? {} : { markup: clue.markup }) });
    if (read(clue) === wanted) return clue;
    const plain = without(clue, 'markup');
    if (clue.markup !== undefined) lost.add('markup');
    if (read(plain) === JSON.stringify({ text: clue.text })) return plain;
    lost.add('text');
    return { ...plain, text: clue.text.replaceAll('{', '(').replaceAll('}', ')') };
  });
  // Nothing else tells a drawing of dots and letters from one of blocks.
  const signs = rebusSigns(now);
  if (signs === undefined) {
    lost.add('rebus');
    now = {
      ...now,
      cells: now.cells.map(({ solution, ...cell }) =>
        solution === undefined ? cell : { ...cell, solution: graphemes(solution)[0]! },
      ),
    };
  }
  if (now.notes !== undefined && /^##\s|^\s*<!--/m.test(now.notes)) {
    lost.add('text');
    now = { ...now, notes: now.notes.replaceAll(/^([^\S\n]*)(##|<!--)/gm, '$1-$2') };
  }
  return { file: now, lost: [...lost].map((code) => ({ code })) };
}

function clueSource({ text, markup }: FileClue): string {
  return (markup === undefined ? text : htmlToXd(markup)) ?? text;
}

/** A sign for each rebus, and for letters that the grid can't show: digits, then what is seldom a letter. */
function rebusSigns({ cells }: CrosswordFile): ReadonlyMap<string, string> | undefined {
  const used = new Set(cells.map(({ solution }) => solution));
  const wanted = [...used].filter((one) => one !== undefined && (TAKEN.test(one) || !standsAlone(one)));
  const free: string[] = [];
  for (let code = 0x31; code < 0x2800 && free.length < wanted.length; code += 1) {
    if (code === 0x3a) code = 0x2460;
    const sign = String.fromCharCode(code);
    if (!used.has(sign)) free.push(sign);
  }
  return free.length < wanted.length ? undefined : new Map(wanted.map((one, at) => [one!, free[at]!]));
}

/** .xd of a file of `fitXd`, in named sections. */
export function writeXd(file: CrosswordFile): string {
  const { width, height, cells } = file;
  const signs = rebusSigns(file)!;
  const shown = cells.map(({ kind, solution }) =>
    kind === 'block' ? '#' : kind === 'void' ? '_' : solution === undefined ? '.' : (signs.get(solution) ?? solution),
  );
  const rows = (of: readonly string[]): string[] =>
    Array.from({ length: height }, (_, row) => of.slice(row * width, (row + 1) * width).join(''));
  const headers = HEADERS.flatMap((key) =>
    file[key] === undefined ? [] : [`${key[0]!.toUpperCase()}${key.slice(1)}: ${file[key]}`],
  );
  const rebus = [...signs].map(([text, sign]) => `${sign}=${text}`).join(' ');
  if (!shown.includes('#') && shown.includes('.')) headers.push('Empty: .');
  if (rebus !== '') headers.push(`Rebus: ${rebus}`);
  const clues = file.lists.map(({ direction, clues: inside }) =>
    inside.map((clue) => {
      const answer = clue.cells.map((at) => cells[at]!.solution ?? '.').join('');
      return `${direction === 'across' ? 'A' : 'D'}${clue.number}. ${clueSource(clue)} ~ ${answer}`;
    }),
  );
  return [
    '## Metadata\n',
    ...headers,
    '\n## Grid\n',
    ...rows(shown),
    '\n## Clues\n',
    ...clues.map((list) => `${list.join('\n')}\n`),
    ...(file.notes === undefined ? [] : [`## Notes\n\n${file.notes}\n`]),
    ...designText(file, rows),
  ].join('\n');
}

function designText({ width, cells }: CrosswordFile, rows: (of: readonly string[]) => string[]): string[] {
  const rules = new Map<string, string>();
  const drawing = cells.map(({ kind, circle, shade }, at) => {
    const styles = [
      ...(circle ? ['background: circle'] : []),
      ...(shade === undefined ? [] : [`background-color: ${shade}`]),
      ...(cells[at - width]?.barBelow ? ['bar-top: true'] : []),
      ...(at % width > 0 && cells[at - 1]!.barRight ? ['bar-left: true'] : []),
    ];
    if (styles.length === 0) return kind === 'open' ? '.' : '#';
    const rule = styles.join('; ');
    // Letters first, then whatever Unicode has next; a board has no more cells than those.
    const nth = rules.size;
    if (!rules.has(rule)) rules.set(rule, String.fromCodePoint(nth < 26 ? 65 + nth : 0x4e00 + nth - 26));
    return rules.get(rule)!;
  });
  if (rules.size === 0) return [];
  const sheet = [...rules].map(([rule, sign]) => `${sign} { ${rule} }`);
  return ['## Design\n', '<style>', ...sheet, '</style>\n', ...rows(drawing), ''];
}
