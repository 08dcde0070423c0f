'use client';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useKernelMessages } from '../messages/context.tsx';

/** Asks before a game that has begun is left; there while it asks. Escape and the first button go back to the game. */
export function NewGameDialog({
  onAgree,
  onClose,
}: {
  readonly onAgree: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const messages = useKernelMessages();
  const title = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Before it leaves the page, so that the focus goes back to where it was.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className="kumiki-dialog"
      role="alertdialog"
      aria-labelledby={title}
      // StrictMode shows it twice, and the first time's end comes after the second's beginning.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
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
