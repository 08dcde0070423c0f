import '@kumiki/react/styles.css';
import type { ReactNode } from 'react';

export default function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
