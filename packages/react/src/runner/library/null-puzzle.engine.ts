export { nullPuzzle as default } from '@kumiki/core/null-puzzle';
