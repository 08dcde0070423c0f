'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { useContentLanguage } from '../puzzle/content-language.ts';
import { renderPart, type PartProps } from '../puzzle/part.tsx';
import { placeName } from './place-name.ts';
import { useCrosswordContext } from './context.ts';
import { crosswordEn, type CrosswordMessages } from './messages.ts';

/** The answer word, a box a letter, filling itself as its cells are typed. Nothing on a board without one. */
export function Answer(props: PartProps<'div'>): ReactNode {
  const { answer } = useCrosswordContext('Crossword.Answer');
  const messages = useMessages<CrosswordMessages>('crossword', crosswordEn);
  const language = useContentLanguage();
  if (answer.length === 0) return null;
  const children = (
    <>
      <span className="kumiki-cw-answer-title" aria-hidden="true">
        {messages.answer}
      </span>
      <span className="kumiki-cw-answer-boxes" role="img" aria-label={messages.answerIs(answer)} lang={language}>
        {answer.map((letter, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a letter is its place
          <span key={at} className="kumiki-cw-answer-box" data-full={letter === '' ? undefined : ''}>
            <span className="kumiki-cw-place" data-text={placeName(at + 1)} aria-hidden="true" />
            <span className="kumiki-cw-letter">{letter}</span>
          </span>
        ))}
      </span>
    </>
  );
  return renderPart('div', props, { className: 'kumiki-cw-answer', children }, {});
}
