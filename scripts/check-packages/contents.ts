import { homedir, tmpdir } from 'node:os';
import { posix } from 'node:path';
import { repository } from './packages.ts';
import { textOf, type Packed } from './packed.ts';

const wanted = ['LICENSE', 'README.md', 'package.json'];
const development = /\.(?:test|spec|stories|bench|fixture)\.|(?:^|\/)(?:__tests__|fixtures?|node_modules)(?:\/|$)/;
/** Folders of the machine that builds. */
const machine = [repository.replace(/[/\\]$/, ''), homedir(), tmpdir()];

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
  readonly sourceRoot?: string;
}

/** What is in the tarball, and that nothing in it tells of where it was built. */
export function checkContents(packed: Packed): string[] {
  const { files } = packed;
  const problems: string[] = [];
  for (const name of wanted) {
    if (!files.includes(name) || textOf(packed, name).trim() === '') {
      problems.push(`${name} is missing or empty; users look for it. Write packages/${packed.source.id}/${name}.`);
    }
  }
  const strays = files.filter((file) => !wanted.includes(file) && !file.startsWith('dist/'));
  if (strays.length > 0) {
    problems.push(
      `${some(strays)} in the tarball, which holds only dist, ${wanted.join(', ')}. Mend \`files\` in package.json.`,
    );
  }
  const tools = files.filter((file) => development.test(file));
  if (tools.length > 0) problems.push(`${some(tools)} of no use to users. Nothing that is published may import it.`);
  for (const file of files.filter((name) => !strays.includes(name) && !tools.includes(name))) {
    const text = textOf(packed, file);
    for (const path of machinePathsIn(text)) {
      problems.push(`${file} names a path of the machine that built it (${path}). Find what wrote it there.`);
    }
    if (file.endsWith('.map')) problems.push(...checkMap(file, JSON.parse(text) as SourceMap));
    const map = /\n\/[/*]# sourceMappingURL=(\S+)/.exec(text)?.[1];
    if (map !== undefined && !files.includes(posix.join(posix.dirname(file), map))) {
      problems.push(`${file} names the map ${map}, which is not in the tarball: debuggers will ask for it in vain.`);
    }
  }
  return problems;
}

function some([first, ...others]: readonly string[]): string {
  return others.length === 0 ? `${first} is` : `${first} and ${others.length} more are`;
}

function machinePathsIn(text: string): string[] {
  // './root/part.js' is no path into /root.
  const found = machine.filter((folder) =>
    text
      .split(`${folder}/`)
      .slice(0, -1)
      .some((before) => !/[\w.@-]$/.test(before)),
  );
  return [...found, ...(/file:\/\/\/?[\w.%-]+\/[\w.%-]+/.exec(text) ?? [])];
}

function checkMap(file: string, { sources, sourcesContent = [], sourceRoot = '' }: SourceMap): string[] {
  return sources.flatMap((source, at) => {
    const path = posix.join(posix.dirname(file), sourceRoot, source);
    if (/^(?:[a-z]+:|\/)/i.test(source) || path.startsWith('..')) {
      return [`${file} points to ${source}, outside of the package. Sources are to be relative and of this package.`];
    }
    if (typeof sourcesContent[at] === 'string') return [];
    return [`${file} does not carry the text of ${source}, which is not published: embed it (sourcesContent).`];
  });
}
