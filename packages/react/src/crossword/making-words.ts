import type { LintMessages } from './lint-words.ts';
import type { UnplacedMessages, WhyNotMessages } from './why-not.ts';

/** What is said where crosswords are made, and not where they are played. */
export interface CrosswordMakingMessages {
  readonly whyNot: WhyNotMessages;
  readonly unplaced: UnplacedMessages;
  readonly lint: LintMessages;
}
