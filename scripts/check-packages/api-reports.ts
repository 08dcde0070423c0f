import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IConfigFile,
} from '@microsoft/api-extractor';
import type { Package } from './packages.ts';

/**
 * The public names of each entry point are kept in `etc`, so that no change of them goes unseen; and every type that
 * they mention can be imported from one of the package's entry points.
 */
export function checkApiReports({ id, folder, manifest }: Package, update = false): string[] {
  const entries = Object.entries(manifest.publishConfig?.exports ?? {}).flatMap(([path, target]) =>
    typeof target === 'string' || path.endsWith('.css') ? [] : [{ report: reportOf(path), types: target['types']! }],
  );
  const etc = join(folder, 'etc');
  const scratch = mkdtempSync(join(tmpdir(), 'kumiki-api-'));
  mkdirSync(etc, { recursive: true });
  try {
    const configs = entries.map(({ report, types }) => configOf(folder, report, types, scratch));
    const [first, ...others] = configs;
    if (!first) return [`publishConfig.exports of packages/${id} names no entry point with types.`];
    const compilerState = CompilerState.create(first, {
      additionalEntryPoints: others.map((config) => config.mainEntryPointFilePath),
    });
    const problems: string[] = [];
    const exported = new Set<string>();
    const mentioned = new Map<string, string>();
    for (const [at, config] of configs.entries()) {
      const { report } = entries[at]!;
      const { apiReportChanged } = Extractor.invoke(config, {
        localBuild: update,
        compilerState,
        messageCallback(message) {
          message.handled = true;
          const name = /^The symbol "(\w+?)(?:_\d+)?" needs/.exec(message.text)?.[1];
          if (message.messageId === 'ae-forgotten-export' && name) mentioned.set(name, report);
          else if (message.logLevel === ExtractorLogLevel.Error) {
            problems.push(`${report}: ${message.formatMessageWithLocation(folder)}`);
          }
        },
      });
      if (apiReportChanged && !update) {
        problems.push(
          `packages/${id}/etc/${report} is not what dist says: public names have changed. If they should, run \`pnpm run api\`, read its diff, and commit it.`,
        );
      }
      for (const name of namesIn(readFileSync(join(scratch, report), 'utf8'))) exported.add(name);
    }
    for (const [name, report] of mentioned) {
      if (exported.has(name)) continue;
      problems.push(
        `${report}: the type ${name} is mentioned, but no entry point exports it, so users can't write it down. Export it from the entry point, or do without it.`,
      );
    }
    return [...problems, ...removeStrays(etc, new Set(entries.map(({ report }) => report)), update)];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** './tile-stack/rules' is reported in tile-stack-rules.api.md. */
function reportOf(path: string): string {
  return `${path === '.' ? 'index' : path.slice(2).replaceAll('/', '-')}.api.md`;
}

function namesIn(report: string): string[] {
  const declared = /^export (?:declare |abstract )*(?:const|function|class|interface|type|enum|namespace) (\w+)/gm;
  const listed = /^export \{ (?:\w+ as )?(\w+) \}/gm;
  return [...report.matchAll(declared), ...report.matchAll(listed)].map((found) => found[1]!);
}

function removeStrays(etc: string, known: ReadonlySet<string>, update: boolean): string[] {
  const strays = readdirSync(etc).filter((name) => !known.has(name));
  if (update) for (const file of strays) rmSync(join(etc, file));
  return update ? [] : strays.map((file) => `etc/${file} belongs to no entry point. \`pnpm run api\` removes it.`);
}

function configOf(folder: string, report: string, types: string, scratch: string): ExtractorConfig {
  const { Error: error, None: none, Warning: warning } = ExtractorLogLevel;
  const configObject: IConfigFile = {
    projectFolder: folder,
    mainEntryPointFilePath: join(folder, types),
    newlineKind: 'lf',
    compiler: {
      // Not the package's own: its condition `source` would lead from dist into src.
      overrideTsconfig: {
        compilerOptions: {
          target: 'ES2023',
          module: 'ESNext',
          moduleResolution: 'bundler',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          jsx: 'react-jsx',
          strict: true,
          exactOptionalPropertyTypes: true,
          types: [],
        },
        include: ['dist/**/*.d.ts'],
      },
    },
    apiReport: { enabled: true, reportFileName: report, reportFolder: join(folder, 'etc'), reportTempFolder: scratch },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: { default: { logLevel: error } },
      extractorMessageReporting: {
        default: { logLevel: error },
        // Everything that is exported is public; there are no tags for it.
        'ae-missing-release-tag': { logLevel: none },
        'ae-undocumented': { logLevel: none },
        // Reported by checkApiReports: it may come from another entry point of the package.
        'ae-forgotten-export': { logLevel: warning, addToApiReportFile: false },
      },
      tsdocMessageReporting: { default: { logLevel: none } },
    },
  };
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
}
