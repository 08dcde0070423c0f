export {
  nonogramFromColourPixels,
  quantisePicture,
  type ColourPictureOptions,
  type ColourPictureReason,
} from './from-pixels.ts';
export { nonogramInColours, type ColourPictureArgs, type NonogramInColoursTypes } from './in-colours.ts';
export type { ColourPixels, QuantisedPicture, QuantiseOptions } from './quantised.ts';
