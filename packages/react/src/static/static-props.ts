import type { Messages } from '../messages/types.ts';
import type { FigureProps } from './static-figure.tsx';

/** What every board that is only looked at takes. */
export interface StaticBoardProps extends FigureProps {
  /** The language of what is said; English unless told. */
  readonly messages?: Messages;
}
/** What every sheet for paper takes. */
export interface SheetOfProps extends Pick<StaticBoardProps, 'messages' | 'className'> {
  /** Over the puzzle and its solution. */
  readonly title?: string;
}
