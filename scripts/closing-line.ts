import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line of counts, for tools that read logs. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) count[test.result().state] += 1;
      if (module.state() === 'failed' && tests.every((test) => test.result().state !== 'failed')) count.failed += 1; // did not load
    }
    const skipped = count.skipped + count.pending;
    process.on('exit', () => {
      console.log(`${count.passed} passed, ${count.failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
    });
  }
}
