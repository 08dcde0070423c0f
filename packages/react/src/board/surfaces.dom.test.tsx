import { act, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { usePaintStroke, type PaintStrokeOptions } from './paint-stroke.ts';
import { useViewport, type Viewport } from './viewport.ts';

interface BoardProps extends Partial<PaintStrokeOptions> {
  readonly give?: (viewport: Pick<Viewport, 'setZoom' | 'zoomIn' | 'reveal'>) => void;
}
function Board({ give, ...options }: BoardProps): ReactNode {
  const { outer, inner, ...viewport } = useViewport({ most: 4 });
  const { ref } = usePaintStroke({
    columns: 4,
    rows: 4,
    enabled: true,
    path: 'line',
    onStart: () => true,
    onCells: () => {},
    onEnd: () => {},
    onCancel: () => {},
    ...options,
  });
  give?.(viewport);
  return (
    <div ref={outer}>
      <div ref={inner}>
        <div ref={ref} data-testid="surface" />
      </div>
    </div>
  );
}
const press = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0 };

test('where nothing has a size nothing is painted, zoomed or scrolled, and nothing breaks', () => {
  const onStart = vi.fn(() => true);
  const give = vi.fn<NonNullable<BoardProps['give']>>();
  const { getByTestId, unmount } = render(<Board onStart={onStart} give={give} />);
  fireEvent.pointerDown(getByTestId('surface'), press);
  act(() => give.mock.lastCall![0].zoomIn());
  act(() => give.mock.lastCall![0].reveal(0, 0, 0.25, 0.25));
  unmount();
  expect(onStart).not.toHaveBeenCalled();
});

test('events that a script makes up paint, though their pointer cannot be captured', () => {
  const onCells = vi.fn();
  const onEnd = vi.fn();
  const { getByTestId } = render(<Board onCells={onCells} onEnd={onEnd} />);
  const surface = getByTestId('surface');
  surface.getBoundingClientRect = () => new DOMRect(0, 0, 40, 40);
  fireEvent.pointerDown(surface, { ...press, clientX: 5, clientY: 5 });
  fireEvent.pointerMove(surface, { ...press, clientX: 35, clientY: 5 });
  fireEvent.pointerUp(surface, { ...press, clientX: 35, clientY: 5 });
  expect(onCells.mock.calls).toEqual([[[0]], [[1, 2, 3]]]);
  expect(onEnd).toHaveBeenCalledOnce();
});
