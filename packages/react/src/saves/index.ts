export { createKeeping, type Keeping, type PlayerRecords } from './keeping.ts';
