import { runInNewContext } from 'node:vm';
import { importsOf } from './imports.ts';
import { effectsOf } from './packages.ts';
import { textOf, type Packed } from './packed.ts';

/** Modules that are imported for what they do; a bundler drops them unless `sideEffects` names them. */
const effects: Readonly<Record<string, readonly string[]>> = {
  core: ['./dist/worker/entry.js'],
  react: ['./dist/runner/library/*.worker.js', '*.css'],
};

/** What the ways off the main thread stand on. */
export function checkWorkerFiles(packed: Packed): string[] {
  const { source, manifest } = packed;
  const problems = (effects[source.id] ?? [])
    .filter((effect) => !effectsOf(manifest).includes(effect))
    .map((effect) => `sideEffects does not list ${effect}: bundlers will drop it from apps, and nobody will notice.`);
  if (source.id !== 'react') return problems;

  const served = packed.files.flatMap((file) => /^(dist\/runner\/library\/[^/]+)\.engine\.js$/.exec(file)?.[1] ?? []);
  if (served.length === 0)
    return [...problems, 'dist/runner/library has no engine: there is nobody to ask for a board.'];
  return [...problems, ...served.flatMap((path) => checkPuzzle(packed, path))];
}

function checkPuzzle(packed: Packed, path: string): string[] {
  const literal = `new Worker(new URL("./${path.split('/').at(-1)!}.worker.js", import.meta.url), { type: "module" })`;
  const index = 'dist/runner/library/index.js';
  const named = packed.files.includes(index) && textOf(packed, index).includes(literal);
  const unnamed = `${index} does not say ${literal}; bundlers know a worker by exactly these words.`;
  return [...(named ? [] : [unnamed]), ...checkWorker(packed, `${path}.worker.js`), ...checkSource(packed, path)];
}

function checkWorker(packed: Packed, file: string): string[] {
  if (!packed.files.includes(file)) return [`${file} is missing: there is no worker to start.`];
  const text = textOf(packed, file);
  const imports = importsOf(file, text);
  if (imports.length > 0) {
    return [
      `${file} imports ${imports.join(', ')}; it must hold all it needs, or it only starts where a bundler mends it. See deps.alwaysBundle in tsdown.config.ts.`,
    ];
  }
  return saysReady(text) ? [] : [`${file} does not say that it is ready. Is it shaken off (sideEffects)?`];
}

/** The same worker as the text of a classic script, for a blob. */
function checkSource(packed: Packed, path: string): string[] {
  const file = `${path}.source.js`;
  if (!packed.files.includes(file)) return [`${file} is missing: there is no worker from a blob.`];
  const literal = /=\s*("(?:[^"\\]|\\.)*");/.exec(textOf(packed, file))?.[1];
  if (literal !== undefined && saysReady(JSON.parse(literal) as string)) return [];
  return [
    `${file} holds no classic script that says it is ready, so there is no worker from a blob. See the plug-in worker-sources in tsdown.config.ts.`,
  ];
}

/** Runs it in a scope with no more than it may use. */
function saysReady(text: string): boolean {
  const posted: { readonly type?: string }[] = [];
  const scope = {
    WorkerGlobalScope: {},
    performance,
    MessageChannel,
    addEventListener: () => undefined,
    postMessage: (message: { readonly type?: string }) => void posted.push(message),
  };
  try {
    runInNewContext(text, scope);
  } catch {
    return false;
  }
  return posted[0]?.type === 'ready';
}
