import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveColouredClues, readNonogram, writeNonogram, type NonogramFile } from '@kumiki/core/nonogram';
import { readWebpbn } from './read-webpbn.ts';
import { writeWebpbn } from './write-webpbn.ts';

const PALETTE = ['#cc0000', '#00cc00', '#0000cc', '#cccc00', '#00cccc', '#cc00cc', '#cccccc', '#000000'];

const count = (run: number, colour: string): string => `<count color="${colour}">${run}</count>`;
/** Red red blue, blank blue blank: the clues say their colours, or leave out the usual one. */
const flag = (attributes: string, more = ''): string => `<puzzleset><puzzle ${attributes}>
<color name="white" char=".">fff</color>
<color name="sky" char="s">0000FF</color>
<color name="black" char="X">000</color>
<color name="blood" char="b">f00</color>${more}
<clues type="rows"><line>${count(2, 'blood')}${count(1, 'sky')}</line><line><count>1</count></line></clues>
<clues type="columns"><line>${count(1, 'blood')}</line><line>${count(1, 'blood')}<count>1</count></line><line><count>1</count></line></clues>
<solution type="goal"><image>|bbs|.s.|</image></solution>
</puzzle></puzzleset>`;

describe('files of webpbn.com in colours', () => {
  test('the colours that cells have, in the order of the file', () => {
    expect(readWebpbn(flag('defaultcolor="sky"'))).toMatchObject({
      ok: true,
      value: [
        {
          clues: {
            rows: [[2, 1], [1]],
            columns: [[1], [1, 1], [1]],
            rowColours: [[1, 0], [0]],
            columnColours: [[1], [1, 0], [0]],
          },
          palette: ['#0000ff', '#ff0000'],
          goal: '221010',
          notes: [],
        },
      ],
    });
    const more = readWebpbn(flag('defaultcolor="sky"', '<color name="gold" char="g">fc0</color>'));
    expect(more).toMatchObject({
      ok: true,
      value: [{ palette: ['#0000ff', '#ff0000'], notes: [{ code: 'colours' }] }],
    });
    const dark = readWebpbn(flag('defaultcolor="sky" backgroundcolor="black"').replace('.s.', 'XsX'));
    expect(dark).toMatchObject({ ok: true, value: [{ goal: '221010', notes: [{ code: 'colours' }] }] });
  });

  test('a picture without clues gives them', () => {
    const picture = flag('defaultcolor="sky"').replaceAll(/<clues.*<\/clues>\n/g, '');
    expect(picture).not.toContain('<clues');
    const read = readWebpbn(picture);
    expect(read).toMatchObject({ ok: true, value: [{ goal: '221010', clues: { rowColours: [[1, 0], [0]] } }] });
  });

  test('a picture of other colours than the clues is left out', () => {
    const read = readWebpbn(flag('defaultcolor="sky"').replace('bbs', 'bss'));
    expect(read).toMatchObject({ ok: true, value: [{ notes: [{ code: 'goal-disagrees' }] }] });
    expect(read.ok && 'goal' in read.value[0]!).toBe(false);
  });

  test.each([
    [
      'nine colours',
      Array.from({ length: 9 }, (_, nth) => `<line>${count(1, `c${nth}`)}</line>`).join(''),
      'too-large',
    ],
    ['a colour that is not declared', `<line>${count(1, 'blood')}${count(1, 'mauve')}</line>`, 'malformed'],
    ['touching runs of one colour', `<line>${count(2, 'blood')}${count(1, 'blood')}</line><line/>`, 'malformed'],
  ])('%s: refused', (_name, rows, reason) => {
    const file = flag('').replace(/<clues type="rows">.*<\/clues>/, `<clues type="rows">${rows}</clues>`);
    expect(readWebpbn(file)).toMatchObject({ ok: false, reason });
  });

  test('what is written is read back to the same, or said to lose its colours', () => {
    const counts = { same: 0, lost: 0 };
    const boards = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 8 }))
      .chain(([width, height, colours]) =>
        fc.record({
          width: fc.constant(width),
          palette: fc.constant(PALETTE.slice(0, colours)),
          cells: fc.array(fc.integer({ min: 0, max: colours }), {
            minLength: width * height,
            maxLength: width * height,
          }),
        }),
      );
    fc.assert(
      fc.property(boards, ({ width, palette, cells }) => {
        const clues = deriveColouredClues(cells, width, cells.length / width);
        const file: NonogramFile = { clues, palette, meta: { title: 'Flag' }, goal: cells.join('') };
        const made = writeWebpbn([file]);
        const isWhole = palette.length > 1 && palette.every((_, colour) => cells.includes(colour + 1));
        counts[isWhole ? 'same' : 'lost'] += 1;
        if (isWhole)
          expect(made.ok && readWebpbn(made.value)).toMatchObject({ ok: true, value: [{ ...file, notes: [] }] });
        else {
          expect(made).toMatchObject({ ok: false, reason: 'cannot-carry', detail: { lost: ['palette'] } });
          const lossy = writeWebpbn([file], { lossy: true });
          expect(lossy.ok && readWebpbn(lossy.value).ok).toBe(true);
        }
      }),
      { numRuns: 400, seed: 20_261_130 },
    );
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
  });

  test('what is read goes on to the formats of the core', () => {
    const read = readWebpbn(flag('defaultcolor="sky"'));
    if (!read.ok) throw new Error(read.reason);
    const { notes: _notes, ...file } = read.value[0]!;
    for (const format of ['non', 'json'] as const) {
      const made = writeNonogram(file, format);
      expect(made.ok && readNonogram(made.value)).toMatchObject({ ok: true, value: file });
    }
  });
});
