'use client';
import { writeNonogram } from '@kumiki/core/nonogram';
import type { NonogramPuzzle } from '@kumiki/core/nonogram/rules';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { useLocale, useMessages } from '../../messages/context.tsx';
import { Nonogram } from '../nonogram.tsx';
import { Controls } from './controls.tsx';
import { nonogramStudioEn, type NonogramStudioMessages } from './messages.ts';
import { Preview } from './preview.tsx';
import { Rights } from './rights.tsx';
import { saveFile } from './save-file.ts';
import type { StudioResult } from './make-puzzle.ts';
import { useStudio, type Studio, type UseStudioOptions } from './use-studio.ts';

export interface NonogramStudioProps extends UseStudioOptions {
  /** Hears of each puzzle that the author wants to play or to save. */
  readonly onPuzzle?: (puzzle: NonogramPuzzle, picture: StudioResult) => void;
}

/**
 * From a picture to a puzzle: drop one, see what lines make of it, let as few cells as can be be changed until it can be
 * solved, play it or save it. The picture stays on the page.
 */
export function NonogramStudio({ onPuzzle, ...options }: NonogramStudioProps): ReactNode {
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
  const hand = (): StudioResult | undefined => {
    if (made) onPuzzle?.(made.puzzle, made);
    return made;
  };
  return (
    <section className="kumiki-studio" lang={locale} aria-label={messages.studio} aria-busy={studio.busy}>
      <Rights />
      <div className="kumiki-studio-table">
        <Opening studio={studio} />
        {studio.image && <Controls studio={studio} inColours={options.quantise !== undefined} />}
        <div className="kumiki-studio-result">
          {made && <Preview picture={made} label={messages.preview(made)} />}
          <Report studio={studio} />
          {made && (
            <div className="kumiki-studio-actions">
              <button
                type="button"
                className="kumiki-button kumiki-studio-button"
                data-action="play"
                onClick={() => setPlaying(hand()?.puzzle)}
              >
                {messages.play}
              </button>
              {(['json', 'non'] as const).map((format) => (
                <button
                  key={format}
                  type="button"
                  className="kumiki-button kumiki-studio-button"
                  data-action={`save-${format}`}
                  onClick={() => hand() && save(made, format)}
                >
                  {messages.save} {format === 'json' ? messages.asJson : messages.asNon}
                </button>
              ))}
            </div>
          )}
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

function Report({ studio: { made, rating, busy, failure } }: { readonly studio: Studio }): ReactNode {
  const messages = useMessages<NonogramStudioMessages>('nonogramStudio', nonogramStudioEn);
  const { report, changed } = made ?? {};
  const words = (): string => {
    if (failure !== undefined) return `${messages.failed} ${failure}`;
    if (!report || !changed) return busy ? messages.working : '';
    const { solvable, fewest, open } = report;
    return messages.report({ open: open.length, changed: changed.length, solvable, fewest });
  };
  return (
    <div className="kumiki-studio-report">
      <p role="status">{words()}</p>
      {made && rating && (
        <p>
          {messages.level}: {messages.levels[rating.level]}{' '}
          <meter className="kumiki-studio-level" min={0} max={1} value={rating.score} aria-label={messages.level} />
        </p>
      )}
    </div>
  );
}

function save({ puzzle, cells }: StudioResult, format: 'json' | 'non'): void {
  const { rows, columns, rowColours, columnColours, palette } = puzzle;
  const colours = rowColours && columnColours ? { rowColours, columnColours } : {};
  const painted = palette ? { palette } : {};
  const file = { clues: { rows, columns, ...colours }, ...painted, meta: {}, goal: cells.join(''), notes: [] };
  const written = writeNonogram(file, format);
  if (written.ok) saveFile(`nonogram.${format}`, written.value, format === 'json' ? 'application/json' : 'text/plain');
}
