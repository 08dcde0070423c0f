'use client';
import {
  graphemes,
  isLetter,
  type CrosswordMove,
  type CrosswordPuzzle,
  type CrosswordState,
} from '@kumiki/core/crossword/rules';
import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { useContentLanguage } from '../puzzle/content-language.ts';
import { renderPart, type PartProps } from '../puzzle/part.tsx';
import { numbersOf } from './clue-numbers.ts';
import { useCrosswordContext } from './context.ts';
import { cursorInEntry } from './cursor.ts';
import { crosswordEn, type CrosswordMessages } from './messages.ts';
import { isFixed } from './typing.ts';

/** In a field, a cell without a letter. */
const GAP = '_';

/**
 * The crossword as a list: each clue with a field for its word, for whoever does not use grids. Letters of crossing words
 * appear in it; `_` is a letter that is missing.
 */
export function ClueFields(props: PartProps<'div'>): ReactNode {
  const { session } = useCrosswordContext('Crossword.ClueFields');
  const messages = useMessages<CrosswordMessages>('crossword', crosswordEn);
  if (!session) return null;
  const { puzzle } = session.getSnapshot();
  const children = (['across', 'down'] as const).map((direction) => (
    <div key={direction} className="kumiki-cw-list" role="group" aria-label={messages[direction]}>
      <h3 className="kumiki-cw-list-title">{messages[direction]}</h3>
      <ol className="kumiki-cw-fields">
        {puzzle.entries.map((entry, index) =>
          entry.direction === direction ? <Field key={entry.number} index={index} /> : null,
        )}
      </ol>
    </div>
  ));
  return renderPart('div', props, { className: 'kumiki-cw-clues', children }, {});
}

function Field({ index }: { readonly index: number }): ReactNode {
  const { session, playTyped, pencil } = useCrosswordContext('Crossword.ClueFields');
  const messages = useMessages<CrosswordMessages>('crossword', crosswordEn);
  const language = useContentLanguage();
  const id = useId();
  // What is being written, while an input method has it; otherwise the cells.
  const [draft, setDraft] = useState<string>();
  const { puzzle, state } = session!.getSnapshot();
  const entry = puzzle.entries[index]!;
  const play = (text: string): void => {
    const moves = movesOf(puzzle, state, index, text, pencil);
    if (moves.length > 0) playTyped({ moves, cursor: cursorInEntry(puzzle, state, index) }, 'key');
  };
  const { clue, cells } = entry;
  const filled = cells.filter((cell) => state.letters[cell] !== '').length;
  return (
    <li className="kumiki-cw-field">
      <label className="kumiki-cw-field-clue" htmlFor={id}>
        <span className="kumiki-cw-clue-number">{numbersOf(puzzle, index, messages)}</span>{' '}
        <span className="kumiki-cw-clue-text" lang={language}>
          {clue ?? messages.entry(entry)}
        </span>
      </label>
      <input
        id={id}
        className="kumiki-cw-field-input"
        lang={language}
        value={draft ?? written(state, cells)}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={`${id}n`}
        onChange={({ target, nativeEvent }) => {
          setDraft(target.value);
          if (!(nativeEvent as InputEvent).isComposing) play(target.value);
        }}
        onCompositionEnd={({ currentTarget }) => play(currentTarget.value)}
        onBlur={() => setDraft(undefined)}
      />
      <span id={`${id}n`} className="kumiki-cw-field-count">
        {messages.filledOf({ filled, of: cells.length })}
      </span>
    </li>
  );
}

/** The letters as a field shows them; gaps at the end are left out. */
function written({ letters }: CrosswordState, cells: readonly number[]): string {
  return cells
    .map((cell) => letters[cell] || GAP)
    .join('')
    .replace(/_+$/, '');
}

/** What a field says, cell by cell: letters, gaps where something else stands. Cells that are fixed keep their letter. */
function movesOf(
  puzzle: CrosswordPuzzle,
  state: CrosswordState,
  index: number,
  text: string,
  pencil = false,
): readonly CrosswordMove[] {
  const said = graphemes(text).map((letter) => (isLetter(letter) ? letter : ''));
  const isLatin = /^[\p{sc=Latn}]/u.test(puzzle.entries[index]!.answer);
  return puzzle.entries[index]!.cells.flatMap((cell, at): CrosswordMove[] => {
    const raw = said[at] ?? '';
    const letter = isLatin ? raw.toUpperCase() : raw;
    if (isFixed(puzzle, state, cell) || letter === state.letters[cell]) return [];
    return [{ type: 'letter', cell, letter, ...(pencil && letter !== '' ? { pencil: true as const } : {}) }];
  });
}
