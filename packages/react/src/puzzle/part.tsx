import { cloneElement, createElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
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
  const user = given as { className?: string };
  const mine = own as { className?: string };
  const props = { ...own, ...given, className: clsx(mine.className, user.className) } as unknown as ComponentProps<Tag>;
  if (typeof render === 'function') return render(props, state);
  if (render) return cloneElement(render, props as object);
  return createElement(tag, props as object);
}
