import { servePuzzles, workerPort } from '@kumiki/core/serve';
import { sum } from '../core/index.ts';

servePuzzles({ sum }, workerPort()!);
