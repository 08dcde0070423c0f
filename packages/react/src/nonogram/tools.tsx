'use client';
import { useMemo, useState, type ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { Icon } from '../puzzle/icons.tsx';
import { moveAlong } from '../puzzle/move-along.ts';
import { renderPart, type PartProps } from '../puzzle/part.tsx';
import { useNonogramContext } from './context.ts';
import { nonogramEn, type NonogramMessages } from './messages.ts';
import { paintsOf, type Paint } from './palette.ts';
import type { Tool } from './tool.ts';

const paths = {
  fill: 'M4 4h12v12H4zM7 7h6v6H7zM8.5 8.5h3v3h-3z',
  cross: 'M5 5l10 10M15 5 5 15',
  note: 'M4 4h12v12H4zM10 8.5a1.5 1.5 0 1 0 .01 0z',
  erase: 'M3.5 12.5 11 5l5.5 5.5-6 6h-4zM7.5 8.5 13 14M10.5 16.5h6',
  move: 'M10 2.5v15M2.5 10h15M7.5 5 10 2.5 12.5 5M7.5 15l2.5 2.5 2.5-2.5M5 7.5 2.5 10 5 12.5M15 7.5l2.5 2.5-2.5 2.5',
  check: 'M3.5 3.5h13v13h-13zM6.5 10l2.5 2.7 4.5-5.4',
  'zoom-in': 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4M9 6.5v5M6.5 9h5',
  'zoom-out': 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4M6.5 9h5',
} as const;
const tools: readonly Tool[] = ['fill', 'cross', 'note', 'erase', 'move'];

export type ToolsProps = PartProps<'div', { readonly tool: Tool }> & {
  /** Which tools, in which order; all unless told. */
  readonly tools?: readonly Tool[];
};

/** What a stroke does, the check where it is asked for, and the zoom of large boards. One tab stop; arrows move. */
export function Tools({ tools: shown = tools, ...props }: ToolsProps): ReactNode {
  const game = useNonogramContext('Nonogram.Tools');
  const { tool, setTool, colour, setColour, palette, judge, check, viewport, mostZoom, status } = game;
  const messages = useMessages<NonogramMessages>('nonogram', nonogramEn);
  const [last, setLast] = useState<string>(tool);
  const others = [
    ...(judge === 'on-request'
      ? [{ action: 'check' as const, label: messages.check, press: check, off: status !== 'playing' }]
      : []),
    ...(mostZoom > 1
      ? [
          { action: 'zoom-out' as const, label: messages.zoomOut, press: viewport.zoomOut, off: viewport.zoom <= 1 },
          {
            action: 'zoom-in' as const,
            label: messages.zoomIn,
            press: viewport.zoomIn,
            off: viewport.zoom >= mostZoom,
          },
        ]
      : []),
  ];
  const paints = useMemo(() => (palette ? paintsOf({ palette }) : undefined), [palette]);
  const brushes = shown.flatMap((each) => brushesOf(each, paints));
  const names: readonly string[] = [...brushes.map(({ action }) => action), ...others.map(({ action }) => action)];
  const stop = names.includes(last) ? last : names[0];
  const children = (
    <>
      <span className="kumiki-ng-tool-group" role="none">
        {brushes.map(({ action, each, paint, number }) => {
          const label = number === undefined ? messages.tool[each] : messages.colour(number + 1);
          return (
            <button
              key={action}
              type="button"
              className="kumiki-button"
              data-action={action}
              tabIndex={action === stop ? 0 : -1}
              aria-pressed={each === tool && (number === undefined || number === colour)}
              title={label}
              onClick={({ nativeEvent }) => {
                if (number !== undefined) setColour(number);
                setTool(each, 'pointer', nativeEvent);
              }}
            >
              {paint ? <Swatch paint={paint} /> : <Icon path={paths[each]} />}
              <span className={paint ? 'kumiki-ng-hidden' : 'kumiki-button-label'}>{label}</span>
            </button>
          );
        })}
      </span>
      {others.map(({ action, label, press, off }) => (
        <button
          key={action}
          type="button"
          className="kumiki-button"
          data-action={action}
          tabIndex={action === stop ? 0 : -1}
          aria-disabled={off}
          title={label}
          onClick={off ? undefined : press}
        >
          <Icon path={paths[action]} />
          {action === 'check' ? (
            <span className="kumiki-ng-word">{label}</span>
          ) : (
            <span className="kumiki-ng-hidden">{label}</span>
          )}
        </button>
      ))}
    </>
  );
  return renderPart(
    'div',
    props,
    {
      className: 'kumiki-toolbar kumiki-tools kumiki-ng-tools',
      role: 'toolbar',
      'aria-label': messages.tools,
      onKeyDown: moveAlong,
      onFocus: ({ target }) => setLast(target.dataset['action'] ?? ''),
      children,
    },
    { tool },
  );
}

interface BrushButton {
  readonly action: string;
  readonly each: Tool;
  readonly paint?: Paint;
  /** Of the palette, from 0. */
  readonly number?: number;
}

/** A button a tool; on a coloured board one a colour instead of the fill tool. */
function brushesOf(tool: Tool, paints: readonly Paint[] | undefined): readonly BrushButton[] {
  if (tool !== 'fill' || !paints) return [{ action: tool, each: tool }];
  return paints.map((paint, number) => ({ action: `colour-${number + 1}`, each: tool, paint, number }));
}

/** A colour with its pattern, as it is painted. */
function Swatch({ paint }: { readonly paint: Paint }): ReactNode {
  return (
    <svg className="kumiki-ng-swatch" viewBox="0 0 1 1" width="24" height="24" aria-hidden="true" focusable="false">
      <rect width={1} height={1} fill={paint.fill} />
      <path className="kumiki-ng-pattern" d={paint.pattern(0, 0)} stroke={paint.on} />
    </svg>
  );
}
