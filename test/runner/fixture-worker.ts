// The registry, and the fixture that misbehaves.
import { servePuzzles, workerPort } from '@kumiki/core/worker';
import { fixture } from './fixture-puzzle.ts';

servePuzzles({ fixture }, workerPort()!);
