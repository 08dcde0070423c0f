// The library's worker for this puzzle. The build makes one file of it.
import { tileStack } from '@kumiki/core/tile-stack';
import { servePuzzles, workerPort } from '@kumiki/core/serve';

const port = workerPort();
if (port) servePuzzles({ tileStack }, port);
