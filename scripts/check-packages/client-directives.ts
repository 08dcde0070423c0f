import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf, type Packed } from './packed.ts';

const directive = /^(?:\/\*[\s\S]*?\*\/\s*|\/\/.*\s*)*['"]use client['"];/;

/**
 * `'use client'` stands at the head of the same modules as in src: without it a server component can't render the
 * module; where it doesn't belong, servers can't call what it exports.
 */
export function checkClientDirectives(packed: Packed): string[] {
  const { source, files } = packed;
  const problems: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.js') && !name.includes('/node_modules/'))) {
    const stem = join(source.folder, 'src', file.replace(/^dist\//, '').replace(/\.js$/, ''));
    const from = [`${stem}.ts`, `${stem}.tsx`].find((path) => existsSync(path));
    if (!from) {
      problems.push(`${file} has no module of the same name in src. Is dist stale? Run \`pnpm run build\`.`);
      continue;
    }
    const text = textOf(packed, file);
    const [wanted, built] = [directive.test(readFileSync(from, 'utf8')), directive.test(text)];
    if (wanted && !built) {
      problems.push(
        `${file} has lost its 'use client', so server components can't render it. Build a file a module (tsdown: unbundle).`,
      );
    } else if (!wanted && /['"]use client['"]/.test(text)) {
      problems.push(`${file} says 'use client', but its source does not: servers can't call what it exports.`);
    }
  }
  return problems;
}
