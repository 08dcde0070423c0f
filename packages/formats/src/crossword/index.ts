export type { FileProblem, FileReason } from '../file-problem.ts';
export { readJpz, type JpzContent } from './read-jpz.ts';
export { writeJpz, type WrittenJpz } from './write-jpz.ts';
