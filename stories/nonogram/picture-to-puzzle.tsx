import type { Picture } from '@kumiki/core/nonogram';
import { decodeImage, Nonogram, nonogramFromDecoded, type DecodedImage } from '@kumiki/react/nonogram';
import { useEffect, useState } from 'react';

/** Mountain, sun and water, drawn here: a picture that nobody else owns. */
function drawing(): HTMLCanvasElement {
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

/** A picture becomes a board: decoded here, made in the worker; a slider sends only its number. */
export function PictureToPuzzle() {
  const [image, setImage] = useState<DecodedImage>();
  const [size, setSize] = useState(20);
  const [threshold, setThreshold] = useState<number>();
  const [made, setMade] = useState<Picture>();
  const [failure, setFailure] = useState('');

  const open = async (source: Blob): Promise<void> => {
    const decoded = await decodeImage(source);
    if (decoded.ok) setImage(decoded.value);
    else setFailure(decoded.detail.message);
  };
  useEffect(() => {
    void decodeImage(drawing()).then((decoded) => decoded.ok && setImage(decoded.value));
  }, []);
  useEffect(() => {
    if (!image) return undefined;
    const stop = new AbortController();
    const options = { size, ...(threshold === undefined ? {} : { threshold }), signal: stop.signal };
    void nonogramFromDecoded(image, options).then((answer) => {
      if (stop.signal.aborted) return;
      setFailure(answer.ok ? '' : answer.reason);
      if (answer.ok) setMade(answer.value);
    });
    return () => stop.abort();
  }, [image, size, threshold]);

  return (
    <div className="side-by-side">
      <form className="controls" onSubmit={(event) => event.preventDefault()}>
        <label>
          Picture
          <input
            type="file"
            accept="image/*"
            onChange={({ target }) => target.files?.[0] && void open(target.files[0])}
          />
        </label>
        <label>
          Cells on the longer side: {size}
          <input type="range" min={5} max={60} value={size} onChange={({ target }) => setSize(Number(target.value))} />
        </label>
        <label>
          Threshold: {threshold ?? `${made?.threshold ?? ''} (Otsu)`}
          <input
            type="range"
            min={0}
            max={255}
            value={threshold ?? made?.threshold ?? 128}
            onChange={({ target }) => setThreshold(Number(target.value))}
          />
        </label>
        <output>{failure === '' ? made && `${made.width} × ${made.height}, ${made.puzzle.claim}` : failure}</output>
      </form>
      {made && <Nonogram puzzle={made.puzzle} />}
    </div>
  );
}
