import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Packed } from './packed.ts';

interface Report {
  readonly analysis: {
    readonly problems: readonly {
      readonly kind: string;
      readonly entrypoint?: string;
      readonly resolutionKind?: string;
    }[];
  };
}

/** Ways to resolve that ES modules need not serve. */
const others = ['node10', 'node16-cjs'];

/** Do TypeScript's resolvers find types and code of each entry point? Asked of attw, for users with ES modules. */
export async function checkResolution({ tarball }: Packed): Promise<string[]> {
  const attw = fileURLToPath(new URL('dist/index.js', import.meta.resolve('@arethetypeswrong/cli/package.json')));
  const args = [attw, tarball, '--profile', 'esm-only', '--no-definitely-typed', '--format', 'json'];
  const { code, output } = await run(args);
  if (code === 0) return [];
  if (!output.startsWith('{')) return [`attw did not run: ${output.trim()}`];
  const { problems } = (JSON.parse(output) as Report).analysis;
  return problems
    .filter(({ resolutionKind = '' }) => !others.includes(resolutionKind))
    .map(
      ({ kind, entrypoint = '', resolutionKind = '' }) =>
        `attw: ${kind} at ${entrypoint} (${resolutionKind}): types and code of this entry point do not fit. See \`pnpm exec attw --help\`, and the conditions in publishConfig.exports.`,
    );
}

function run(args: readonly string[]): Promise<{ code: number | undefined; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { maxBuffer: 2 ** 26 }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? undefined, output: stdout || stderr }),
    );
  });
}
