import { fail, succeed, type Result } from '@kumiki/core';
import type { FileProblem } from '../file-problem.ts';
import { xmlLimits } from './limits.ts';

/** What XML 1.0 has no place for: control characters but tab and newline, halves of characters, U+FFFE and U+FFFF. */
export const noXmlCharacter: RegExp =
  // oxlint-disable-next-line no-control-regex -- they are what it looks for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** A document type that defines nothing itself: it only says in which other file its definitions are. */
const externalType =
  /<!DOCTYPE\s{1,9}[\w:.-]{1,99}(?:\s{1,9}(?:SYSTEM|PUBLIC\s{1,9}(?:"[^"<>&]{0,999}"|'[^'<>&]{0,999}'))\s{1,9}(?:"[^"<>&]{0,999}"|'[^'<>&]{0,999}'))?\s{0,9}>/y;

/**
 * One look along a text, before a parser allocates anything for it: what it holds, and what is refused altogether. A document type
 * can define entities that grow without end or name other files, and no puzzle needs one. Costs its characters.
 *
 * @param xml with `\n` as the only end of a line.
 * @param external pass over one document type before the first element, if it defines nothing itself. The file it names
 *   is never looked for.
 * @returns where that document type is, if there is one.
 */
export function guardXml(
  xml: string,
  external: boolean,
): Result<
  { readonly type: readonly [start: number, end: number] | undefined },
  'malformed' | 'too-large',
  FileProblem
> {
  const at = (place: number): number => lineAt(xml, place);
  const malformed = (place: number, message: string) => fail('malformed', { line: at(place), message });
  const tooLarge = (place: number, message: string) => fail('too-large', { line: at(place), message });
  const odd = noXmlCharacter.exec(xml);
  if (odd)
    return malformed(odd.index, `The character U+${hexOf(odd[0])} has no place in XML; is the file of another kind?`);

  let [elements, depth] = [0, 0];
  let type: readonly [start: number, end: number] | undefined;
  for (let place = xml.indexOf('<'); place >= 0; place = xml.indexOf('<', place)) {
    const part = partAt(xml, place);
    if (part === undefined && external && elements === 0 && type === undefined) {
      externalType.lastIndex = place;
      if (externalType.test(xml)) {
        type = [place, externalType.lastIndex];
        place = externalType.lastIndex;
        continue;
      }
    }
    if (part === undefined) {
      return malformed(
        place,
        'A document type or declaration (<!…) is not read: it can make a small file grow without end. Take it out.',
      );
    }
    if (part.end < 0) return malformed(place, `What starts here with ${xml.slice(place, place + 4)} is never closed.`);
    if (part.is === 'tag') {
      if (part.end - place > xmlLimits.tag) return tooLarge(place, `A tag is longer than ${xmlLimits.tag} characters.`);
      const closes = xml[place + 1] === '/';
      if (closes) depth -= 1;
      else {
        elements += 1;
        if (xml[part.end - 2] !== '/') depth += 1;
      }
      if (elements > xmlLimits.elements) return tooLarge(place, `There are more than ${xmlLimits.elements} elements.`);
      if (depth > xmlLimits.depth)
        return tooLarge(place, `Elements lie more than ${xmlLimits.depth} deep in one another.`);
    }
    place = part.end;
  }
  return succeed({ type });
}

/** From 1. Costs the characters before it. */
export function lineAt(text: string, place: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < place; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** What starts with this `<`, and the place behind it; -1 where it has no end. Undefined for a declaration. */
function partAt(xml: string, place: number): { readonly is: 'tag' | 'other'; readonly end: number } | undefined {
  const until = (close: string, from: number): { is: 'other'; end: number } => {
    const found = xml.indexOf(close, from);
    return { is: 'other', end: found < 0 ? -1 : found + close.length };
  };
  if (xml.startsWith('<!--', place)) return until('-->', place + 4);
  if (xml.startsWith('<![CDATA[', place)) return until(']]>', place + 9);
  if (xml[place + 1] === '!') return undefined;
  if (xml[place + 1] === '?') return until('?>', place + 2);
  let quote = '';
  for (let at = place + 1; at < xml.length; at += 1) {
    const character = xml[at]!;
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return { is: 'tag', end: at + 1 };
    else if (character === '"' || character === "'") quote = character;
    else if (character === '<') return { is: 'tag', end: -1 };
  }
  return { is: 'tag', end: -1 };
}

function hexOf(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}
