import { runInNewContext } from 'node:vm';
import { importsOf } from './imports.ts';
import { effectsOf } from './packages.ts';
import { textOf, type Packed } from './packed.ts';

/** Modules that are imported for what they do; a bundler drops them unless `sideEffects` names them. */
const effects: Readonly<Record<string, readonly string[]>> = {
  core: ['./dist/worker/entry.js'],
  react: ['./dist/runner/worker.js', '*.css'],
};

/** What the ways off the main thread stand on. */
export function checkWorkerFiles(packed: Packed): string[] {
  const { source, files, manifest } = packed;
  const problems = (effects[source.id] ?? [])
    .filter((effect) => !effectsOf(manifest).includes(effect))
    .map((effect) => `sideEffects does not list ${effect}: bundlers will drop it from apps, and nobody will notice.`);
  if (source.id !== 'react') return problems;

  const literal = 'new Worker(new URL("./worker.js", import.meta.url), { type: "module" })';
  const runner = files.filter((file) => /^dist\/runner\/[^/]+\.js$/.test(file));
  if (!runner.some((file) => textOf(packed, file).includes(literal))) {
    problems.push(`no file of dist/runner says ${literal}; bundlers know a worker by exactly these words.`);
  }
  return [...problems, ...checkWorker(packed), ...checkWorkerSource(packed)];
}

function checkWorker(packed: Packed): string[] {
  const file = 'dist/runner/worker.js';
  if (!packed.files.includes(file)) return [`${file} is missing: there is no worker to start.`];
  const text = textOf(packed, file);
  const imports = importsOf(file, text);
  if (imports.length > 0) {
    return [
      `${file} imports ${imports.join(', ')}; it must hold all it needs, or it only starts where a bundler mends it. See deps.alwaysBundle in tsdown.config.ts.`,
    ];
  }
  return saysReady(text) ? [] : [`${file} does not say that it is ready. Is its import shaken off (sideEffects)?`];
}

/** The same worker as the text of a classic script, for a blob. */
function checkWorkerSource(packed: Packed): string[] {
  const file = 'dist/runner/worker-source.js';
  if (!packed.files.includes(file)) return [`${file} is missing: there is no worker from a blob.`];
  const literal = /=\s*("(?:[^"\\]|\\.)*");/.exec(textOf(packed, file))?.[1];
  if (literal !== undefined && saysReady(JSON.parse(literal) as string)) return [];
  return [
    `${file} holds no classic script that says it is ready, so there is no worker from a blob. See the plug-in worker-source in tsdown.config.ts.`,
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
