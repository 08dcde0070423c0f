import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toWorker, type ToWorker } from './protocol.ts';

const messages: readonly ToWorker[] = [
  { type: 'run', job: 1, puzzle: 'null-puzzle', op: 'generate', args: { lamps: 5 }, seed: '', steps: 100 },
  { type: 'run', job: 0, puzzle: '', op: 'own:rate', args: [1, [2]], seed: '組木', steps: 0 },
  { type: 'cancel', job: 3 },
  { type: 'asset', bytes: Uint8Array.from([1]) },
  { type: 'ping', n: 0 },
];

describe("the worker's door", () => {
  test.each(messages)('lets in what it knows: $type', (message) => {
    expect(toWorker(message)).toMatchObject({ ok: true, value: message });
    expect(toWorker(structuredClone(message))).toMatchObject({ ok: true, value: message });
  });

  test('keeps out a message with any one part gone, wrong or too many', () => {
    for (const message of messages) {
      for (const key of Object.keys(message)) {
        if (key === 'args') continue;
        for (const wrong of [undefined, null, -1, 1.5, Number.NaN, Infinity, {}, [], 'x'.repeat(2_000), 2 ** 53])
          expect(toWorker({ ...message, [key]: wrong }).ok, `${message.type}.${key} = ${JSON.stringify(wrong)}`).toBe(
            false,
          );
      }
      expect(toWorker({ ...message, more: 1 }).ok).toBe(false);
    }
  });

  test('throws at nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (message) => {
        expect(toWorker(message).ok).toBe(false);
      }),
    );
  });
});
