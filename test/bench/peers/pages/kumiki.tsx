import '@kumiki/react/styles.css';
import { createSession } from '@kumiki/core';
import { crossword } from '@kumiki/core/crossword';
import { Crossword } from '@kumiki/react/crossword';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expose, pageOf } from './page.ts';
import { words } from './words.ts';

const element = () => <Crossword session={createSession(crossword, words)} keyboard="none" />;
expose(pageOf({ createRoot, flushSync }, element, '.kumiki-cw-input'));
