import type { LintPreset, LintRules } from './lint-types.ts';

/** What every crossword asks for. */
const sound = {
  divided: 'error',
  'no-word': 'error',
  'duplicate-word': 'error',
  'false-run': 'error',
  'linked-clues': 'error',
} as const;

/**
 * Rules by the kind of house, not by a publisher's name. A rule that houses of a kind differ on is a warning.
 *
 * - `ja-strict`: 連黒禁, 分断禁, 四隅黒禁, 三方黒禁, 黒斜三連禁, better in a symmetry (ja.wikipedia 黒マスルール; the
 *   strict policy of XWordGiver; words of two letters or more, each once: crossword-builder.com).
 * - `ja-loose`: the same without 三方黒禁, and 黒斜四連禁 for 三連禁 (the loose policy of XWordGiver).
 * - `us`: every cell in two words, three letters or more, half a turn or a mirror (en.wikipedia, Crossword: Grids).
 * - `uk-blocked`: half of a word checked, an odd one rounded either way, no three unchecked in a row, half a turn
 *   (crosswordunclued.com 2009-09, Crossword grid: checking).
 * - `barred`: bars for blocks; after Ximenes (On the Art of the Crossword, 1966) one unchecked letter in words of four and
 *   five, two of six and seven, three of eight and nine, and so on; half a turn, bars too.
 * - `skeleton`: no clues, so that cells may be in one word alone, and blocks may touch (nikoli.co.jp, スケルトン).
 */
export const lintPresets: Readonly<Record<LintPreset, LintRules>> = {
  'ja-strict': {
    ...sound,
    'adjacent-blocks': 'error',
    'corner-blocks': 'error',
    'three-sided': 'error',
    'diagonal-blocks': { level: 'error', least: 3 },
    symmetry: { level: 'warning', anyOf: ['point', 'vertical', 'horizontal'] },
    'short-word': { level: 'error', least: 2 },
  },
  'ja-loose': {
    ...sound,
    'adjacent-blocks': 'error',
    'corner-blocks': 'error',
    'diagonal-blocks': { level: 'error', least: 4 },
    'short-word': { level: 'error', least: 2 },
  },
  us: {
    ...sound,
    symmetry: { level: 'error', anyOf: ['point', 'vertical', 'horizontal'] },
    'short-word': { level: 'error', least: 3 },
    unchecked: 'error',
  },
  'uk-blocked': {
    ...sound,
    symmetry: { level: 'error', anyOf: ['point'] },
    'short-word': { level: 'error', least: 3 },
    'unchecked-share': { level: 'error', share: 0.5, more: 0.5 },
    'unchecked-row': { level: 'error', most: 2 },
  },
  barred: {
    ...sound,
    symmetry: { level: 'warning', anyOf: ['point'] },
    'short-word': { level: 'error', least: 3 },
    'unchecked-share': { level: 'error', share: 0.5, more: -1 },
    'unchecked-row': { level: 'warning', most: 1 },
  },
  skeleton: {
    ...sound,
    symmetry: { level: 'warning', anyOf: ['point', 'vertical', 'horizontal'] },
    'short-word': { level: 'error', least: 2 },
  },
};
