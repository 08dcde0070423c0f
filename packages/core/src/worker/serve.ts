// For a worker that serves puzzles of its own and none of ours:
// `import { servePuzzles, workerPort } from '@kumiki/core/serve'; servePuzzles({ mine }, workerPort()!)`.
export { workerPort } from './port.ts';
export { protocolVersion, type FromWorker, type ToWorker } from './protocol.ts';
export { servePuzzles, type WorkerPort } from './serve-puzzles.ts';
