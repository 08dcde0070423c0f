'use client';
import { useId, type ReactNode, type Ref } from 'react';
import { useKernelMessages } from '../messages/context.tsx';

/** Asks before a game that has begun is left. Escape, the backdrop's key and the first button all go back to it. */
export function NewGameDialog({
  ref,
  onAgree,
}: {
  readonly ref: Ref<HTMLDialogElement>;
  readonly onAgree: () => void;
}): ReactNode {
  const messages = useKernelMessages();
  const title = useId();
  return (
    <dialog ref={ref} className="kumiki-dialog" role="alertdialog" aria-labelledby={title}>
      <form method="dialog" className="kumiki-dialog-form">
        <p id={title} className="kumiki-dialog-words">
          {messages.leaveGame}
        </p>
        <div className="kumiki-dialog-buttons">
          <button type="submit" className="kumiki-button" data-action="keep">
            {messages.keepPlaying}
          </button>
          <button type="submit" className="kumiki-button" data-action="agree" onClick={onAgree}>
            {messages.newGame}
          </button>
        </div>
      </form>
    </dialog>
  );
}
