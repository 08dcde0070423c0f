// What a worker of an app serves so that its studio finds colours: the registry, and the nonogram with one job more.
import { servePuzzles, workerPort } from '@kumiki/core/worker';
import { nonogramInColours } from '@kumiki/formats/nonogram/picture';

servePuzzles({ nonogram: nonogramInColours }, workerPort()!);
