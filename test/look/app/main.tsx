// One board in the middle of a game: `?board=crossword&scheme=dark`, or in the colours of a brand: `&brand=courier`.
import '@fontsource-variable/noto-sans-jp/wght.css';
import '@kumiki/react/styles.css';
import { createTheme } from '@kumiki/react/theme';
import { createRoot } from 'react-dom/client';
import { brands } from '../../../stories/theming/brands.ts';
import { games } from './games.tsx';

const asked = new URLSearchParams(location.search);
const top = document.documentElement;
const style = document.createElement('style');
// The fonts of a machine must not matter: one with Latin and Japanese letters comes along.
const font = '"Noto Sans JP Variable"';
const scheme = asked.get('scheme') === 'dark' ? 'dark' : 'light';
top.dataset['kumikiScheme'] = scheme;
style.textContent = `:root { --kumiki-font: ${font}; --kumiki-motion: 0s }`;
const house = brands.find(({ id }) => id === asked.get('brand'));
if (house) {
  const theme = createTheme({ ...house.brand, font, scheme });
  if (!theme.ok) throw new Error(theme.reason);
  top.dataset['kumikiTheme'] = house.id;
  style.textContent += theme.value.css(`[data-kumiki-theme="${house.id}"]`);
}
document.head.append(style);
createRoot(document.getElementById('app')!).render(games[asked.get('board')!]!(house?.faces));
