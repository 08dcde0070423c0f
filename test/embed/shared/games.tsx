'use client';
import { wordsEn } from '@kumiki/core/crossword/words';
import { Crossword } from '@kumiki/react/crossword';
import { Nonogram } from '@kumiki/react/nonogram';
import { TileStack } from '@kumiki/react/tile-stack';
import type { ReactNode } from 'react';

const seed = '2026-11-30';
const words = [...wordsEn];

/** The three boards as a page would have them, made in the background, and shown to the test. */
export function Games(): ReactNode {
  return (
    <>
      <TileStack id="tile-stack" seed={seed} onReady={(session) => void (window.embed.tileStack = session)} />
      <Nonogram id="nonogram" seed={seed} onReady={(session) => void (window.embed.nonogram = session)} />
      <Crossword
        id="crossword"
        seed={seed}
        words={words}
        answerLength={[5, 5]}
        hide="tail"
        onReady={(session) => void (window.embed.crossword = session)}
      />
    </>
  );
}
