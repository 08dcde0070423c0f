/** Shows how long the stroke is, beside the cell it has reached; nothing for a single cell. */
export interface StrokeCount {
  readonly hold: (element: HTMLElement | null) => void;
  readonly show: (cells: number, at: number, width: number, height: number) => void;
  readonly hide: () => void;
}

/** By hand: React would render the board for a number that changes with every cell of a stroke. */
export function createStrokeCount(): StrokeCount {
  let label: HTMLElement | null = null;
  return {
    hold(element) {
      label = element;
    },
    show(cells, at, width, height) {
      if (!label || cells < 2) return;
      const [x, y] = [at % width, Math.floor(at / width)];
      label.textContent = String(cells);
      label.style.setProperty('left', `${((x + 0.5) / width) * 100}%`);
      label.style.setProperty('top', `${(y / height) * 100}%`);
      // Over the finger, or under it at the upper edge.
      label.dataset['side'] = y < 2 ? 'below' : 'above';
      label.hidden = false;
    },
    hide() {
      if (label) label.hidden = true;
    },
  };
}
