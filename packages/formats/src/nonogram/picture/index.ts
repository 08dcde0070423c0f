export {
  nonogramFromColourPixels,
  quantisePicture,
  type ColourPictureOptions,
  type ColourPictureReason,
  type ColourPixels,
  type QuantisedPicture,
} from './from-pixels.ts';
