'use client';
import type { NonogramWriteFormat } from '@kumiki/core/nonogram';
import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { exportFile, formatsOf } from './export-file.ts';
import { nonogramStudioEn, type NonogramStudioMessages } from './messages.ts';
import type { StudioResult } from './make-puzzle.ts';

/** What an author does with a puzzle; `save` and `export` hand over a file as well. */
export type StudioUse = 'play' | 'save' | 'export';

/** Play it, save it with its picture, or export it in a format of others. */
export function Actions({
  made,
  onUse,
}: {
  readonly made: StudioResult;
  readonly onUse: (use: StudioUse) => void;
}): ReactNode {
  const messages = useMessages<NonogramStudioMessages>('nonogramStudio', nonogramStudioEn);
  const [chosen, choose] = useState<NonogramWriteFormat>('non');
  const id = useId();
  const formats = formatsOf(made);
  const format = formats.includes(chosen) ? chosen : formats[0]!;
  const press = (use: StudioUse): void => {
    onUse(use);
    if (use !== 'play') exportFile(made, use === 'save' ? 'json' : format);
  };
  const button = (use: StudioUse): ReactNode => (
    <button type="button" className="kumiki-button kumiki-studio-button" data-action={use} onClick={() => press(use)}>
      {messages.uses[use]}
    </button>
  );
  return (
    <div className="kumiki-studio-actions">
      {button('play')}
      {button('save')}
      <span className="kumiki-studio-export">
        <label htmlFor={id}>{messages.format}</label>
        <select
          id={id}
          className="kumiki-studio-formats"
          value={format}
          onChange={({ target }) => choose(target.value as NonogramWriteFormat)}
        >
          {formats.map((each) => (
            <option key={each} value={each}>
              {messages.formats[each]}
            </option>
          ))}
        </select>
        {button('export')}
      </span>
    </div>
  );
}
