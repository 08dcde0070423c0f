'use client';
import { createContext, useContext } from 'react';

export const ContentLanguageContext: React.Context<string | undefined> = createContext<string | undefined>(undefined);

/** The language of what the puzzle says (its words and clues), where it is another than that of the controls. */
export function useContentLanguage(): string | undefined {
  return useContext(ContentLanguageContext);
}
