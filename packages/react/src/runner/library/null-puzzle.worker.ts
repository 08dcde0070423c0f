// The library's worker for this puzzle. The build makes one file of it.
import { nullPuzzle } from '@kumiki/core/null-puzzle';
import { servePuzzles, workerPort } from '@kumiki/core/serve';

const port = workerPort();
if (port) servePuzzles({ nullPuzzle }, port);
