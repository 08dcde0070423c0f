import type { LintDetails, LintFinding, LintLevel, LintPreset, LintSymmetry } from '@kumiki/core/crossword/rules';

/** What breaks a rule of a house, and how to mend it; names of levels and presets. */
export interface LintMessages {
  readonly finding: { readonly [R in keyof LintDetails]: (detail: LintDetails[R]) => string };
  readonly level: Readonly<Record<Exclude<LintLevel, 'off'>, string>>;
  readonly preset: Readonly<Record<LintPreset, string>>;
  readonly symmetry: Readonly<Record<LintSymmetry, string>>;
}

/** The sentence for a finding of `lintCrossword`. */
export function lintText({ rule, detail }: LintFinding, { finding }: Pick<LintMessages, 'finding'>): string {
  // The rule picks the call that takes such a detail, which the compiler can't see across a union.
  return (finding[rule] as (of: LintFinding['detail']) => string)(detail);
}
