import { isObject, listOf, own } from './json-values.ts';
import type { CrosswordTextFormat } from './crossword-file.ts';

/** Which of the formats of JSON a value is; by what only that one has. */
export function jsonFormat(json: unknown): Exclude<CrosswordTextFormat, 'xd' | 'exolve'> | undefined {
  if (Array.isArray(json)) return isLayout(json) ? 'crossword-layout-generator' : undefined;
  if (!isObject(json)) return undefined;
  if (own(json, 'kind') !== undefined && own(json, 'puzzle') !== undefined) return 'ipuz';
  if (typeof own(json, 'version') === 'string' && own(json, 'dimensions') !== undefined) return 'ipuz';
  if (listOf(json, 'cell_data')) return 'xwj';
  if (listOf(json, 'entries')) return 'guardian';
  if (isLayout(listOf(json, 'result') ?? [])) return 'crossword-layout-generator';
  if (isObject(own(json, 'across')) || isObject(own(json, 'down'))) return 'react-crossword';
  return undefined;
}

function isLayout(list: readonly unknown[]): boolean {
  return own(list[0], 'orientation') !== undefined && own(list[0], 'startx') !== undefined;
}

/** `ipuz(…)`, as version 1 was served: what is between the brackets. */
export function withoutCallback(text: string): string | undefined {
  const start = text.trimStart();
  const open = /^[A-Za-z_$][\w$.]{0,40}\s{0,40}\(/.exec(start)?.[0];
  if (open === undefined) return undefined;
  let end = start.trimEnd();
  if (end.endsWith(';')) end = end.slice(0, -1).trimEnd();
  return end.endsWith(')') ? end.slice(open.length, -1) : undefined;
}

/** Exolve and .xd, by a line that every file of theirs has. */
export function linesFormat(text: string): 'exolve' | 'xd' | undefined {
  if (/^[ \t]*exolve-(?:begin|grid|width)\b/m.test(text)) return 'exolve';
  if (/^[A-Z]?\d{1,4}\. ?.{0,10000} ~ /m.test(text) || /^## *grid[ \t]*$/im.test(text)) return 'xd';
  return undefined;
}
