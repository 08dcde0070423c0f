import { contrast, hexOf } from './colour.ts';
import { derive, type Colours, type Inputs } from './derive.ts';
import { required } from './pairs.ts';
import type { TokenName } from './tokens.ts';

/** What can't be told apart in a theme of some colours. */
export interface Fault {
  /** Of the ink on the surface. */
  readonly ratio: number;
  readonly required: number;
  readonly tokens: readonly TokenName[];
}

/** All colours of a theme in which every pair is told apart, or what is in the way of one. */
export function readableColours(
  inputs: Inputs,
): { readonly ok: true; readonly colours: Colours } | { readonly ok: false; readonly fault: Fault } {
  const least = required[inputs.level].text;
  const ratio = contrast(hexOf(inputs.ink), hexOf(inputs.surface));
  const faultOf = (tokens: readonly TokenName[]): { readonly ok: false; readonly fault: Fault } => ({
    ok: false,
    fault: { ratio, required: least, tokens },
  });
  if (ratio < least) return faultOf(['surface-fg']);
  const { colours, unreachable } = derive(inputs);
  return unreachable.length > 0 ? faultOf(unreachable.map(({ token }) => token)) : { ok: true, colours };
}
