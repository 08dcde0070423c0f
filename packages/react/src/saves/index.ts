export { createKeeping, type Keeping, type KeepingOptions, type PlayerRecords } from './keeping.ts';
