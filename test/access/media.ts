import { cdp } from 'vitest/browser';

/** Settings of the system that pages can ask for, until `withoutMedia`. */
export async function withMedia(
  features: Readonly<
    Partial<Record<'forced-colors' | 'prefers-contrast' | 'prefers-reduced-motion' | 'prefers-color-scheme', string>>
  >,
): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
  for (const [name, value] of Object.entries(features)) {
    if (!matchMedia(`(${name}: ${value})`).matches) throw new Error(`the browser does not emulate ${name}`);
  }
}

/** As on paper, but on the screen: printers leave out backgrounds that nothing asks them to keep. */
export async function withPrint(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  if (!matchMedia('print').matches) throw new Error('the browser does not emulate print');
}

/** A finger instead of a mouse. */
export async function withTouch(): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  if (!matchMedia('(pointer: coarse)').matches) throw new Error('the browser does not emulate a coarse pointer');
}

export async function withoutMedia(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
}
