// Importing the entry serves the registry; the fixture adds itself to the same port.
import { servePuzzles, workerPort } from '@kumiki/core/worker';
import { sum } from '../fixture-puzzle/core/index.ts';

servePuzzles({ sum }, workerPort()!);
