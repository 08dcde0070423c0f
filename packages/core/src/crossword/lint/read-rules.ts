import { decoder, integer, list, number, oneOf, optional, record, type Decoder } from '../../decode.ts';
import { crosswordLimits } from '../limits.ts';
import type { LintPreset, LintRules } from './lint-types.ts';
import { lintPresets } from './presets.ts';

const level = oneOf('error', 'warning', 'off');
const plain = optional(level);
const letters = integer(0, crosswordLimits.side);

const decodeRules: Decoder<LintRules> = decoder(
  record({
    'adjacent-blocks': plain,
    divided: plain,
    'corner-blocks': plain,
    'three-sided': plain,
    'diagonal-blocks': optional(record({ level, least: integer(2, crosswordLimits.side) })),
    symmetry: optional(record({ level, anyOf: list(oneOf('point', 'vertical', 'horizontal'), 3, 1) })),
    'short-word': optional(record({ level, least: letters })),
    'no-word': plain,
    unchecked: plain,
    'unchecked-share': optional(
      record({ level, share: number(0, 1), more: number(-crosswordLimits.side, crosswordLimits.side) }),
    ),
    'unchecked-row': optional(record({ level, most: letters })),
    'duplicate-word': plain,
    'false-run': plain,
    'linked-clues': plain,
  }),
);

/** The rules, or what is wrong with them. */
export function readRules(rules: LintPreset | LintRules): LintRules | string {
  if (typeof rules === 'string')
    return Object.hasOwn(lintPresets, rules)
      ? lintPresets[rules]
      : `There is no preset of that name; there are ${Object.keys(lintPresets).join(', ')}.`;
  const read = decodeRules(rules);
  return read.ok ? read.value : read.detail[0]!.message;
}
