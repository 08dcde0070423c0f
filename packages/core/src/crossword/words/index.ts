/** Vocabularies with clues, written for this project and under its licence. Import only the one you draw from. */
export { wordsEn } from './en.ts';
export { wordsJa } from './ja.ts';
