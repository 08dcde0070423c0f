// What a worker of an app serves so that its studio finds colours: the nonogram with one job more.
import { servePuzzles, workerPort } from '@kumiki/core/serve';
import { nonogramInColours } from '@kumiki/formats/nonogram/picture';

servePuzzles({ nonogram: nonogramInColours }, workerPort()!);
