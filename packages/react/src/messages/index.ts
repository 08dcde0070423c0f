export { en } from './en.ts';
export { ja } from './ja.ts';
export type { FailureName, KernelMessages, Messages } from './types.ts';
