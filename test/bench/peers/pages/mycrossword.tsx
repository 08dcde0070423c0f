import 'mycrossword/style.css';
import { MyCrossword } from 'mycrossword';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expose, pageOf } from './page.ts';
import data from './words.guardian.json';

const element = () => <MyCrossword id="bench" data={data} />;
expose(pageOf({ createRoot, flushSync }, element, 'input'));
