export type { Game, Linked, LinkedBoard, LinkedSeed, LinkOptions } from './link.ts';
export { readLink, type LinkReason } from './read-link.ts';
export { writeLink } from './write-link.ts';
