export { nonogramStudioEn, type NonogramStudioMessages } from './messages.ts';
export { NonogramStudio, type NonogramStudioProps } from './studio.tsx';
export { useStudio, type Studio } from './use-studio.ts';
