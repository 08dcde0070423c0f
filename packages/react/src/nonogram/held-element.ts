/** An element that one part puts here and others ask for, outside of rendering. */
export interface HeldElement {
  readonly get: () => HTMLElement | null;
  readonly hold: (element: HTMLElement | null) => void;
}

export function heldElement(): HeldElement {
  let held: HTMLElement | null = null;
  return { get: () => held, hold: (element) => void (held = element) };
}
