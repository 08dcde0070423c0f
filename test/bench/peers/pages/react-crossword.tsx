import ReactCrossword from '@jaredreisinger/react-crossword';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expose, pageOf } from './page.ts';
import data from './words.react-crossword.json';

// Its default export comes as a module of CommonJS.
const Crossword = (ReactCrossword as unknown as { default?: typeof ReactCrossword }).default ?? ReactCrossword;
const element = () => <Crossword data={data} useStorage={false} />;
expose(pageOf({ createRoot, flushSync }, element, 'input'));
