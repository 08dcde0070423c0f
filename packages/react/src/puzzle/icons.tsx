import type { ReactNode } from 'react';

/** One family: 20 px box, 1.75 px strokes, square joints like cut wood. */
const paths = {
  undo: 'M8 4 3.5 8.5 8 13M3.5 8.5H12a4.5 4.5 0 0 1 0 9H8',
  redo: 'M12 4l4.5 4.5L12 13M16.5 8.5H8a4.5 4.5 0 0 0 0 9h4',
  rewind: 'M9.5 5 4.5 10l5 5M15.5 5l-5 5 5 5',
  hint: 'M7.5 14.5v-1.2A5.5 5.5 0 1 1 12.5 13.3v1.2zM8 17.5h4',
  reshuffle: 'M2.5 6H5l8.5 8.5h4M14.5 11.5l3 3-3 3M2.5 14.5H5l2.2-2.2M10.8 8.7 13.5 6h4M14.5 3l3 3-3 3',
  restart: 'M4 3.5v4.5h4.5M4.3 8A6.75 6.75 0 1 1 3.4 12.5',
  generate: 'M3.5 3.5h13v13h-13zM10 7v6M7 10h6',
  pause: 'M7 4.5v11M13 4.5v11',
  resume: 'M6.5 4 15 10l-8.5 6z',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
  success: 'M4 10.5 8.2 15 16 5.5',
  danger: 'M10 3 18 16.5H2zM10 8v4M10 14.2v.1',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9v5M10 6.2v.1',
  close: 'M5 5l10 10M15 5 5 15',
} as const;
export type IconName = keyof typeof paths;

/** An icon of ours by name, or lines of the same family in a 20 × 20 box. */
export function Icon({
  name,
  path,
}: { readonly name: IconName; readonly path?: never } | { readonly name?: never; readonly path: string }): ReactNode {
  return (
    <svg className="kumiki-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path className="kumiki-icon-line" d={name ? paths[name] : path} />
    </svg>
  );
}
