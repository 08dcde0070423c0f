'use client';
import type { NonogramPuzzle } from '@kumiki/core/nonogram/rules';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { useLocale, useMessages } from '../../messages/context.tsx';
import { Nonogram } from '../nonogram.tsx';
import { Actions, type StudioUse } from './actions.tsx';
import { Controls } from './controls.tsx';
import { nonogramStudioEn, type NonogramStudioMessages } from './messages.ts';
import { Preview } from './preview.tsx';
import { Report } from './report.tsx';
import { Rights } from './rights.tsx';
import type { StudioResult } from './make-puzzle.ts';
import { useStudio, type Studio, type UseStudioOptions } from './use-studio.ts';

export interface NonogramStudioProps extends UseStudioOptions {
  /**
   * Offers colours. They are found in the worker, which has to be the app's own (`runner.createWorker`) and serve
   * `nonogramInColours` of `@kumiki/formats/nonogram/picture`; with the same in `runner.puzzles` it works, in slices, where no
   * worker starts as well.
   *
   * @default false
   */
  readonly inColours?: boolean;
  /** Hears of each puzzle that the author wants to play, to save or to export. */
  readonly onPuzzle?: (puzzle: NonogramPuzzle, picture: StudioResult, use: StudioUse) => void;
}

/**
 * From a picture to a puzzle: drop one, see what lines make of it, let as few cells as can be be changed until it can be
 * solved, or is as hard as is wanted; play it, save it or export it. The picture stays on the page.
 */
export function NonogramStudio({ onPuzzle, inColours = false, ...options }: NonogramStudioProps): ReactNode {
  const messages = useMessages<NonogramStudioMessages>('nonogramStudio', nonogramStudioEn);
  const locale = useLocale();
  const studio = useStudio(options);
  const [playing, setPlaying] = useState<NonogramPuzzle>();
  const { made } = studio;
  if (playing) {
    return (
      <section className="kumiki-studio" lang={locale} aria-label={messages.studio}>
        <Nonogram puzzle={playing} />
        <button type="button" className="kumiki-button kumiki-studio-button" onClick={() => setPlaying(undefined)}>
          {messages.edit}
        </button>
      </section>
    );
  }
  const use = (how: StudioUse): void => {
    if (!made) return;
    onPuzzle?.(made.puzzle, made, how);
    if (how === 'play') setPlaying(made.puzzle);
  };
  return (
    <section className="kumiki-studio" lang={locale} aria-label={messages.studio} aria-busy={studio.busy}>
      <Rights />
      <div className="kumiki-studio-table">
        <Opening studio={studio} />
        {studio.image && <Controls studio={studio} inColours={inColours} />}
        <div className="kumiki-studio-result">
          {made && <Preview picture={made} label={messages.preview(made)} />}
          <Report studio={studio} />
          {made && <Actions made={made} onUse={use} />}
        </div>
      </div>
    </section>
  );
}

/** Where a picture comes in: a file that is chosen, dropped or pasted. */
function Opening({ studio }: { readonly studio: Studio }): ReactNode {
  const messages = useMessages<NonogramStudioMessages>('nonogramStudio', nonogramStudioEn);
  const id = useId();
  const [over, setOver] = useState(false);
  const openFirst = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) void studio.open(file);
  };
  const drag = (event: DragEvent): void => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') openFirst(event.dataTransfer.files);
  };
  return (
    <div
      className="kumiki-studio-drop"
      data-over={over || undefined}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
      onPaste={({ clipboardData }) => openFirst(clipboardData.files)}
    >
      <label htmlFor={id}>{messages.picture}</label>
      <input id={id} type="file" accept="image/*" onChange={({ target }) => openFirst(target.files)} />
      <span className="kumiki-studio-or">{messages.drop}</span>
    </div>
  );
}
