import type { PatternRules } from '../types.ts';

export const defaultPattern: PatternRules = { width: 5, height: 5 };
/** Patterns by name. */
export const patterns: Readonly<Record<string, readonly string[]>> = {};
