import type { CrosswordDetail, Unplaced } from '@kumiki/core/crossword/rules';

/** Details that are told in words. */
export type ToldDetail = Exclude<CrosswordDetail, { readonly code: 'stopped' }>;
/** Why no board could be made, and how to mend it. */
export type WhyNotMessages = {
  readonly [C in ToldDetail['code']]: (detail: Extract<ToldDetail, { readonly code: C }>) => string;
};

/** Why a word is not on an arranged board. */
export type UnplacedMessages = Readonly<Record<Unplaced['reason'], string>>;

/** The words for a failure; undefined for what the shared words say as well. */
export function whyNot(detail: CrosswordDetail, messages: WhyNotMessages): string | undefined {
  if (detail.code === 'stopped') return undefined;
  // The code picks the call that takes such a detail, which the compiler can't see across a union.
  return (messages[detail.code] as (of: ToldDetail) => string)(detail);
}
