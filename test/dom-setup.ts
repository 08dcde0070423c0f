import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first job of a file loads every engine, which takes its time where much runs at once.
configure({ asyncUtilTimeout: 4_000 });
afterEach(cleanup);
