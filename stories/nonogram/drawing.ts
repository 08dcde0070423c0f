/** Mountain, sun and water, drawn here: a picture that nobody else owns. */
export function drawing(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [240, 180];
  const pen = canvas.getContext('2d')!;
  const shape = (fill: string, path: string): void => {
    pen.fillStyle = fill;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
    pen.fill(new Path2D(path));
  };
  shape('#f6efe0', 'M0 0H240V180H0z');
  shape('#b3452f', 'M188 22a22 22 0 1 0 .1 0z');
  shape('#2f3a56', 'M0 150 70 40 104 92 130 66 200 150z');
  shape('#f6efe0', 'M70 40 56 62 64 58 72 66 82 58z');
  shape('#22304a', 'M0 156H240V164H0zM30 170H210V178H30z');
  return canvas;
}
