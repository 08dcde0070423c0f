import type { Layout } from '../types.ts';
import { arrow } from './arrow.ts';
import { boat } from './boat.ts';
import { bowl } from './bowl.ts';
import { braid } from './braid.ts';
import { bridge } from './bridge.ts';
import { butterfly } from './butterfly.ts';
import { castle } from './castle.ts';
import { citadel } from './citadel.ts';
import { comb } from './comb.ts';
import { cross } from './cross.ts';
import { diamond } from './diamond.ts';
import { heart } from './heart.ts';
import { hourglass } from './hourglass.ts';
import { kumiki } from './kumiki.ts';
import { lantern } from './lantern.ts';
import { lattice } from './lattice.ts';
import { pyramid } from './pyramid.ts';
import { ring } from './ring.ts';
import { ripples } from './ripples.ts';
import { spiral } from './spiral.ts';
import { stairs } from './stairs.ts';
import { star } from './star.ts';
import { torii } from './torii.ts';
import { towers } from './towers.ts';
import { turtle } from './turtle.ts';
import { waves } from './waves.ts';
import { well } from './well.ts';
import { zigzag } from './zigzag.ts';

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
  pyramid,
  stairs,
  butterfly,
  hourglass,
  cross,
  diamond,
  spiral,
  zigzag,
  arrow,
  boat,
  heart,
  star,
  lattice,
  towers,
  bowl,
  comb,
  braid,
  ripples,
  citadel,
};
