import { adjacentBlocks, cornerBlocks, diagonalBlocks, pieces, threeSided } from './block-rules.ts';
import type { LintBoard, LintDetails, LintFinding, LintLevel, LintPreset, LintRule, LintRules } from './lint-types.ts';
import { OPEN, readBoard, type Board } from './read-board.ts';
import { readRules } from './read-rules.ts';
import { runsOf, runsThrough } from './runs.ts';
import { asymmetry } from './symmetry.ts';
import { duplicateWords, falseRuns, oddGroups, uncheckedStretches } from './word-rules.ts';

/**
 * Looks at a board by the rules of a house, and says where it breaks them, rule by rule in the order of `LintRules`. Boards
 * of any origin: the game's, a file's with its bars, rows of a pattern. Where nobody told the words, every run is one;
 * where nobody knows the letters, words are not compared. Cells without letter between arranged words count as blocks.
 *
 * Pure, and quick: the time goes with the cells and the letters of the words. It never throws: what is no board, or no rules,
 * is a finding `unreadable`.
 *
 * @param rules The name of one of `lintPresets`, or rules with their levels; those left out are off.
 */
export function lintCrossword(puzzle: LintBoard, rules: LintPreset | LintRules): readonly LintFinding[] {
  const asked = readRules(rules);
  if (typeof asked === 'string') return unreadable('rules', asked);
  const board = readBoard(puzzle);
  return typeof board === 'string' ? unreadable('board', board) : findings(board, asked);
}

function unreadable(what: 'board' | 'rules', message: string): LintFinding[] {
  return [{ rule: 'unreadable', level: 'error', cells: [], detail: { what, message } }];
}

/** The detail of a finding without the place that all of them have. */
type Rest<R extends LintRule> = Omit<LintDetails[R], 'row' | 'column'>;

function findings(board: Board, rules: LintRules): LintFinding[] {
  const found: LintFinding[] = [];
  const { width } = board;
  const levelOf = (rule: LintRule): LintLevel => {
    const asked = rules[rule] ?? 'off';
    return typeof asked === 'string' ? asked : asked.level;
  };
  const isOn = (rule: LintRule): boolean => levelOf(rule) !== 'off';
  const report = <R extends Exclude<LintRule, 'linked-clues'>>(
    rule: R,
    cells: readonly number[],
    rest: Rest<R>,
  ): void => {
    const first = cells[0]!;
    const detail = { row: Math.floor(first / width), column: first % width, ...rest };
    // The compiler can't see that rule and detail belong together; `Rest` has made sure of it.
    found.push({ rule, level: levelOf(rule), cells, detail } as unknown as LintFinding);
  };

  if (isOn('adjacent-blocks'))
    for (const cells of adjacentBlocks(board)) report('adjacent-blocks', cells, { blocks: cells.length });
  if (isOn('divided')) {
    const all = pieces(board);
    for (const cells of all.slice(1)) report('divided', cells, { cells: cells.length, pieces: all.length });
  }
  if (isOn('corner-blocks')) for (const cell of cornerBlocks(board)) report('corner-blocks', [cell], {});
  if (isOn('three-sided')) for (const cell of threeSided(board)) report('three-sided', [cell], {});
  const { 'diagonal-blocks': diagonal, symmetry } = rules;
  if (diagonal && isOn('diagonal-blocks'))
    for (const cells of diagonalBlocks(board, diagonal.least))
      report('diagonal-blocks', cells, { blocks: cells.length });
  if (symmetry && isOn('symmetry')) {
    const [best] = symmetry.anyOf
      .map((nearest) => ({ nearest, broken: asymmetry(board, nearest) }))
      .toSorted((a, b) => a.broken.length - b.broken.length);
    if (best && best.broken.length > 0)
      report('symmetry', best.broken, { nearest: best.nearest, cells: best.broken.length });
  }

  const runs = runsOf(board);
  const through = runsThrough(runs, board.kinds.length);
  const shortWord = rules['short-word'];
  if (shortWord && isOn('short-word')) {
    const { least } = shortWord;
    for (const { direction, cells } of runs)
      if (cells.length < least) report('short-word', cells, { direction, length: cells.length, least });
  }
  for (const [rule, times] of [
    ['no-word', 0],
    ['unchecked', 1],
  ] as const) {
    if (!isOn(rule)) continue;
    for (const [cell, n] of through.entries()) if (board.kinds[cell] === OPEN && n === times) report(rule, [cell], {});
  }
  const { 'unchecked-share': share, 'unchecked-row': row } = rules;
  if (share && isOn('unchecked-share')) {
    for (const { direction, cells } of runs) {
      const most = Math.max(0, Math.floor(cells.length * share.share + share.more));
      const alone = cells.filter((cell) => through[cell] === 1);
      if (alone.length <= most) continue;
      report('unchecked-share', alone, { direction, length: cells.length, unchecked: alone.length, most });
    }
  }
  if (row && isOn('unchecked-row')) {
    const { most } = row;
    for (const run of runs) {
      const { direction, cells } = run;
      for (const alone of uncheckedStretches(run, through, most))
        report('unchecked-row', alone, { direction, length: cells.length, unchecked: alone.length, most });
    }
  }
  if (isOn('duplicate-word'))
    for (const { answer, cells } of duplicateWords(board, board.words ?? runs))
      report('duplicate-word', cells, { answer });
  if (isOn('false-run'))
    for (const { direction, cells } of falseRuns(board, runs))
      report('false-run', cells, {
        direction,
        length: cells.length,
        letters: cells.map((cell) => board.letters[cell] || '.').join(''),
      });
  const level = levelOf('linked-clues');
  if (level !== 'off')
    for (const { cells, ...detail } of oddGroups(board, runs))
      found.push({ rule: 'linked-clues', level, cells, detail });
  return found;
}
