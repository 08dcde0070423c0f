import { crosswordLimits } from './limits.ts';

/**
 * Can it be shown in a cell? A picture that is all there, `data:image/png;base64,…` (or jpeg, gif, webp): nothing is fetched
 * for it, and nothing in it can act.
 */
export function isCellImage(text: string): boolean {
  return (
    text.length <= crosswordLimits.image && /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z\d+/]+={0,2}$/.test(text)
  );
}
