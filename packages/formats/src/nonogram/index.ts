export { readWebpbn } from './read-webpbn.ts';
export { writeWebpbn, type WebpbnWriteReason } from './write-webpbn.ts';
