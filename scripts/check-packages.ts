// Proves what is published: `pnpm run check:packages`, after a build. With --update-api it writes the API reports.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkApiReports } from './check-packages/api-reports.ts';
import { checkClientDirectives } from './check-packages/client-directives.ts';
import { checkCodeFromText } from './check-packages/code-from-text.ts';
import { checkContents } from './check-packages/contents.ts';
import { checkImports } from './check-packages/imports.ts';
import { checkManifest } from './check-packages/manifest.ts';
import { packAll, type Packed } from './check-packages/packed.ts';
import { publishedPackages } from './check-packages/packages.ts';
import { checkResolution } from './check-packages/resolution.ts';
import { checkWorkerFiles } from './check-packages/worker-files.ts';

type Check = (packed: Packed) => readonly string[] | Promise<readonly string[]>;

const checks: Readonly<Record<string, Check>> = {
  'package.json': checkManifest,
  'types resolve': checkResolution,
  contents: checkContents,
  imports: checkImports,
  "'use client'": checkClientDirectives,
  'worker files': checkWorkerFiles,
  'code from text': checkCodeFromText,
  'public names': ({ source }) => checkApiReports(source),
};

async function problemsOf(check: Check, packed: Packed): Promise<readonly string[]> {
  try {
    return await check(packed);
  } catch (error) {
    return [`it could not be checked: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function checkAll(): Promise<number> {
  const scratch = mkdtempSync(join(tmpdir(), 'kumiki-pack-'));
  try {
    const packages = await packAll(scratch);
    const done = packages.flatMap((packed) =>
      Object.entries(checks).map(async ([name, check]) => ({
        id: packed.source.id,
        name,
        problems: await problemsOf(check, packed),
      })),
    );
    let found = 0;
    for (const { id, name, problems } of await Promise.all(done)) {
      console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} @kumiki/${id}: ${name}`);
      for (const problem of problems) console.log(`  - ${problem.replaceAll('\n', '\n    ')}`);
      found += problems.length;
    }
    return found;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

if (process.argv.includes('--update-api')) {
  for (const source of publishedPackages()) for (const problem of checkApiReports(source, true)) console.log(problem);
} else {
  const found = await checkAll();
  console.log(found === 0 ? 'The packages are fit to be published.' : `${found} problems.`);
  process.exitCode = found === 0 ? 0 : 1;
}
