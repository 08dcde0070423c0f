// Imported in a worker, this serves every puzzle of the registry; elsewhere it only exports. A worker of your own adds
// its puzzles: `import { servePuzzles, workerPort } from '@kumiki/core/worker'; servePuzzles({ mine }, workerPort()!)`.
// One that serves nothing but its own is smaller with `@kumiki/core/serve`.
import { registry } from '../registry.ts';
import { servePuzzles, workerPort } from './serve.ts';

export { protocolVersion, servePuzzles, workerPort, type FromWorker, type ToWorker, type WorkerPort } from './serve.ts';
export { registry };

const port = workerPort();
if (port) servePuzzles(registry, port);
