export { crossword as default } from '@kumiki/core/crossword';
