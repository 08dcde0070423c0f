export { createBudget, noAssets, pay, stopped, type Assets, type Budget, type Stopped } from './budget.ts';
export {
  boolean,
  decoder,
  either,
  integer,
  json,
  list,
  number,
  oneOf,
  optional,
  pair,
  raw,
  record,
  text,
  variants,
  via,
  type Decoder,
  type Fields,
  type OptionalKeys,
  type Problem,
  type Read,
  type Shape,
  type ValueOf,
} from './decode.ts';
export { definePuzzle, type PuzzleCalls } from './define.ts';
export { digest } from './digest.ts';
export { KumikiError } from './errors.ts';
export { defaultSteps, limits } from './limits.ts';
export type * from './puzzle.ts';
export { createRandom, type Random } from './random.ts';
export { fail, succeed, type Failure, type Ok, type Result } from './result.ts';
export { run, runSliced, type Pacing } from './run.ts';
export { applyHint } from './session/apply-hint.ts';
export { lastSound } from './session/last-sound.ts';
export { reshuffle } from './session/reshuffle.ts';
export { restoreSession, type RestoreReason, type Restored, type Save, type SaveMeta } from './session/save.ts';
export { createSession, type Session, type SessionOptions, type Snapshot } from './session/session.ts';
