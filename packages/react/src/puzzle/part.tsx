import { cloneElement, createElement, type ComponentProps, type ReactElement, type ReactNode, type Ref } from 'react';
import { clsx } from 'clsx';

/** What every part takes beside its own props. `render` is another element, or a function of props and state. */
export type PartProps<Tag extends keyof React.JSX.IntrinsicElements, State = object> = ComponentProps<Tag> & {
  readonly render?: ReactElement<object> | ((props: ComponentProps<Tag>, state: State) => ReactNode);
};

type DataAttributes = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;

/**
 * Renders a part: own props first, the user's over them, state as `data-*`. Class names and refs are joined; of two
 * handlers the user's is called first, and ours unless it prevented the default.
 */
export function renderPart<Tag extends keyof React.JSX.IntrinsicElements, State extends object>(
  tag: Tag,
  { render, ...given }: PartProps<Tag, State>,
  own: ComponentProps<Tag> & DataAttributes,
  state: State,
): ReactNode {
  const user = given as Shared;
  const mine = own as Shared;
  const props = {
    ...own,
    ...given,
    ...handlers(given, own),
    className: clsx(mine.className, user.className),
    ref: mine.ref && user.ref ? both(mine.ref, user.ref) : (user.ref ?? mine.ref),
  } as unknown as ComponentProps<Tag>;
  if (typeof render === 'function') return render(props, state);
  if (render) return cloneElement(render, props as object);
  return createElement(tag, props as object);
}

interface Shared {
  readonly className?: string;
  readonly ref?: Ref<unknown>;
}

function both(first: Ref<unknown>, second: Ref<unknown>): (element: unknown) => void {
  return (element) => {
    for (const ref of [first, second]) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}

type Handler = (event: { readonly defaultPrevented: boolean }) => void;

function handlers(given: object, own: object): Record<string, Handler> {
  const mine = own as Record<string, unknown>;
  const joined: Record<string, Handler> = {};
  for (const [name, theirs] of Object.entries(given)) {
    const ours = mine[name];
    if (!/^on[A-Z]/.test(name) || typeof theirs !== 'function' || typeof ours !== 'function') continue;
    joined[name] = (event) => {
      (theirs as Handler)(event);
      if (!event.defaultPrevented) (ours as Handler)(event);
    };
  }
  return joined;
}
