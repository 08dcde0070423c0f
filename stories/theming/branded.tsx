import { createTheme, type ThemeScheme } from '@kumiki/react/theme';
import type { ReactNode } from 'react';
import type { StoryBrand } from './brands.ts';

/** An island of a brand: its theme, scoped by an attribute, so that others can stand beside it. */
export function Branded({
  brand: { id, brand },
  scheme,
  children,
}: {
  readonly brand: StoryBrand;
  readonly scheme?: ThemeScheme;
  readonly children: ReactNode;
}) {
  const made = createTheme(scheme ? { ...brand, scheme } : brand);
  if (!made.ok) throw new Error(`${id}: ${JSON.stringify(made.detail)}`);
  const name = `${id}-${made.value.scheme}`;
  return (
    <div data-kumiki-theme={name} data-kumiki-scheme={made.value.scheme} className="branded">
      <style>{made.value.css(`[data-kumiki-theme="${name}"]`)}</style>
      {children}
    </div>
  );
}
