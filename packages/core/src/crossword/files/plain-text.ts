/** The names of HTML that clues really have; numbers are always known. */
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['copy', '©'],
  ['deg', '°'],
  ['frac12', '½'],
  ['pound', '£'],
  ['euro', '€'],
  ['eacute', 'é'],
  ['egrave', 'è'],
  ['agrave', 'à'],
  ['uuml', 'ü'],
  ['ouml', 'ö'],
  ['auml', 'ä'],
  ['ntilde', 'ñ'],
  ['ccedil', 'ç'],
]);
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]\w{1,7}));/g;
const HALVES = /\p{Cs}/gu;
const CONTROLS = /\p{Cc}/gu;
const SPACES = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** A text of a file in one line: controls gone, ends of lines as spaces, trimmed. */
export function plainLine(text: string): string {
  return text.replaceAll(SPACES, ' ').replaceAll(CONTROLS, '').replaceAll(HALVES, '\uFFFD').trim();
}

/** The same, of several lines: each without the blanks behind it. */
export function plainLines(text: string): string {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/);
  return lines
    .map((line) => line.replaceAll('\t', ' ').replaceAll(CONTROLS, '').replaceAll(HALVES, '\uFFFD').trimEnd())
    .join('\n')
    .trim();
}

/** What a reader sees of HTML, in one line. Scripts, styles and readings over characters (`rt`) are left out. */
export function htmlToText(html: string): string {
  return plainLine(decodeReferences(withoutTags(html)));
}

export function htmlToLines(html: string): string {
  return plainLines(decodeReferences(withoutTags(html)));
}

/** HTML that reads as this text, changed only where it must be. */
export function textToHtml(text: string): string {
  return text.replaceAll(/&(?=#?\w{1,8};)/g, '&amp;').replaceAll(/<(?=[a-zA-Z/!])/g, '&lt;');
}

/** Has it tags? Without, its text says all. */
export function hasTags(html: string): boolean {
  return withoutTags(html) !== html;
}

/** Text and, where it has tags, markup of a clue in HTML. */
export function clueText(html: string): { readonly text: string; readonly markup?: string } {
  const markup = plainLine(html);
  const text = htmlToText(markup);
  return hasTags(markup) ? { text, markup } : { text };
}

function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(REFERENCE, (all, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? all;
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : all;
  });
}

const HIDDEN = new Set(['script', 'style', 'rt', 'rp']);

function withoutTags(html: string): string {
  if (!html.includes('<')) return html;
  const lower = html.toLowerCase();
  let out = '';
  let from = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    if (at < from || !/[a-z/!]/.test(lower[at + 1] ?? '')) continue;
    const close = html.indexOf('>', at);
    // No tag closes from here on.
    if (close < 0) break;
    out += html.slice(from, at);
    from = close + 1;
    const name = /^[a-z]{1,9}/.exec(lower.slice(at + 1, at + 11))?.[0] ?? '';
    if (name === 'br' || name === 'p' || name === 'div') out += '\n';
    if (!HIDDEN.has(name)) continue;
    const end = lower.indexOf(`</${name}`, from);
    from = end < 0 ? html.length : end;
  }
  return out + html.slice(from);
}
