import type { ReactNode } from 'react';
import { indexMark } from './index-mark.tsx';
import { fill, stroke, type Tone } from './marks.tsx';
import type { FaceEntry } from './types.ts';

/** 東 */
const east = 'M10 25H50M30 15.5V72.5M15.5 33.5H44.5V51.5H15.5ZM15.5 42.5H44.5M29 52.5Q22 63 9 69M31 52.5Q38 63 51 69';
/** 南 */
const south =
  'M9.5 24H50.5M30 15.5V34M12 72.5V34.5H48V68.5Q48 72 44.5 72H42M22.5 40.5L24.5 45M37.5 40.5L35.5 45M20.5 50.5H39.5M19.5 60.5H40.5M30 50.5V72';
/** 西 */
const west = 'M9 22H51M11.5 36.5H48.5V70H11.5ZM24 22V41Q24 50.5 16.5 55M36 22V48.5Q36 53.5 41 53.5H43.5';
/** 北 */
const north =
  'M23 18V71M9 33.5H22M8 62.5Q16 60.5 22.5 57M50 29.5Q44 36.5 36.5 40M36.5 18V62.5Q36.5 69.5 43.5 69.5H45Q51.5 69.5 51.5 61';
/** 中 */
const middle = 'M11 29.5H49V53H11ZM30 15.5V71.5';
/** 發: 癶 over 弓 and 殳 */
const depart =
  'M13 19.5H26Q22 32 9 39M14 26L19 30M33.5 18Q38.5 32 51.5 39M45.5 17.5L39.5 23M50 24L43.5 29.5' +
  'M12 43.5H25.5V50.5H13.5L12 58H25.5Q25.5 68 23.5 71Q22 73 17.5 71.5' +
  'M36.5 43.5H46V49Q46 52.5 51 52.5M36.5 43.5Q37 51 31.5 54.5M32.5 59H47.5Q43.5 69 30.5 73M36 60Q41 69 51.5 73';
/** The white dragon: a frame within a frame, corners cut as a joiner cuts them; inner edges run back. */
const frames =
  'M16 17H44L52 25V65L44 73H16L8 65V25ZM17.5 20.6 11.6 26.5V63.5L17.5 69.4H42.5L48.4 63.5V26.5L42.5 20.6Z' +
  'M19 24H41L45 28V62L41 66H19L15 62V28ZM19.8 25.8 16.8 28.8V61.2L19.8 64.2H40.2L43.2 61.2V28.8L40.2 25.8Z';

const honour = (id: string, index: string, tone: Tone, drawing: ReactNode): FaceEntry => [
  id,
  {
    index,
    draw: () => (
      <>
        {indexMark(index, tone)}
        {drawing}
      </>
    ),
  },
];

export const honours: readonly FaceEntry[] = [
  honour('wind-east', 'E', 'ink', stroke('ink', 4.8, east)),
  honour('wind-south', 'S', 'ink', stroke('ink', 4.6, south)),
  honour('wind-west', 'W', 'ink', stroke('ink', 4.8, west)),
  honour('wind-north', 'N', 'ink', stroke('ink', 5, north)),
  honour('dragon-red', 'R', 'c', stroke('c', 6, middle)),
  honour('dragon-green', 'G', 'b', stroke('b', 3.6, depart)),
  honour('dragon-white', 'B', 'a', fill('a', frames)),
];
