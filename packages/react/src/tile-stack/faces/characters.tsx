import { indexMark } from './index-mark.tsx';
import { stroke } from './marks.tsx';
import type { FaceEntry } from './types.ts';

/** 一 … 九, stroke by stroke, in the upper half of the face. */
const numerals: readonly string[] = [
  'M11 27H49',
  'M17 19H43M11 35H49',
  'M16 17.5H44M18.5 27H41.5M11 36.5H49',
  'M13.5 18.7H46.5V36.5H13.5ZM25 18.7Q25 26 20 29.5M35 18.7V25.5Q35 28.7 38 28.7H40.5',
  'M15 17.5H45M28.5 17.5L25 36M17 26.5H40.5L39 36M11 36.5H49',
  'M30 13.5V20M11 21.5H49M23 27.5Q20 34 12.5 37.5M37 27.5Q41 32 47 37.5',
  'M11 26.5L49 22.5M26.5 14V31.5Q26.5 36.5 31.5 36.5H43Q48 36.5 48 32',
  'M23.5 17Q22 30 11.5 37M34.5 16Q37 30 48.5 37',
  'M13.5 21.5H37.5V32Q37.5 36.5 42 36.5Q48 36.5 48 31.5M25.5 13.5Q26 31 12 37.5',
];

/** 萬, ten thousand: 艹 over 禺. */
const tenThousand =
  'M10 45.5H50M21.5 42V49M38.5 42V49M16 51.2H44V60.6H16ZM16 55.9H44M30 51.2V70M12 73.5V64.9H48V71Q48 73.5 45 73.5H43.5M20.5 71Q30 70.5 36.5 69.3M35 67.8L38.6 71.6';

export const characters: readonly FaceEntry[] = numerals.map((numeral, i) => {
  const index = String(i + 1);
  return [
    `characters-${index}`,
    {
      index,
      draw: () => (
        <>
          {indexMark(index, 'c')}
          {stroke('ink', 4.2, numeral)}
          {stroke('c', 2.6, tenThousand)}
        </>
      ),
    },
  ];
});
