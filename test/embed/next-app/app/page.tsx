// A server component: boards are made and drawn on the server; what is played hydrates by itself.
import { createBudget, createRandom } from '@kumiki/core';
import { nonogram } from '@kumiki/core/nonogram';
import { createTheme } from '@kumiki/react/theme';
import { ja } from '@kumiki/react/messages';
import { Nonogram } from '@kumiki/react/nonogram';
import { Nonogram as Still, renderToSVG } from '@kumiki/react/static';
import type { ReactNode } from 'react';
import { Games } from '../shared/games';
import { Exposed } from './exposed';

export const dynamic = 'force-dynamic';

export default function Page(): ReactNode {
  const made = nonogram.generate(
    { width: 15, height: 15 },
    createRandom('2026-11-30'),
    createBudget({ steps: 1_000_000 }),
  );
  const theme = createTheme({ accent: '#a02040', surface: '#fff8ee', ink: '#221100' });
  if (!made.ok || !theme.ok) throw new Error('no board');
  return (
    <main>
      <Exposed>
        <Nonogram id="served-nonogram" puzzle={made.value} />
        <div id="still">
          <Still.Static puzzle={made.value} messages={ja} />
        </div>
        <img
          id="card"
          alt=""
          src={`data:image/svg+xml,${encodeURIComponent(renderToSVG(made.value, theme.value, { width: 300 }))}`}
        />
        <Games />
      </Exposed>
    </main>
  );
}
