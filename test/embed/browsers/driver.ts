/** As much of a browser as a smoke test needs. Selectors are CSS. */
export interface Driver {
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression on the page, a promise waited for. */
  readonly evaluate: <V>(expression: string) => Promise<V>;
  /** A press of the main button in the middle of an element, by the browser's own input. */
  readonly click: (selector: string, at?: { readonly x: number; readonly y: number }) => Promise<void>;
  readonly type: (key: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Waits until an expression is true; says what it was when it never is. */
export async function until(driver: Driver, expression: string, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  // oxlint-disable no-await-in-loop -- until it is so
  while (!(await driver.evaluate<boolean>(expression))) {
    if (Date.now() > end) throw new Error(`It never came to be: ${expression}`);
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  // oxlint-enable no-await-in-loop
}

/** Where to press: the middle of an element, or a place in it, once it is in view. */
export function placeOf(selector: string, at?: { readonly x: number; readonly y: number }): string {
  return `(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = ${JSON.stringify(at ?? null)};
    return JSON.stringify(at ? { x: left + at.x, y: top + at.y } : { x: left + width / 2, y: top + height / 2 });
  })()`;
}

export function pointerActions(x: number, y: number): object[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}
export function keyActions(key: string): object[] {
  return [
    {
      type: 'key',
      id: 'keys',
      actions: [
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
      ],
    },
  ];
}
