import type { Layout } from '../types.ts';
import { turtle } from './turtle.ts';

/** Our layouts by id. */
export const layouts: Readonly<Record<string, Layout>> = { turtle };
