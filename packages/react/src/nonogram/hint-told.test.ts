import type { Hint } from '@kumiki/core';
import { deriveClues, deriveColouredClues, type NonogramTypes } from '@kumiki/core/nonogram';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { HintDrawing } from './hint-drawing.tsx';
import { hintTold, ranges } from './hint-told.ts';

const puzzle: NonogramTypes['puzzle'] = {
  ...deriveClues([1, 1, 0, 1, 1, 0, 0, 1, 1, 0, 1, 1], 4, 3),
  claim: 'solvable',
  trail: [],
  ends: 'clues',
};
const overlap: Hint<NonogramTypes> = {
  technique: 'overlap',
  keys: [5],
  move: { type: 'mark', cells: [6], mark: 1 },
  because: { line: 5, reason: { kind: 'overlap', run: 0, leftmost: [0], rightmost: [1] } },
};
const chain: Hint<NonogramTypes> = {
  technique: 'contradiction',
  keys: [1, 4, 0],
  move: { type: 'mark', cells: [5], mark: 2 },
  because: {
    line: 1,
    tried: 5,
    reason: { kind: 'contradiction', chain: [{ line: 4, filled: [1, 9], crossed: [2] }], ends: 0 },
  },
};

test('lines and cells are counted from 1, along the line that is told of', () => {
  const column = { ...puzzle, columns: puzzle.columns.with(2, [2]) };
  expect(hintTold(overlap, column)).toEqual({
    line: { axis: 'column', number: 3 },
    cells: [2],
    mark: 1,
    reason: { kind: 'overlap', run: 2, from: 1, to: 3 },
  });
  expect(hintTold(chain, puzzle)).toEqual({
    line: { axis: 'row', number: 2 },
    cells: [2],
    mark: 2,
    reason: { kind: 'contradiction', lines: [{ axis: 'column', number: 2 }], ends: { axis: 'row', number: 1 } },
  });
  expect(hintTold({ ...overlap, move: { type: 'accept' } }, puzzle)).toBeUndefined();
});

test('numbers in a row are told from the first to the last', () => {
  expect(ranges([9, 3, 1, 2, 5], ', ', '–')).toBe('1–3, 5, 9');
  expect(ranges([4], ', ', '–')).toBe('4');
});

test('the reason is drawn: both ends of a run’s places, or what would follow and the line that fails', () => {
  const drawn = (hint: Hint<NonogramTypes>): string =>
    renderToStaticMarkup(createElement(HintDrawing, { hint, puzzle }));
  const places = drawn(overlap);
  expect(places.match(/kumiki-ng-places/g)).toHaveLength(2);
  expect(places).toContain('data-end="earliest"');
  const would = drawn(chain);
  expect(would.match(/class="kumiki-ng-would-fill" d="([^"]*)"/)![1]!.match(/M/g)).toHaveLength(2);
  expect(would.match(/class="kumiki-ng-would-cross" d="([^"]*)"/)![1]!.match(/M/g)).toHaveLength(2);
  expect(would).toContain('class="kumiki-ng-fails" d="M0 0h4v1H0z"');
});

test('in colours each other thing that the cell could be is told, and what would follow is drawn in its colour', () => {
  const coloured: NonogramTypes['puzzle'] = {
    ...deriveColouredClues([1, 2, 0, 1, 1, 0, 0, 2, 1, 0, 2, 1], 4, 3),
    palette: ['#aa0000', '#00aa00', '#0000aa'],
    claim: 'solvable',
    trail: [],
    ends: 'clues',
  };
  const step = { line: 5, filled: [1, 9], marks: [3, 1] as const, crossed: [5], narrowed: [{ cell: 2, may: 0b1101 }] };
  const hint: Hint<NonogramTypes> = {
    technique: 'contradiction',
    keys: [1, 3, 0],
    move: { type: 'mark', cells: [4], mark: 3 },
    because: {
      line: 1,
      tried: 4,
      reason: {
        kind: 'contradiction',
        supposed: 2,
        chain: [step],
        ends: 0,
        others: [{ supposed: 4, chain: [], ends: 3 }],
      },
    },
  };
  expect(hintTold(hint, coloured)).toMatchObject({
    colour: 2,
    reason: {
      supposed: 0,
      lines: [{ axis: 'column', number: 3 }],
      ends: { axis: 'row', number: 1 },
      others: [{ supposed: 3, lines: [], ends: { axis: 'column', number: 1 } }],
    },
  });
  const drawn = renderToStaticMarkup(createElement(HintDrawing, { hint, puzzle: coloured }));
  const paths = [...drawn.matchAll(/class="kumiki-ng-would-paint" fill="(#\w+)" d="([^"]*)"/g)];
  const rounded = (place: string): string => place.replaceAll(/[\d.]+/g, (number) => Number(number).toFixed(2));
  expect(paths.map(([, fill, path]) => [fill, (path!.match(/M\S+ \S+?h/g) ?? []).map(rounded)])).toEqual([
    // Its first colour on one cell, and of the open cell, which may have the second and third colour, none.
    ['#aa0000', ['M1.34 2.34h']],
    ['#00aa00', ['M1.34 0.34h', 'M2.14 0.66h']],
    ['#0000aa', ['M2.34 0.66h']],
  ]);
});
