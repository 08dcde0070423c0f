export {
  nonogramFromColourPixels,
  type ColourPictureOptions,
  type ColourPictureReason,
  type ColourPixels,
} from './from-pixels.ts';
