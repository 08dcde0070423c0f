'use client';
import { useId, type ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Choice } from '../../puzzle/choice.tsx';
import { nonogramStudioEn, type NonogramStudioMessages, type WantedDifficulty } from './messages.ts';
import type { StudioOptions } from './make-puzzle.ts';
import type { Studio } from './use-studio.ts';

const LEAST = 5;
const MOST = 60;
const counts = ['1', '2', '3', '4', '6'];
const methods = ['global', 'local', 'dithered'] as const;
const dial: readonly WantedDifficulty[] = ['any', 'easy', 'medium', 'hard'];

/** How the picture becomes cells: size, threshold, ink, repair, difficulty. Each change is answered while it is made. */
export function Controls({ studio, inColours }: { readonly studio: Studio; readonly inColours: boolean }): ReactNode {
  const { options, change, made } = studio;
  const messages = useMessages<NonogramStudioMessages>('nonogramStudio', nonogramStudioEn);
  const { size = 20, threshold, method = 'global', repair = true, colours = 1 } = options;
  const grey = threshold ?? made?.threshold ?? 128;
  const wanted = typeof options.difficulty === 'string' ? options.difficulty : 'any';
  const withoutKey = (key: 'threshold' | 'difficulty'): StudioOptions => {
    const { [key]: _gone, ...rest } = options;
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
          onChange={(each) => change({ ...withoutKey('threshold'), method: each })}
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
            onClick={() => threshold !== undefined && change(withoutKey('threshold'))}
          >
            {messages.automatic}
          </button>
        </>
      )}
      <label className="kumiki-studio-check">
        <input
          type="checkbox"
          checked={repair}
          // It is the repair that leads to a difficulty.
          onChange={({ target }) => change({ ...withoutKey('difficulty'), repair: target.checked })}
        />
        <span>{messages.repair}</span>
      </label>
      {repair && (
        <Slider
          label={messages.wanted(wanted)}
          text={messages.wanted(wanted)}
          least={0}
          most={dial.length - 1}
          value={dial.indexOf(wanted)}
          onChange={(at) => {
            const next = dial[at]!;
            change({ ...withoutKey('difficulty'), ...(next === 'any' ? {} : { difficulty: next }) });
          }}
        />
      )}
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  /** What its value means, where that is no number. */
  readonly text?: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}
function Slider({ label, text, least, most, value, onChange }: SliderProps): ReactNode {
  const id = useId();
  return (
    <div className="kumiki-studio-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        aria-valuetext={text}
        min={least}
        max={most}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
