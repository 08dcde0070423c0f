// Values of JSON that somebody else wrote: own properties only, and whatever is not as expected is undefined.
import { messageOf } from '../../errors.ts';
import { succeed, type Result } from '../../result.ts';
import type { CrosswordFileProblem, CrosswordFileReason } from './crossword-file.ts';
import type { Notes } from './notes.ts';
import { plainLine } from './plain-text.ts';
import { refuse } from './refuse.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function own(of: unknown, key: string): unknown {
  return isObject(of) && Object.hasOwn(of, key) ? of[key] : undefined;
}

export function textOf(of: unknown, key: string): string | undefined {
  const value = own(of, key);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

export function listOf(of: unknown, key: string): readonly unknown[] | undefined {
  const value = own(of, key);
  return Array.isArray(value) ? (value as readonly unknown[]) : undefined;
}

/** A whole number from `least` to `most`, also written as a text. */
export function wholeOf(of: unknown, key: string, least: number, most: number): number | undefined {
  const value = own(of, key);
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined;
}

/** Notes the fields of an object that a reader does not know, and that say something. */
export function noteOthers(of: unknown, known: ReadonlySet<string>, notes: Notes): void {
  if (!isObject(of)) return;
  for (const key of Object.keys(of)) {
    if (known.has(key) || of[key] === '' || of[key] === null) continue;
    notes.add('property', `${JSON.stringify(plainLine(key.slice(0, 40)))} is left out.`);
  }
}

export function parseJson(text: string): Result<unknown, CrosswordFileReason, CrosswordFileProblem> {
  try {
    return succeed(JSON.parse(text) as unknown);
  } catch (error) {
    return refuse('malformed', `The file starts like JSON and is none: ${messageOf(error)}`);
  }
}
