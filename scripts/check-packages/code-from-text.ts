import { textOf, type Packed } from './packed.ts';

/** Ways to make code of a text, under any of the names of the global object. */
const ways = /(?<![\w$.-])(?:(?:globalThis|self|window)\s*\??\.\s*)?(?:eval|(?:new\s+)?Function)\s*(?:\?\.)?\(/g;

/** Where a file makes code of a text, which a strict content security policy forbids: `line: what it says`. */
export function codeFromTextIn(text: string): string[] {
  return Array.from(
    text.matchAll(ways),
    ({ 0: found, index }) => `${text.slice(0, index).split('\n').length}: ${found}`,
  );
}

/** Nothing that is built makes code of a text. */
export function checkCodeFromText(packed: Packed): string[] {
  return packed.files
    .filter((file) => /\.[cm]?js$/.test(file))
    .flatMap((file) => codeFromTextIn(textOf(packed, file)).map((found) => `${file}:${found}`))
    .map((found) => `${found} needs 'unsafe-eval', which pages rightly forbid. Write the code down, or build it.`);
}
