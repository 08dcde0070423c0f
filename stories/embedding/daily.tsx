import { solveNonogram } from '@kumiki/core/nonogram';
import type { Session } from '@kumiki/core';
import type { NonogramTypes } from '@kumiki/core/nonogram/rules';
import { dailySeed, type GameStorage } from '@kumiki/react';
import { Nonogram } from '@kumiki/react/nonogram';
import { useState, type ReactNode } from 'react';

const words = {
  en: { day: 'Board of', earlier: 'The day before', later: 'The day after', next: 'Play the board of the day before' },
  ja: { day: '今日の一問', earlier: '前の日', later: '次の日', next: '前の日の盤面で遊ぶ' },
};

export interface DailyProps {
  /** The newest day that has a board. */
  readonly today: Date;
  readonly storage: GameStorage;
  readonly language: 'en' | 'ja';
  readonly onReady?: (session: Session<NonogramTypes>) => void;
}

/** A column of a newspaper: a board a day, each kept, and the next one offered when one is solved. */
export function Daily({ today, storage, language, onReady }: DailyProps): ReactNode {
  const [back, setBack] = useState(0);
  const [solved, setSolved] = useState(false);
  const day = new Date(today.getTime() - back * 86_400_000);
  const seed = dailySeed(day, 'Asia/Tokyo');
  const say = words[language];
  const go = (days: number): void => {
    setSolved(false);
    setBack(days);
  };
  return (
    <article className="daily">
      <header className="daily-head">
        <h2>
          {say.day} <time dateTime={seed}>{new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(day)}</time>
        </h2>
        <nav className="daily-days">
          <button type="button" onClick={() => go(back + 1)}>
            {say.earlier}
          </button>
          <button type="button" disabled={back === 0} onClick={() => go(back - 1)}>
            {say.later}
          </button>
        </nav>
      </header>
      <Nonogram
        width={5}
        height={5}
        seed={seed}
        timer
        storageKey="daily"
        storage={storage}
        onSolve={() => setSolved(true)}
        {...(onReady ? { onReady } : {})}
      />
      {solved && (
        <button type="button" className="daily-next" onClick={() => go(back + 1)}>
          {say.next}
        </button>
      )}
    </article>
  );
}

/** The cells of a board's one solution. */
export function solutionOf(session: Session<NonogramTypes>): readonly number[] {
  const solved = solveNonogram(session.getSnapshot().puzzle);
  if (!solved.ok) throw new Error(solved.reason);
  return [...solved.value.solutions[0]!.entries()].flatMap(([cell, value]) => (value === 1 ? [cell] : []));
}
