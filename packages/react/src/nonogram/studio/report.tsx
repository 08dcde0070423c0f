'use client';
import type { ReactNode } from 'react';
import { useKernelMessages, useMessages } from '../../messages/context.tsx';
import { nonogramStudioEn, type NonogramStudioMessages } from './messages.ts';
import type { Studio } from './use-studio.ts';

/** What lines make of the picture, how hard the puzzle is, how far the work is, and the way to stop it. */
export function Report({ studio }: { readonly studio: Studio }): ReactNode {
  const { image, made, rating, busy, stopped, failure } = studio;
  const messages = useMessages<NonogramStudioMessages>('nonogramStudio', nonogramStudioEn);
  const { report, changed } = made ?? {};
  const words = (): string => {
    if (failure !== undefined) return `${messages.failed} ${failure}`;
    if (stopped) return messages.stopped(made !== undefined);
    if (!report || !changed) return busy ? messages.working : '';
    const { solvable, fewest, open, difficulty } = report;
    const reached = difficulty ? { reached: difficulty.reached } : {};
    return messages.report({ open: open.length, changed: changed.length, solvable, fewest, ...reached });
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
      {image && <Work studio={studio} />}
    </div>
  );
}

/** Always there, so that nothing moves and the focus stays when the work begins or ends. */
function Work({ studio }: { readonly studio: Studio }): ReactNode {
  const { busy, progress, cancel, stopped, made, retry } = studio;
  const kernel = useKernelMessages();
  const again = stopped && !made;
  return (
    <div className="kumiki-progress kumiki-studio-work" data-busy={busy || undefined}>
      <button
        type="button"
        className="kumiki-button kumiki-studio-button"
        data-action="cancel"
        aria-disabled={!busy && !again}
        onClick={again ? retry : cancel}
      >
        {again ? kernel.retry : kernel.cancel}
      </button>
      {busy && (
        <progress
          className="kumiki-progress-bar"
          aria-label={kernel.progress}
          max={1}
          {...(progress === undefined ? {} : { value: progress })}
        />
      )}
    </div>
  );
}
