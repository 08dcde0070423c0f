'use client';
import { useCallback, useLayoutEffect, useRef, type RefCallback } from 'react';

export interface TextEntryOptions {
  /** Text that is certain: typed, committed by an input method, or pasted. May be several letters at once. */
  readonly onText: (text: string, event: Event) => void;
  /** What an input method is working on, to be shown at the cursor; '' when it is done. */
  readonly onComposing?: ((text: string) => void) | undefined;
  readonly onDelete: (direction: 'backward' | 'forward', event: Event) => void;
  /**
   * `whole` waits until a composition is committed, as Japanese needs it. `letters` takes each letter as it comes, for
   * Latin boards: some phone keyboards compose whole English words.
   */
  readonly composition: 'whole' | 'letters';
}
export interface TextEntry {
  /** For the one text input of a board. It is uncontrolled, and stays for the life of the board. */
  readonly ref: RefCallback<HTMLInputElement>;
  /** To be called in the listener of a press: phones open their keyboard for nothing else. */
  readonly focus: () => void;
}

/** Always in the input, so that there is something for Backspace to delete and an event comes of it. */
const SENTINEL = '\u200b';

/**
 * Text by any keyboard, input method or paste through one input element. React must not keep its value: a controlled
 * input breaks compositions.
 */
export function useTextEntry(options: TextEntryOptions): TextEntry {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const input = useRef<HTMLInputElement | null>(null);
  const ref = useCallback((element: HTMLInputElement | null) => {
    if (!element) return undefined;
    input.current = element;
    const stop = listen(element, () => latest.current);
    return () => {
      stop();
      input.current = null;
    };
  }, []);
  const focus = useCallback(() => input.current?.focus({ preventScroll: true }), []);
  return { ref, focus };
}

/** True for keys that an input method takes; Safari sends the last of them after the composition's end. */
export function isComposingKey(event: { readonly isComposing: boolean; readonly keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}

function listen(element: HTMLInputElement, options: () => TextEntryOptions): () => void {
  const stop = new AbortController();
  const heard = { signal: stop.signal };
  let composing = false;
  /** What was told of the running composition, which may still take it back. */
  let told = '';

  const reset = (): void => {
    element.value = SENTINEL;
    element.setSelectionRange(SENTINEL.length, SENTINEL.length);
  };
  /** Tells how a composition differs from what was told of it: letters that are gone, then those that are new. */
  const tellDifference = (text: string, event: Event): void => {
    let same = 0;
    while (same < told.length && told.charAt(same) === text.charAt(same)) same += 1;
    for (let gone = told.length - same; gone > 0; gone -= 1) options().onDelete('backward', event);
    told = text;
    if (text.length > same) options().onText(text.slice(same), event);
  };
  /** Tells what stands in the input, and empties it. */
  const drain = (event: Event): void => {
    const text = element.value.replaceAll(SENTINEL, '');
    const isDeleted = element.value === '' && event.type === 'input';
    reset();
    if (text !== '' || told !== '') tellDifference(text, event);
    else if (isDeleted) options().onDelete('backward', event);
    told = '';
  };

  element.addEventListener('focus', reset, heard);
  element.addEventListener(
    'compositionstart',
    () => {
      composing = true;
      told = '';
    },
    heard,
  );
  element.addEventListener(
    'compositionupdate',
    (event) => {
      const { composition, onComposing } = options();
      if (composition === 'whole') onComposing?.(event.data);
      else tellDifference(event.data, event);
    },
    heard,
  );
  element.addEventListener(
    'compositionend',
    (event) => {
      composing = false;
      options().onComposing?.('');
      drain(event);
    },
    heard,
  );
  // After the composition's end some browsers send one more input event: it finds the input empty.
  element.addEventListener('input', (event) => void (composing || drain(event)), heard);
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Delete' || isComposingKey(event)) return;
      event.preventDefault();
      options().onDelete('forward', event);
    },
    heard,
  );
  element.addEventListener(
    'paste',
    (event) => {
      event.preventDefault();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text !== '') options().onText(text, event);
    },
    heard,
  );
  reset();
  return () => stop.abort();
}
