// The library's worker for this puzzle. The build makes one file of it.
import { nonogram } from '@kumiki/core/nonogram';
import { servePuzzles, workerPort } from '@kumiki/core/serve';

const port = workerPort();
if (port) servePuzzles({ nonogram }, port);
