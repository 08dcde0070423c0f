const namesIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map((hit) => hit[1]!));
const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** The properties of ours that a sheet takes values from, with or without something to fall back to. */
export const usedIn = (css: string): Set<string> =>
  namesIn(withoutComments(css), /var\(\s*(--kumiki-[a-z0-9-]+)\s*[,)]/gi);

/** Those that a sheet gives values to. */
export const declaredIn = (css: string): Set<string> =>
  namesIn(withoutComments(css), /(?<=^|[{;\s])(--kumiki-[a-z0-9-]+)\s*:/gim);

/** Those that code gives values to. */
export const setIn = (code: string): Set<string> => namesIn(code, /setProperty\(\s*['"`](--kumiki-[a-z0-9-]+)/g);

/** What is spoken of in a guide or a story, whatever for. */
export const namedIn = (text: string): Set<string> => namesIn(text, /(--kumiki-[a-z0-9-]*[a-z0-9])(?![a-z0-9-]*\*)/g);
