// What Kumiki is measured beside, as people get it from npm; installed in a folder of its own, with the React it needs.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm } from '../../../scripts/check-packages/pnpm.ts';

/** Exact, so that a table can be made again. */
const dependencies = {
  '@emotion/react': '11.14.0',
  '@guardian/libs': '33.0.0',
  '@guardian/react-crossword': '19.0.1',
  '@guardian/source': '13.0.0',
  '@jaredreisinger/react-crossword': '5.2.0',
  mycrossword: '2.4.0',
  react: '18.3.1',
  'react-chessboard': '5.12.1',
  'react-dom': '18.3.1',
  'styled-components': '5.3.11',
  typescript: '6.0.3',
};

export interface Peers {
  readonly folder: string;
  readonly remove: () => void;
}

export async function installPeers(): Promise<Peers> {
  const folder = mkdtempSync(join(tmpdir(), 'kumiki-peers-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    JSON.stringify({ autoInstallPeers: false, strictPeerDependencies: false }),
  );
  await pnpm(['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'], folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
