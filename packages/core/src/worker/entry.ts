// Imported in a worker, this serves every puzzle of the registry; elsewhere it only exports. A worker of your own adds
// its puzzles: `import { servePuzzles, workerPort } from '@kumiki/core/worker'; servePuzzles({ mine }, workerPort()!)`.
import { registry } from '../registry.ts';
import { workerPort } from './port.ts';
import { servePuzzles } from './serve.ts';

export { protocolVersion, type FromWorker, type ToWorker } from './protocol.ts';
export { servePuzzles, type WorkerPort } from './serve.ts';
export { registry, workerPort };

const port = workerPort();
if (port) servePuzzles(registry, port);
