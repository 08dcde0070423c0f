/** Of the packages, which are released together. What carries a seed carries it too: see `sameBoards`. */
export const version = '0.1.0';

/** Does a seed give the same board in both? A change that alters the board of a seed is a major version (0.x: a minor). */
export function sameBoards(a: string, b: string): boolean {
  return lineOf(a) === lineOf(b);
}

function lineOf(name: string): string {
  const [major = '', minor = ''] = name.split('.');
  return major === '0' ? `0.${minor}` : major;
}
