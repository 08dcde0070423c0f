import { cloneElement, createElement, type ComponentProps, type ReactElement, type ReactNode, type Ref } from 'react';
import { clsx } from 'clsx';

/** What every part takes beside its own props. `render` is another element, or a function of props and state. */
export type PartProps<Tag extends keyof React.JSX.IntrinsicElements, State = object> = ComponentProps<Tag> & {
  readonly render?: ReactElement<object> | ((props: ComponentProps<Tag>, state: State) => ReactNode);
};

type DataAttributes = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;

/** Renders a part: own props first, the user's over them, class names joined, state as `data-*`. */
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
