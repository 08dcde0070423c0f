import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { usePaintStroke } from './paint-stroke.ts';
import { useViewport } from './viewport.ts';

function Board(): ReactNode {
  const { outer, inner, zoom } = useViewport({ most: 4 });
  const { ref } = usePaintStroke({
    columns: 2,
    rows: 2,
    enabled: true,
    path: 'line',
    onStart: () => true,
    onCells: () => {},
    onEnd: () => {},
    onCancel: () => {},
  });
  return (
    <div ref={outer} data-zoom={zoom}>
      <div ref={inner}>
        <div ref={ref} />
      </div>
    </div>
  );
}

test('markup from a server has no style in it', () => {
  expect(renderToString(<Board />)).toBe('<div data-zoom="1"><div><div></div></div></div>');
});
