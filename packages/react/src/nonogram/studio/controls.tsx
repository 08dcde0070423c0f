'use client';
import { useId, type ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Choice } from '../../puzzle/choice.tsx';
import { nonogramStudioEn, type NonogramStudioMessages } from './messages.ts';
import type { StudioOptions } from './make-puzzle.ts';
import type { Studio } from './use-studio.ts';

const LEAST = 5;
const MOST = 60;
const counts = ['1', '2', '3', '4', '6'];
const methods = ['global', 'local', 'dithered'] as const;

/** How the picture becomes cells: size, threshold, ink, repair. Each change is answered while it is made. */
export function Controls({ studio, inColours }: { readonly studio: Studio; readonly inColours: boolean }): ReactNode {
  const { options, change, made } = studio;
  const messages = useMessages<NonogramStudioMessages>('nonogramStudio', nonogramStudioEn);
  const { size = 20, threshold, method = 'global', repair = true, colours = 1 } = options;
  const grey = threshold ?? made?.threshold ?? 128;
  const without = (): StudioOptions => {
    const { threshold: _threshold, ...rest } = options;
    return rest;
  };
  return (
    <div className="kumiki-studio-controls">
      <Slider
        label={messages.size(size)}
        least={LEAST}
        most={MOST}
        value={size}
        onChange={(cells) => change({ ...options, size: cells })}
      />
      {inColours && (
        <Choice
          label={messages.colours}
          options={counts.map((each) => [each, each === '1' ? messages.blackAndWhite : each])}
          value={String(colours)}
          onChange={(each) => change({ ...options, colours: Number(each) })}
        />
      )}
      {colours === 1 && (
        <Choice
          label={messages.method}
          options={methods.map((each) => [each, messages.methods[each]])}
          value={method}
          onChange={(each) => change({ ...without(), method: each })}
        />
      )}
      {colours === 1 && method === 'global' && (
        <>
          <Slider
            label={messages.threshold(grey, threshold === undefined)}
            least={0}
            most={255}
            value={grey}
            onChange={(value) => change({ ...options, threshold: value })}
          />
          <button
            type="button"
            className="kumiki-button kumiki-studio-button"
            aria-disabled={threshold === undefined}
            onClick={() => threshold !== undefined && change(without())}
          >
            {messages.automatic}
          </button>
        </>
      )}
      <label className="kumiki-studio-check">
        <input
          type="checkbox"
          checked={repair}
          onChange={({ target }) => change({ ...options, repair: target.checked })}
        />
        <span>{messages.repair}</span>
      </label>
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}
function Slider({ label, least, most, value, onChange }: SliderProps): ReactNode {
  const id = useId();
  return (
    <div className="kumiki-studio-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
