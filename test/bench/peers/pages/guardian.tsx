import { Crossword } from '@guardian/react-crossword';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expose, pageOf } from './page.ts';
import data from './words.guardian.json';

const element = () => <Crossword data={data} />;
expose(pageOf({ createRoot, flushSync }, element, 'input'));
