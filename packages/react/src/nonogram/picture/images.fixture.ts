/** White with a dark corner at the upper left, a quarter of the picture. */
export function paint(to: CanvasRenderingContext2D): void {
  const { width, height } = to.canvas;
  to.fillStyle = '#fff';
  to.fillRect(0, 0, width, height);
  to.fillStyle = '#123';
  to.fillRect(0, 0, width / 2, height / 2);
}

export function canvasOf(
  width: number,
  height: number,
  draw: (to: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext('2d')!);
  return canvas;
}

export function dataOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
}

export function fileOf(canvas: HTMLCanvasElement, type: string): Promise<File> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(new File([blob!], 'picture', { type })), type, 0.95);
  });
}

/** A JPEG with an EXIF orientation (TIFF 6.0 inside APP1, right after the start of the image). */
export async function turned(jpeg: Blob, orientation: number): Promise<Blob> {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const app1 = Uint8Array.of(0xff, 0xe1, 0, exif.length + 2, ...exif);
  return new Blob([jpeg.slice(0, 2), app1, jpeg.slice(2)], { type: 'image/jpeg' });
}
