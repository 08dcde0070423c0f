// The library's worker for this puzzle. The build makes one file of it.
import { crossword } from '@kumiki/core/crossword';
import { servePuzzles, workerPort } from '@kumiki/core/serve';

const port = workerPort();
if (port) servePuzzles({ crossword }, port);
