import type { RunRequest } from '../../packages/react/src/runner/index.ts';

/** What a run in a document of its own came to. */
export interface FrameOutcome {
  readonly result: unknown;
  readonly again: unknown;
  readonly way: string;
  /** What the policy forbade: directive and address. */
  readonly violations: readonly (readonly [string, string])[];
}

/**
 * Runs a request twice in a fresh document of our origin.
 *
 * @param setup.policy the document's Content-Security-Policy
 * @param setup.before a script that runs first
 * @param setup.workerSource stands in for the text that the build puts in place of ….source.ts
 */
export function runInFrame(
  request: RunRequest,
  setup: { readonly policy?: string; readonly before?: string; readonly workerSource?: string },
): Promise<FrameOutcome> {
  const runner = new URL('/packages/react/src/runner/index.ts', location.origin);
  const text = (value: unknown): string => JSON.stringify(value ?? null).replaceAll('<', String.raw`\u003c`);
  const frame = document.createElement('iframe');
  const page = `<!doctype html>
    ${setup.policy ? `<meta http-equiv="Content-Security-Policy" content="${setup.policy}">` : ''}
    <script>
      const violations = [];
      document.addEventListener('securitypolicyviolation', (event) => {
        violations.push([event.effectiveDirective, event.blockedURI]);
      });
      const source = ${text(setup.workerSource)};
      // Vitest wraps dynamic imports in what it serves.
      window.__vitest_browser_runner__ = {
        wrapDynamicImport: (load) =>
          load().then((loaded) => (source && loaded.default === '' ? { default: source } : loaded)),
      };
      ${setup.before ?? ''}
    </script>
    <script type="module">
      const { createRunner } = await import(${text(runner.href)});
      const runner = createRunner();
      const result = await runner.run(${text(request)});
      const again = await runner.run(${text(request)});
      await new Promise((resolve) => setTimeout(resolve, 50));
      parent.postMessage({ frame: 'outcome', outcome: { result, again, way: runner.way, violations } });
    </script>`;
  return new Promise((resolve) => {
    addEventListener('message', function hear(event: MessageEvent<{ frame?: string; outcome: FrameOutcome }>) {
      if (event.source !== frame.contentWindow || event.data.frame !== 'outcome') return;
      removeEventListener('message', hear);
      frame.remove();
      resolve(event.data.outcome);
    });
    document.body.append(frame);
    // Written, not srcdoc: so the document has an address, which Vite's form of the worker's URL asks for.
    frame.contentDocument!.open();
    frame.contentDocument!.write(page);
    frame.contentDocument!.close();
  });
}
