// `pnpm run tokens`: writes the sheet of the default theme and the guide's table from the list of tokens.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guide } from './tokens-guide.ts';
import { defaultSheet } from '../packages/react/src/theme/sheet.ts';

const top = join(import.meta.dirname, '..');
writeFileSync(join(top, 'packages/react/src/theme/tokens.css'), defaultSheet());
writeFileSync(join(top, 'stories/guides/tokens.mdx'), guide());
