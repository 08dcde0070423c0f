/** Where in a text of JSON something is: lines from 1. */

type Path = readonly (string | number)[];

/** The line on which the value at this path begins, or the last value on the way to it that is there. JSON that is one. */
export function lineAt(text: string, path: Path): number {
  let at = skipSpace(text, 0);
  for (const step of path) {
    const next = text[at] === '[' ? itemOf(text, at, step) : text[at] === '{' ? valueOf(text, at, step) : undefined;
    if (next === undefined) break;
    at = next;
  }
  return lineOf(text, at);
}

/** The steps of a path as decoders write it: `cells[3].x`. */
export function stepsOf(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index === undefined ? step : Number(index)));
}

/** The line of a place in a text, whichever way its lines end. */
export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split(/\r\n|\n|\r/).length;
}

/** The line on which a text stops being JSON. Looks at each character once; no nesting is too deep. */
export function lineOfBreak(text: string): number {
  const open: string[] = [];
  let at = skipSpace(text, 0);
  let wants: 'value' | 'key' | 'colon' | 'next' = 'value';
  let isFresh = false;
  while (at < text.length) {
    const sign = text[at]!;
    const closes = (sign === ']' && open.at(-1) === '[') || (sign === '}' && open.at(-1) === '{');
    const wasFresh = isFresh;
    isFresh = false;
    if (closes && (wants === 'next' || wasFresh)) {
      open.pop();
      wants = 'next';
      at += 1;
    } else if (wants === 'value' && (sign === '[' || sign === '{')) {
      open.push(sign);
      wants = sign === '[' ? 'value' : 'key';
      isFresh = true;
      at += 1;
    } else if (wants === 'value' || (wants === 'key' && sign === '"')) {
      const end = endOfPlain(text, at);
      if (!isPlain(text.slice(at, end))) break;
      wants = wants === 'key' ? 'colon' : 'next';
      at = end;
    } else if (wants === 'colon' && sign === ':') {
      wants = 'value';
      at += 1;
    } else if (wants === 'next' && sign === ',' && open.length > 0) {
      wants = open.at(-1) === '[' ? 'value' : 'key';
      at += 1;
    } else break;
    at = skipSpace(text, at);
  }
  return lineOf(text, at);
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\r\n'.includes(text[at]!)) at += 1;
  return at;
}

/** Behind a text in quotes, a number or a word. */
function endOfPlain(text: string, from: number): number {
  let at = from + 1;
  if (text[from] !== '"') {
    while (at < text.length && !' \t\r\n,:[]{}"'.includes(text[at]!)) at += 1;
    return at;
  }
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return Math.min(text.length, at + 1);
}

function isPlain(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function endOfValue(text: string, from: number): number {
  let at = from;
  let depth = 0;
  do {
    const sign = text[at];
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    at = sign !== undefined && '[]{},:'.includes(sign) ? at + 1 : endOfPlain(text, at);
    at = skipSpace(text, at);
  } while (depth > 0 && at < text.length);
  return at;
}

function itemOf(text: string, from: number, step: string | number): number | undefined {
  let at = skipSpace(text, from + 1);
  for (let n = 0; text[at] !== ']' && at < text.length; n += 1) {
    if (n === step) return at;
    at = endOfValue(text, at);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return undefined;
}

/** Of keys that are there twice the last counts, as `JSON.parse` has it. */
function valueOf(text: string, from: number, step: string | number): number | undefined {
  let found: number | undefined;
  let at = skipSpace(text, from + 1);
  while (text[at] !== '}' && at < text.length) {
    const end = endOfPlain(text, at);
    const key: unknown = JSON.parse(text.slice(at, end));
    at = skipSpace(text, skipSpace(text, end) + 1);
    if (key === String(step)) found = at;
    at = endOfValue(text, at);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return found;
}
