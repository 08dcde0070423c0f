/**
 * How much light each of the 256 sRGB values stands for, 0 … 65,535 (IEC 61966-2-1). Written out, because powers differ
 * between engines in the last bit.
 */
export const LIGHT: readonly number[] = [
  0, 20, 40, 60, 80, 99, 119, 139, 159, 179, 199, 219, 241, 264, 288, 313, 340, 367, 396, 427, 458, 491, 526, 562, 599,
  637, 677, 718, 761, 805, 851, 898, 947, 997, 1048, 1101, 1156, 1212, 1270, 1330, 1391, 1453, 1517, 1583, 1651, 1720,
  1790, 1863, 1937, 2013, 2090, 2170, 2250, 2333, 2418, 2504, 2592, 2681, 2773, 2866, 2961, 3058, 3157, 3258, 3360,
  3464, 3570, 3678, 3788, 3900, 4014, 4129, 4247, 4366, 4488, 4611, 4736, 4864, 4993, 5124, 5257, 5392, 5530, 5669,
  5810, 5953, 6099, 6246, 6395, 6547, 6700, 6856, 7014, 7174, 7335, 7500, 7666, 7834, 8004, 8177, 8352, 8528, 8708,
  8889, 9072, 9258, 9445, 9635, 9828, 10022, 10219, 10417, 10619, 10822, 11028, 11235, 11446, 11658, 11873, 12090,
  12309, 12530, 12754, 12980, 13209, 13440, 13673, 13909, 14146, 14387, 14629, 14874, 15122, 15371, 15623, 15878, 16135,
  16394, 16656, 16920, 17187, 17456, 17727, 18001, 18277, 18556, 18837, 19121, 19407, 19696, 19987, 20281, 20577, 20876,
  21177, 21481, 21787, 22096, 22407, 22721, 23038, 23357, 23678, 24002, 24329, 24658, 24990, 25325, 25662, 26001, 26344,
  26688, 27036, 27386, 27739, 28094, 28452, 28813, 29176, 29542, 29911, 30282, 30656, 31033, 31412, 31794, 32179, 32567,
  32957, 33350, 33745, 34143, 34544, 34948, 35355, 35764, 36176, 36591, 37008, 37429, 37852, 38278, 38706, 39138, 39572,
  40009, 40449, 40891, 41337, 41785, 42236, 42690, 43147, 43606, 44069, 44534, 45002, 45473, 45947, 46423, 46903, 47385,
  47871, 48359, 48850, 49344, 49841, 50341, 50844, 51349, 51858, 52369, 52884, 53401, 53921, 54445, 54971, 55500, 56032,
  56567, 57105, 57646, 58190, 58737, 59287, 59840, 60396, 60955, 61517, 62082, 62650, 63221, 63795, 64372, 64952, 65535,
];

/** What red, green and blue add to the light of a pixel, of 65,536 together (the luminance of ITU-R BT.709). */
const [RED, GREEN, BLUE] = [13_933, 46_871, 4_732];
const WHOLE = RED + GREEN + BLUE;

/**
 * The grey of a pixel: the sRGB value, 0 … 255, of a grey that is as bright. What is transparent shows white paper,
 * mixed as a browser does it on a page, so that a picture is read as its author sees it.
 *
 * @param red - like green, blue and alpha (not premultiplied): a whole number, 0 … 255.
 */
export function greyOf(red: number, green: number, blue: number, alpha: number): number {
  const r = onWhite(red, alpha);
  const g = onWhite(green, alpha);
  const b = onWhite(blue, alpha);
  if (r === g && g === b) return r;
  const light = RED * LIGHT[r]! + GREEN * LIGHT[g]! + BLUE * LIGHT[b]!;
  return nearestGrey(Math.floor((light + WHOLE / 2) / WHOLE));
}

/** Reads the greys of the pixels from `from` up to `to`, without it: four bytes of `rgba` each, one of `greys`. */
export function readGreys(rgba: Uint8Array, greys: Uint8Array, from: number, to: number): void {
  for (let at = from, byte = from * 4; at < to; at += 1, byte += 4) {
    greys[at] = greyOf(rgba[byte]!, rgba[byte + 1]!, rgba[byte + 2]!, rgba[byte + 3]!);
  }
}

function onWhite(value: number, alpha: number): number {
  return alpha === 255 ? value : Math.floor((value * alpha + 255 * (255 - alpha) + 127) / 255);
}

/** By light, the grey that is nearest; of two equally near the darker. Made when it is first needed: 64 KB. */
let nearest: Uint8Array | undefined;

/** The grey that is the nearest to so much light, 0 … 65,535. */
export function nearestGrey(light: number): number {
  nearest ??= nearestGreys();
  return nearest[light]!;
}

function nearestGreys(): Uint8Array {
  const greys = new Uint8Array(LIGHT[255]! + 1);
  let grey = 0;
  for (let light = 0; light < greys.length; light += 1) {
    if (light - LIGHT[grey]! > LIGHT[grey + 1]! - light) grey += 1;
    greys[light] = grey;
  }
  return greys;
}
