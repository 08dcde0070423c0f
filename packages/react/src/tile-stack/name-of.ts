import type { TileStackMessages } from './messages.ts';

/** A face's name in the language, or its id. */
export function nameOf(messages: TileStackMessages, face: string): string {
  return (Object.hasOwn(messages.faces, face) ? messages.faces[face] : undefined) ?? face;
}
