import { createBudget, noAssets, pay, stopped, type Budget } from '../../budget.ts';
import { defaultSteps } from '../../limits.ts';
import type { GenerateReason, Job, Tools } from '../../puzzle.ts';
import type { Random } from '../../random.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { run } from '../../run.ts';
import { buildLexicon } from '../lexicon/create-lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { openLexicon } from '../lexicon/packed.ts';
import { generatePattern } from '../pattern/generate-pattern.ts';
import { defaultPattern, patterns } from '../pattern/patterns.ts';
import { readPattern } from '../pattern/read-pattern.ts';
import type { CrosswordDetail, CrosswordPuzzle, FillStyleOptions, PatternRules } from '../types.ts';
import { fillPattern, type FillResult } from './fill-pattern.ts';

export type FillOptions = Omit<FillStyleOptions, 'style' | 'words' | 'pattern' | 'skeleton'>;

/** Steps for a pattern that was drawn by rules, before another one is drawn: many easy grids beat one hard one. */
const STEPS_A_PATTERN = 5_000;
/** Bytes of a packed lexicon that are read in a step. */
const BYTES_A_STEP = 2_000;

/**
 * Fills a pattern with words, each at most once, so that every row and column of two or more cells is a word.
 *
 * Search that maintains arc consistency over bit sets, with dom/wdeg and restarts: with eleven thousand kana words a
 * 9×9 takes some 2 ms and a 19×19 12 ms, with a quarter of a million English ones a 15×15 of 72 words 0.1 s. Where words have
 * scores, it goes on to better ones for as long as that is quick.
 *
 * @param pattern Rows, the name of one of `patterns`, or rules by which patterns are drawn until one can be filled.
 * @param budget `defaultSteps` unless told; a step is some 4 µs.
 * @returns The board, or `impossible` with the proof's reason (`root-infeasible` names the slots that block one another
 *   and what would help; `too-few-words`; `infeasible` when everything was tried), `invalid-options`, `budget` or
 *   `cancelled` with the most that was filled.
 */
export function fillGrid(
  pattern: FillStyleOptions['pattern'],
  lexicon: Lexicon,
  options: FillOptions,
  random: Random,
  budget: Budget = createBudget({ steps: defaultSteps }),
): FillResult {
  return run(fillWith(pattern ?? defaultPattern, lexicon, options, { random, budget, assets: noAssets }));
}

/** The `generate` job of style `fill`. */
export function* fill(options: FillStyleOptions, tools: Tools): Job<FillResult, CrosswordPuzzle> {
  const lexicon = yield* lexiconOf(options.words, tools);
  if (!lexicon.ok) return lexicon;
  return yield* fillWith(options.pattern ?? defaultPattern, lexicon.value, options, tools);
}

function* lexiconOf(
  words: FillStyleOptions['words'],
  { budget, assets }: Tools,
): Job<Result<Lexicon, GenerateReason, CrosswordDetail>, never> {
  if (!('lexicon' in words)) {
    const built = yield* buildLexicon(words, budget);
    return built ? succeed(built.lexicon) : { ...stopped(budget), detail: { code: 'stopped', attempts: 0 } };
  }
  const bytes = assets.get(words.lexicon);
  if (!bytes) {
    const message = 'There are no bytes under this digest. Send the bytes of the lexicon as an asset first.';
    return fail('invalid-options', { code: 'bad-lexicon', why: 'missing', message }, budget.spent);
  }
  const steps = 1 + Math.ceil(bytes.length / BYTES_A_STEP);
  if (!(yield* pay(budget, steps))) return { ...stopped(budget), detail: { code: 'stopped', attempts: 0 } };
  const opened = openLexicon(bytes);
  return opened.ok
    ? succeed(opened.value)
    : fail('invalid-options', { code: 'bad-lexicon', why: 'malformed', message: opened.detail }, budget.spent);
}

function* fillWith(
  pattern: NonNullable<FillStyleOptions['pattern']>,
  lexicon: Lexicon,
  options: FillOptions,
  tools: Tools,
): Job<FillResult, CrosswordPuzzle> {
  if (isRules(pattern)) return yield* fillDrawn(pattern, lexicon, options, tools);
  const rows = typeof pattern === 'string' ? namedPattern(pattern) : pattern;
  if (!rows) return badPattern([{ code: 'unknown', name: String(pattern) }], tools.budget);
  const read = readPattern(rows);
  if (!read.ok) return badPattern(read.detail, tools.budget);
  return yield* fillPattern(read.value, lexicon, options, tools);
}

function isRules(pattern: NonNullable<FillStyleOptions['pattern']>): pattern is PatternRules {
  return typeof pattern === 'object' && !Array.isArray(pattern);
}

function namedPattern(name: string): readonly string[] | undefined {
  return Object.hasOwn(patterns, name) ? patterns[name] : undefined;
}

function badPattern(
  problems: Extract<CrosswordDetail, { code: 'bad-pattern' }>['problems'],
  { spent }: Budget,
): FillResult {
  return fail('invalid-options', { code: 'bad-pattern', problems }, spent);
}

/** Draws patterns until one can be filled. */
function* fillDrawn(
  rules: PatternRules,
  lexicon: Lexicon,
  options: FillOptions,
  tools: Tools,
): Job<FillResult, CrosswordPuzzle> {
  const { budget, random } = tools;
  if (lexicon.size === 0) return fail('impossible', { code: 'too-few-words', lengths: [] }, budget.spent);
  const { counts } = lexicon;
  const longest = Math.min(
    rules.longest ?? counts.length,
    counts.findLastIndex((count) => count > 0),
  );
  const shortest = rules.shortest ?? counts.findIndex((count) => count > 0);
  for (let attempts = 1; ; attempts += 1) {
    const rows = (yield* pay(budget, 1))
      ? yield* generatePattern({ ...rules, shortest, longest }, random, budget)
      : undefined;
    if (!rows) return { ...stopped(budget), detail: { code: 'stopped', attempts } };
    const read = readPattern(rows);
    if (!read.ok) continue;
    const filled = yield* fillPattern(read.value, lexicon, options, tools, attempts, STEPS_A_PATTERN);
    if (filled.ok || filled.reason === 'invalid-options' || budget.why !== undefined) return filled;
  }
}
