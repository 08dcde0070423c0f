import { patterns, type CrosswordOptions, type CrosswordPuzzle, type Word } from '@kumiki/core/crossword';
import { Choice, useMessages } from '@kumiki/react';
import { Answer, Board, ClueBar, Clues, Root, Status, Toolbar, useCrossword } from '@kumiki/react/crossword';
import { en } from '@kumiki/react/messages';
import { useState, type ReactNode } from 'react';
import { AnswerWord } from './answer-word.tsx';
import type { Labels } from './labels.ts';
import { Solution } from './solution.tsx';
import { wordList } from './word-list.ts';

type Style = CrosswordOptions['style'];
const sizes = ['', '7', '9', '11', '13', '15'] as const;
type Effort = 'usual' | 'long';
/** Steps: a million is all that a job may take unless told. */
const MOST_EFFORT = 1_000_000;

export interface ConstructorProps {
  readonly labels: Labels;
  /** What the list holds to begin with. */
  readonly text: string;
  readonly method: Style;
  readonly pattern?: string;
  readonly size?: (typeof sizes)[number];
  readonly effort?: Effort;
  /** Words from which an answer may be laid over the board. */
  readonly answers: readonly Word[];
  readonly seed?: string;
}

/** Words in, a board out: how far it is, how good it is, what is left out and why, and the board to play. */
export function Constructor({ labels, answers, seed, ...begin }: ConstructorProps): ReactNode {
  const [text, setText] = useState(begin.text);
  const [style, setStyle] = useState<Style>(begin.method);
  const [pattern, setPattern] = useState(begin.pattern ?? '5');
  const [size, setSize] = useState<string>(begin.size ?? '');
  const [effort, setEffort] = useState<Effort>(begin.effort ?? 'usual');
  const game = useCrossword({ preload: true, ...(seed === undefined ? {} : { seed }) });
  const making = useMessages('crosswordMaking', en.crosswordMaking);
  const { words, problems } = wordList(text);
  const board = game.session?.getSnapshot().puzzle;
  const best = game.progress?.best as CrosswordPuzzle | undefined;
  const shown = game.phase === 'generating' ? (best ?? board) : board;
  const make = (): void => game.generate(optionsFor({ style, words, pattern, size, effort }), board ? undefined : seed);
  const efforts = (['usual', 'long'] as const).map((each) => [each, labels.efforts[each]] as const);
  const styles = (['arrange', 'fill', 'answer'] as const).map((each) => [each, labels.styles[each]] as const);
  return (
    <div className="constructor">
      <div className="controls">
        <Choice label={labels.style} options={styles} value={style} onChange={setStyle} />
        <label>
          {labels.words}
          <textarea rows={10} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        {problems.length > 0 && (
          <Named
            title={labels.notRead}
            items={problems.map(({ line, code }) => labels.leftOut(String(line), making.unplaced[code]))}
          />
        )}
        {style === 'fill' && (
          <label>
            {labels.pattern}
            <select value={pattern} onChange={({ target }) => setPattern(target.value)}>
              {['5', '7'].map((side) => (
                <option key={side} value={side}>
                  {labels.drawn(Number(side))}
                </option>
              ))}
              {Object.keys(patterns).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
        {style === 'arrange' && (
          <label>
            {labels.size}
            <select value={size} onChange={({ target }) => setSize(target.value)}>
              {sizes.map((side) => (
                <option key={side} value={side}>
                  {side === '' ? labels.anySize : `${side} × ${side}`}
                </option>
              ))}
            </select>
          </label>
        )}
        {style === 'arrange' && <Choice label={labels.effort} options={efforts} value={effort} onChange={setEffort} />}
        <button type="button" className="plain-button" onClick={make}>
          {board ? labels.attempt : labels.make}
        </button>
        {shown && <Solution puzzle={shown} labels={labels} />}
        {board?.unplaced && (
          <Named
            title={labels.unplaced}
            empty={labels.nothing}
            items={board.unplaced.map(({ answer, reason }) => labels.leftOut(answer, making.unplaced[reason]))}
          />
        )}
        {board && (
          <AnswerWord
            puzzle={board}
            among={answers}
            labels={labels}
            onChange={(puzzle) => game.session?.dispatch({ type: 'deal', puzzle })}
          />
        )}
      </div>
      <Root game={game} aria-label={labels.play}>
        <ClueBar />
        <Board />
        <Answer />
        <Toolbar actions={['undo', 'redo', 'hint', 'restart']} />
        <Status />
        <Clues />
      </Root>
    </div>
  );
}

function Named({
  title,
  items,
  empty,
}: {
  readonly title: string;
  readonly items: readonly string[];
  readonly empty?: string;
}): ReactNode {
  return (
    <section className="named" aria-label={title}>
      <h3>{title}</h3>
      {items.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface Asked {
  readonly style: Style;
  readonly words: readonly Word[];
  readonly pattern: string;
  readonly size: string;
  readonly effort: Effort;
}
function optionsFor({ style, words, pattern, size, effort }: Asked): CrosswordOptions {
  const side = Number(size);
  switch (style) {
    case 'fill': {
      const drawn = Number(pattern);
      return { style, words, pattern: drawn > 0 ? { width: drawn, height: drawn } : pattern };
    }
    case 'arrange':
      return {
        style,
        words,
        ...(side > 0 ? { size: { width: side, height: side } } : {}),
        ...(effort === 'long' ? { effort: MOST_EFFORT } : {}),
      };
    default:
      return { style, words, hide: 'most' };
  }
}
