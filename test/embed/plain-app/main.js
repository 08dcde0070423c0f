import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expose } from './shared/embed.js';
import { Games } from './shared/games.js';

expose();
createRoot(document.querySelector('#app')).render(createElement(Games));
