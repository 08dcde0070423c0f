// Breaks the protocol as its name says, before or after it is ready.
interface Scope {
  readonly name: string;
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: { readonly type: string; readonly job: number } }) => void) | null;
}
const scope = globalThis as unknown as Scope;

if (scope.name === 'throws-at-once') throw new Error('The rude worker threw at once');
if (scope.name === 'other-version') scope.postMessage({ type: 'ready', version: 99 });
// 'deaf' is here and says nothing.
if (scope.name === 'echo-twice') {
  scope.onmessage = ({ data: { type, job } }) => {
    if (type !== 'run') return;
    const value = `job ${job}`;
    // Late answers to jobs that are over, and to some that never were.
    for (const other of [job - 1, job + 1]) {
      scope.postMessage({ type: 'progress', job: other, spent: 1_000, limit: 1_000 });
      scope.postMessage({ type: 'done', job: other, result: { ok: true, value: 'wrong', spent: 0 } });
    }
    scope.postMessage({ type: 'done', job, result: { ok: true, value, spent: 0 } });
    scope.postMessage({ type: 'done', job, result: { ok: true, value: 'again', spent: 0 } });
  };
  scope.postMessage({ type: 'hello', from: 'an app that also talks of other things' });
  scope.postMessage(null);
  scope.postMessage({ type: 'ready', version: 1 });
}
