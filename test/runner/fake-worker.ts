import type { FromWorker, ToWorker } from '@kumiki/core/worker';

type Behave = (message: ToWorker, worker: FakeWorker) => void;

/** A worker without a thread: what is posted is kept and shown to `behave` in a moment. */
export class FakeWorker extends EventTarget {
  readonly posted: ToWorker[] = [];
  terminated = false;
  readonly #behave: Behave;

  constructor(behave: Behave = () => undefined) {
    super();
    this.#behave = behave;
  }
  postMessage(message: ToWorker): void {
    const copy = structuredClone(message);
    if (this.terminated) return;
    this.posted.push(copy);
    queueMicrotask(() => this.#behave(copy, this));
  }
  terminate(): void {
    this.terminated = true;
  }
  say(message: FromWorker | { readonly type: string }): void {
    if (!this.terminated) this.dispatchEvent(Object.assign(new Event('message'), { data: message }));
  }
  /** As a script that failed to load (no message), or an uncaught throw. */
  err(message?: string): void {
    if (!this.terminated) this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }));
  }
  typed(type: ToWorker['type']): ToWorker[] {
    return this.posted.filter((message) => message.type === type);
  }
  /** The id of the job it was sent last. */
  get job(): number {
    const runs = this.posted.filter((message) => message.type === 'run');
    return runs.at(-1)?.job ?? -1;
  }
  done(value: unknown = 'ok', job: number = this.job): void {
    this.say({ type: 'done', job, result: { ok: true, value, spent: 1 } });
  }
}

/** A factory of fakes that keeps what it made. `ready` is said a tick after each is made, with what it serves. */
export function fakes(
  behave?: Behave,
  puzzles?: readonly string[],
): {
  readonly made: FakeWorker[];
  readonly last: () => FakeWorker;
  readonly create: () => Worker;
} {
  const made: FakeWorker[] = [];
  return {
    made,
    last: () => made.at(-1)!,
    create() {
      const worker = new FakeWorker(behave);
      made.push(worker);
      queueMicrotask(() => worker.say({ type: 'ready', version: 1, ...(puzzles ? { puzzles } : {}) }));
      return worker as unknown as Worker;
    },
  };
}
