/**
 * The RGBA bytes of an image that is drawn width × height pixels large, on a canvas that the page does not show.
 *
 * @throws DOMException `SecurityError` for an image whose pixels are another site's.
 */
export function readPixels(image: CanvasImageSource, width: number, height: number): Uint8ClampedArray {
  const context = contextOf(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}

/** Safari before 16.4 has an OffscreenCanvas without 2D, or none. */
function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D {
  const settings: CanvasRenderingContext2DSettings = { willReadFrequently: true };
  if (typeof OffscreenCanvas !== 'undefined') {
    const offscreen = new OffscreenCanvas(width, height).getContext('2d', settings);
    if (offscreen) return offscreen;
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('there is no canvas to draw on');
  return context;
}
