import type { Layout } from '../types.ts';
import { bridge } from './bridge.ts';
import { castle } from './castle.ts';
import { kumiki } from './kumiki.ts';
import { lantern } from './lantern.ts';
import { ring } from './ring.ts';
import { torii } from './torii.ts';
import { turtle } from './turtle.ts';
import { waves } from './waves.ts';
import { well } from './well.ts';

/** Our layouts by id, the Turtle first. */
export const layouts: Readonly<Record<string, Layout>> = {
  turtle,
  kumiki,
  castle,
  torii,
  bridge,
  waves,
  ring,
  lantern,
  well,
};
