import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'baseline');
const takenBy = join(folder, 'taken-by.json');

/** What draws the pictures. Between two of them letters and edges differ, and a comparison says nothing. */
export interface Painter {
  readonly browser: 'chromium';
  readonly major: number;
  readonly platform: string;
}
export const painterOf = (major: number): Painter => ({ browser: 'chromium', major, platform: process.platform });

/** Why pictures of this painter can't be compared with the ones that were kept, if so. */
export function whyNotComparable(now: Painter): string | undefined {
  const kept = JSON.parse(readFileSync(takenBy, 'utf8')) as Painter;
  if (kept.major === now.major && kept.platform === now.platform) return undefined;
  const name = ({ major, platform }: Painter): string => `Chromium ${major} on ${platform}`;
  return `The pictures in test/look/baseline are of ${name(kept)}, this is ${name(now)}: not compared. Where nothing else changed, \`pnpm run look:update\` takes them anew.`;
}

export function readBaseline(name: string): Buffer | undefined {
  const file = join(folder, `${name}.png`);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** The names of all pictures that were kept. */
export const keptNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length))
    .toSorted();

/** Keeps these pictures and no others. */
export function writeBaselines(pictures: ReadonlyMap<string, Buffer>, painter: Painter): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, picture] of pictures) writeFileSync(join(folder, `${name}.png`), picture);
  const told = Object.entries(painter).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
  // In the format of the house, so that nothing has to mend it afterwards.
  writeFileSync(takenBy, `{ ${told.join(', ')} }\n`);
}

/** Where a person can look at what was not accepted; nothing there is kept. */
export function writeRefused(name: string, picture: Buffer, difference: Buffer | undefined): string {
  const refused = join(import.meta.dirname, '../../node_modules/.cache/look');
  mkdirSync(refused, { recursive: true });
  writeFileSync(join(refused, `${name}.png`), picture);
  if (difference) writeFileSync(join(refused, `${name}-difference.png`), difference);
  return refused;
}
