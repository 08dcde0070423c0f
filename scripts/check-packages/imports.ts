import { posix } from 'node:path';
import { parseSync } from 'vite';
import { textOf, type Packed } from './packed.ts';

/** What the files of each package may import beside one another. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  core: [],
  formats: ['@kumiki/core', 'fast-xml-parser', 'fflate', 'image-q'],
  react: ['react', 'react-dom', '@kumiki/core', 'clsx', 'culori', 'wanakana'],
};

/** Imports of code and of declarations: allowed, declared, and there. */
export function checkImports(packed: Packed): string[] {
  const { source, manifest, files } = packed;
  const may = allowed[source.id];
  if (!may)
    return [`packages/${source.id} is not in the table of scripts/check-packages/imports.ts: say what it may import.`];
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const problems: string[] = [];
  for (const file of files.filter((name) => /\.(?:js|d\.ts)$/.test(name))) {
    for (const wanted of importsOf(file, textOf(packed, file))) {
      if (wanted.startsWith('.')) {
        const target = posix.join(posix.dirname(file), wanted);
        const there = file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target;
        if (!files.includes(there)) problems.push(`${file} imports ${wanted}, but ${there} is not in the tarball.`);
        continue;
      }
      const name = wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/');
      if (!may.includes(name)) {
        problems.push(
          `${file} imports ${name}; this package imports only ${['its own files', ...may].join(', ')}. Do without it, or add it to the table of scripts/check-packages/imports.ts with its bytes in mind.`,
        );
      }
      if (!declared.includes(name)) {
        problems.push(
          `${file} imports ${name}, which package.json declares neither as dependency nor as peer: users don't have it.`,
        );
      }
    }
  }
  return problems;
}

/** The specifiers of a module, those of types among them. */
export function importsOf(file: string, text: string): string[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]!.message}`);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end)),
    ...(file.endsWith('.d.ts') ? [...text.matchAll(/\bimport\(("[^"]+")\)/g)].map((found) => found[1]) : []),
  ].flatMap((specifier) => (specifier === undefined ? [] : specifier.replaceAll(/^["'`]|["'`]$/g, '')));
}
