import { cdp } from 'vitest/browser';

/** Settings of the system that pages can ask for, until `withoutMedia`. */
export async function withMedia(
  features: Readonly<Partial<Record<'forced-colors' | 'prefers-reduced-motion' | 'prefers-color-scheme', string>>>,
): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
  for (const [name, value] of Object.entries(features)) {
    if (!matchMedia(`(${name}: ${value})`).matches) throw new Error(`the browser does not emulate ${name}`);
  }
}

/** A finger instead of a mouse. */
export async function withTouch(): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  if (!matchMedia('(pointer: coarse)').matches) throw new Error('the browser does not emulate a coarse pointer');
}

export async function withoutMedia(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
}
