import { createSession, type Session } from '@kumiki/core';
import type { CrosswordTypes } from '@kumiki/core/crossword';
import { crosswordRules } from '@kumiki/core/crossword/rules';
import { clueMarkup, Crossword, type RenderClue } from '@kumiki/react/crossword';
import { useState, type DragEvent, type ReactNode } from 'react';
import { openCrossword, type Opened } from './open-crossword.ts';
import { contentOf, saveFormats, withLetters, type SaveFormat } from './save-crossword.ts';

const words = {
  en: {
    open: 'Open a crossword file (.puz, .ipuz, .jpz, .xd, .xwj, Exolve, Guardian …)',
    notes: 'What the file has and the game does not show',
    nothing: 'Everything in it is on the board.',
    none: 'The file holds no game that can be played:',
    save: 'Save as',
    lost: (format: string, lost: string) => `.${format} can’t carry: ${lost}.`,
    anyway: 'Save without it',
  },
  ja: {
    open: 'クロスワードのファイルを開く（.puz、.ipuz、.jpz、.xd、.xwj、Exolve、Guardianなど）',
    notes: 'ファイルにあって盤面に出ないもの',
    nothing: 'すべて盤面にあります。',
    none: 'このファイルからは遊べる盤面を作れません：',
    save: '保存',
    lost: (format: string, lost: string) => `.${format}には入りません：${lost}。`,
    anyway: 'それを除いて保存',
  },
};

/** Clues with the markup of the file, by what is allowed. */
function markupOf({ file }: Opened): RenderClue {
  return ({ number, direction, clue }) => {
    const list = file.lists.find((one) => one.direction === direction);
    const markup = list?.clues.find((one) => one.number === String(number))?.markup;
    return markup === undefined ? clue : clueMarkup(markup);
  };
}

/** A game of the file, as far as it was filled in when it was saved. */
function gameOf({ puzzle, progress }: Opened): Session<CrosswordTypes> | undefined {
  if (!puzzle) return undefined;
  const session = createSession(crosswordRules, puzzle);
  for (const move of progress) session.dispatch(move);
  return session;
}

type Held = Opened & { readonly session: Session<CrosswordTypes> | undefined };
type Problem = { readonly text: string; readonly format?: SaveFormat };

/** Opens whatever a publisher has, plays it, and saves it as something else. The file stays on the page. */
export function CrosswordFile({ language }: { readonly language: 'en' | 'ja' }): ReactNode {
  const labels = words[language];
  const [opened, setOpened] = useState<Held>();
  const [problem, setProblem] = useState<Problem>();
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = openCrossword(file.name, new Uint8Array(await file.arrayBuffer()));
    if ('problem' in read) return setProblem({ text: read.problem });
    setProblem(undefined);
    setOpened({ ...read, session: gameOf(read) });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    if (event.type === 'drop') void open(event.dataTransfer.files[0]);
  };
  const save = (format: SaveFormat, lossy = false): void => {
    const { file, session, name } = opened!;
    const written = contentOf(withLetters(file, session), format, lossy);
    if (!('content' in written)) {
      const lost = written.lost.map(({ code }) => code).join(', ') || written.reason;
      return setProblem({ text: labels.lost(format, lost), ...(written.reason === 'cannot-carry' ? { format } : {}) });
    }
    setProblem(undefined);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([written.content as BlobPart]));
    link.download = `${name.replace(/\.[^.]*$/, '')}.${format}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 0);
  };
  return (
    <div className="controls" onDragOver={drop} onDrop={drop}>
      <label className="drop">
        {labels.open}
        <input type="file" onChange={({ target }) => void open(target.files?.[0])} />
      </label>
      {problem && (
        <p role="alert">
          {problem.text}{' '}
          {problem.format && (
            <button type="button" className="plain-button" onClick={() => save(problem.format!, true)}>
              {labels.anyway}
            </button>
          )}
        </p>
      )}
      {opened && (
        <>
          <h3>
            {opened.file.title ?? opened.name}
            {opened.file.author === undefined ? '' : ` · ${opened.file.author}`}
          </h3>
          {opened.session ? <Crossword session={opened.session} renderClue={markupOf(opened)} /> : <p>{labels.none}</p>}
          <section className="named" aria-label={labels.notes}>
            <h3>{labels.notes}</h3>
            {opened.notes.length === 0 ? (
              <p>{labels.nothing}</p>
            ) : (
              <ul>
                {opened.notes.map(({ code, message }) => (
                  <li key={`${code} ${message}`}>{message}</li>
                ))}
              </ul>
            )}
          </section>
          <p className="saves">
            {saveFormats.map((format) => (
              <button key={format} type="button" className="plain-button" onClick={() => save(format)}>
                {labels.save} .{format}
              </button>
            ))}
          </p>
        </>
      )}
    </div>
  );
}
