export type { FileProblem, FileReason } from '../file-problem.ts';
export { readGnomeMaps } from './read-gnome-maps.ts';
export { writeGnomeMaps } from './write-gnome-maps.ts';
