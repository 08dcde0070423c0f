'use client';
import type { DifficultyWord } from '@kumiki/core/tile-stack/rules';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { Choice, type ChoiceProps } from '../puzzle/choice.tsx';
import { useTileStackContext } from './context.ts';
import { tileStackEn, type TileStackMessages } from './messages.ts';

const words: readonly DifficultyWord[] = ['easy', 'normal', 'hard'];

/** Chooses how often players win such boards; another choice deals another board. */
export function Difficulty(
  props: Omit<ChoiceProps<DifficultyWord>, 'label' | 'options' | 'value' | 'onChange'>,
): ReactNode {
  const { difficulty, chooseDifficulty } = useTileStackContext('TileStack.Difficulty');
  const messages = useMessages<TileStackMessages>('tileStack', tileStackEn);
  return (
    <Choice
      {...props}
      label={messages.difficulty}
      options={words.map((word) => [word, messages.difficulties[word]])}
      value={typeof difficulty === 'string' ? difficulty : undefined}
      onChange={chooseDifficulty}
    />
  );
}
