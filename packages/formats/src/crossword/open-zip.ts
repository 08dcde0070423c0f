import { fail, succeed, type Result } from '@kumiki/core';
import { Unzip, UnzipInflate } from 'fflate';
import type { FileProblem } from '../file-problem.ts';

/** Sizes of a zip. A puzzle takes a hundredth of them. */
export const zipLimits = {
  /** Bytes of the zip, and of its files together when they are inflated. */
  packed: 16_777_216,
  inflated: 8_388_608,
  files: 64,
  /** Bytes that are handed on at a time: one may inflate to a thousand, so that no more than 4 MB come before a look. */
  chunk: 4_096,
} as const;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

type Opened = { readonly name: string; readonly parts: Uint8Array[]; size: number };

/**
 * The one file of a zip that is a puzzle: the first called `.jpz` or `.xml`, or else the first. What a file says of its
 * size is looked at first, and what really comes out is counted while it does.
 */
export function openZip(bytes: Uint8Array): Result<Uint8Array, 'malformed' | 'too-large', FileProblem> {
  if (bytes.length > zipLimits.packed)
    return tooLarge(`The zip has ${bytes.length} bytes; at most ${zipLimits.packed} are read.`);
  const files: Opened[] = [];
  let inflated = 0;
  const seen: { broken?: string; large?: string } = {};
  const unzip = new Unzip((file) => {
    if (files.length >= zipLimits.files) seen.large = `There are more than ${zipLimits.files} files in the zip.`;
    if ((file.originalSize ?? 0) > zipLimits.inflated)
      seen.large = `A file of the zip says it has ${file.originalSize} bytes.`;
    if (seen.large !== undefined) return;
    const opened: Opened = { name: file.name, parts: [], size: 0 };
    files.push(opened);
    file.ondata = (error, data) => {
      if (error) seen.broken ??= error.message;
      if (error || seen.large !== undefined) return;
      inflated += data.length;
      if (inflated > zipLimits.inflated)
        seen.large = `The files of the zip inflate to more than ${zipLimits.inflated} bytes.`;
      else {
        opened.parts.push(data);
        opened.size += data.length;
      }
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && seen.large === undefined && seen.broken === undefined; at += zipLimits.chunk)
      unzip.push(bytes.subarray(at, at + zipLimits.chunk), at + zipLimits.chunk >= bytes.length);
  } catch (error) {
    seen.broken ??= error instanceof Error ? error.message : 'it is cut off';
  }
  if (seen.large !== undefined) return tooLarge(seen.large);
  if (seen.broken !== undefined)
    return fail('malformed', { line: 1, message: `The zip can't be opened: ${seen.broken}.` });
  const wanted = files.find(({ name }) => /\.(?:jpz|xml)$/i.test(name)) ?? files[0];
  if (!wanted) return fail('malformed', { line: 1, message: 'There is no file in the zip.' });
  const whole = new Uint8Array(wanted.size);
  let at = 0;
  for (const part of wanted.parts) {
    whole.set(part, at);
    at += part.length;
  }
  return succeed(whole);
}

function tooLarge(message: string): ReturnType<typeof openZip> {
  return fail('too-large', { line: 1, message });
}
