import type { Job } from './puzzle.ts';

/** Runs a job to its end in one go. */
export function run<R, B>(job: Job<R, B>): R {
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
  }
}

/** What `runSliced` needs of the world; the core has no clock of its own. */
export interface Pacing<B = unknown> {
  /** Milliseconds from any origin. */
  readonly now: () => number;
  /** Lets the page or the worker do something else. */
  readonly pause: () => Promise<void>;
  /** Milliseconds of work between two pauses. */
  readonly sliceMs: number;
  readonly onProgress?: (progress: { readonly done?: number; readonly stage?: string; readonly best?: B }) => void;
}

/** Runs a job in slices of time. The result is the same as that of `run`: only the pauses depend on the clock. */
export async function runSliced<R, B>(job: Job<R, B>, pacing: Pacing<B>): Promise<R> {
  let began = pacing.now();
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
    if (step.value !== undefined) pacing.onProgress?.(step.value);
    if (pacing.now() - began < pacing.sliceMs) continue;
    // oxlint-disable-next-line no-await-in-loop -- pausing between slices is the point
    await pacing.pause();
    began = pacing.now();
  }
}
