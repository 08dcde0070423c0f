import type { AnyPuzzle } from '@kumiki/core';
import { registry } from '@kumiki/core/worker';
import { sum } from '../fixture-puzzle/core/index.ts';

/** What the suite runs over: every puzzle of ours, and the fixture. */
export const conformanceRegistry: Readonly<Record<string, AnyPuzzle>> = { ...registry, sum };
