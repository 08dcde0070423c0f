// The one line a registry: the library's worker, and the fourth puzzle in it.
import { servePuzzles, workerPort } from '@kumiki/core/worker';
import { sum } from '../core/index.ts';

servePuzzles({ sum }, workerPort()!);
