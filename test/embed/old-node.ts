import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Node of a major version that this machine has beside the repository's own, if it has one. */
export function findNode(major: number): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .find((node) => existsSync(node) && versionOf(node).startsWith(`v${major}.`));
}

function versionOf(node: string): string {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
