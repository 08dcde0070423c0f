import { createSession, type Session } from '@kumiki/core';
import {
  nonogram,
  nonogramFromRows,
  solveNonogram,
  type NonogramPuzzle,
  type NonogramTypes,
} from '@kumiki/core/nonogram';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { digestSolution, Nonogram, verifyByDigest, type NonogramProps, type VerifySolution } from './index.ts';

/** Two pictures fit these clues: one diagonal or the other. */
const twin: NonogramPuzzle = (() => {
  const made = nonogramFromRows(['#.', '.#'], { ends: 'host' });
  if (!made.ok) throw new Error(made.reason);
  return made.value;
})();
const wanted = [0, 3];
const other = [1, 2];

/** A judge whose answers the test gives. */
function judge() {
  const answers: ((answer: boolean | Error) => void)[] = [];
  const verify = vi.fn<VerifySolution>(
    () =>
      new Promise((resolve, reject) => {
        answers.push((answer) => (typeof answer === 'boolean' ? resolve(answer) : reject(answer)));
      }),
  );
  return {
    verify,
    answer: (with_: boolean | Error, nth = answers.length - 1) => act(async () => answers[nth]!(with_)),
  };
}

function show(props: NonogramProps = {}) {
  const onReady = vi.fn<(session: Session<NonogramTypes>) => void>();
  const onSolve = vi.fn();
  const onError = vi.fn();
  const element = (more: NonogramProps) => (
    <StrictMode>
      <Nonogram
        {...(props.session || 'width' in props ? {} : { puzzle: twin })}
        onReady={onReady}
        onSolve={onSolve}
        onError={onError}
        {...props}
        {...more}
      />
    </StrictMode>
  );
  const { container, rerender, unmount } = render(element({}));
  const session = (): Session<NonogramTypes> => onReady.mock.lastCall![0];
  return {
    onSolve,
    onError,
    unmount,
    session,
    change: (more: NonogramProps) => rerender(element(more)),
    /** As a player does, by keyboard: key and cells. */
    press: (key: string, ...cells: number[]) => {
      for (const cell of cells) {
        const at = container.querySelector<HTMLElement>(`[data-cell="${cell}"]`)!;
        act(() => at.focus());
        fireEvent.keyDown(at, { key });
      }
    },
    step: () => session().getSnapshot().step,
    solved: () => container.querySelector('[data-status="solved"]') !== null,
    status: () => container.querySelector('.kumiki-status-words')!.textContent,
    said: () => container.querySelector('.kumiki-announcer')!.textContent,
  };
}
const asking = 'Checking your picture…';
const refused = 'All clues fit, but this is not the picture that is looked for.';
const failed = 'Your picture could not be checked. It is kept.';

describe('the page’s judge', () => {
  test('is asked once, when all clues fit, about the filled cells', async () => {
    const { verify } = judge();
    const { press, status } = show({ verifySolution: verify });
    press('1', 0);
    press('2', 1);
    expect(verify).not.toHaveBeenCalled();
    press('1', 3);
    await waitFor(() => expect(verify).toHaveBeenCalledOnce());
    expect(verify).toHaveBeenCalledWith(Uint8Array.of(1, 0, 0, 1), { width: 2, height: 2 });
    expect(status()).toBe(asking);
    // A cross on a blank cell is no other picture.
    press('2', 2);
    await act(async () => {});
    expect(verify).toHaveBeenCalledOnce();
  });

  test('agrees: solved, once, and one undo takes the last stroke and the agreement back', async () => {
    const { verify, answer } = judge();
    const { press, solved, step, onSolve, said, session } = show({ verifySolution: verify });
    press('1', ...wanted);
    await waitFor(() => expect(verify).toHaveBeenCalled());
    expect(solved()).toBe(false);
    await answer(true);
    expect(solved()).toBe(true);
    expect(onSolve).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ steps: 2 }));
    expect(step()).toBe(2);
    await waitFor(() => expect(said()).toMatch(/^Solved/));
    act(() => void session().undo());
    expect(solved()).toBe(false);
    expect([...session().getSnapshot().state.marks]).toEqual([1, 0, 0, 0]);
    act(() => void session().redo());
    expect(solved()).toBe(true);
    await act(async () => {});
    expect(verify).toHaveBeenCalledOnce();
  });

  test('may answer at once, and without a promise', async () => {
    const { press, solved } = show({ verifySolution: () => true });
    press('1', ...wanted);
    await waitFor(() => expect(solved()).toBe(true));
  });

  test('refuses: it is said, the marks stay, and another picture is asked about', async () => {
    const { verify, answer } = judge();
    const { press, solved, status, said, session, onError } = show({ verifySolution: verify });
    press('1', ...other);
    await waitFor(() => expect(verify).toHaveBeenCalled());
    await answer(false);
    expect(status()).toBe(refused);
    await waitFor(() => expect(said()).toBe(refused));
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    expect([...session().getSnapshot().state.marks]).toEqual([0, 1, 1, 0]);
    press('0', 1);
    expect(status()).not.toBe(refused);
    press('0', 2);
    press('1', ...wanted);
    await waitFor(() => expect(verify).toHaveBeenCalledTimes(2));
    expect(verify.mock.lastCall![0]).toEqual(Uint8Array.of(1, 0, 0, 1));
    await answer(true);
    expect(solved()).toBe(true);
    expect(onError).not.toHaveBeenCalled();
  });

  test('is asked no second time about a picture it has refused', async () => {
    const { verify, answer } = judge();
    const { press, status } = show({ verifySolution: verify });
    press('1', ...other);
    await waitFor(() => expect(verify).toHaveBeenCalledOnce());
    await answer(false);
    press('0', 1);
    press('1', 1);
    await act(async () => {});
    expect(status()).toBe(refused);
    expect(verify).toHaveBeenCalledOnce();
  });

  test.each([
    ['rejects', async () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('offline');
      },
    ],
  ] as const)('%s: it is said with a button that asks again, and told', async (_how, broken) => {
    const verify = vi.fn<VerifySolution>(broken);
    const { press, solved, status, said, onError } = show({ verifySolution: verify });
    press('1', ...wanted);
    await waitFor(() => expect(status()).toBe(failed));
    await waitFor(() => expect(said()).toBe(failed));
    expect(onError).toHaveBeenCalledExactlyOnceWith('verify-failed', expect.objectContaining({ message: 'offline' }));
    verify.mockImplementation(async () => true);
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(status()).toBe(asking);
    await waitFor(() => expect(solved()).toBe(true));
    expect(verify).toHaveBeenCalledTimes(2);
  });

  test.each([true, false, new Error('late')])(
    'a late answer about another picture changes nothing (%s)',
    async (late) => {
      const { verify, answer } = judge();
      const { press, solved, status, onError, session } = show({ verifySolution: verify });
      press('1', ...other);
      await waitFor(() => expect(verify).toHaveBeenCalledOnce());
      press('0', ...other);
      press('1', ...wanted);
      await waitFor(() => expect(verify).toHaveBeenCalledTimes(2));
      await answer(late, 0);
      expect([solved(), status()]).toEqual([false, asking]);
      await answer(false, 1);
      expect(status()).toBe(refused);
      expect(session().getSnapshot().state.accepted).toBe(false);
      expect(onError).not.toHaveBeenCalled();
    },
  );

  test('a late answer after the board is gone, or another is there, changes nothing', async () => {
    const { verify, answer } = judge();
    const first = createSession(nonogram, twin);
    const { press, change, unmount, onError } = show({ session: first, verifySolution: verify });
    press('1', ...wanted);
    await waitFor(() => expect(verify).toHaveBeenCalledOnce());
    const second = createSession(nonogram, twin);
    change({ session: second });
    await answer(true, 0);
    expect([first, second].map((each) => each.getSnapshot().status)).toEqual(['playing', 'playing']);
    press('1', ...wanted);
    await waitFor(() => expect(verify).toHaveBeenCalledTimes(2));
    unmount();
    await answer(true, 1);
    expect(second.getSnapshot().status).toBe('playing');
    expect(onError).not.toHaveBeenCalled();
  });

  test('that is missing is a failure with a reason, not a board that nobody can win silently', async () => {
    const { press, status, onError, change, solved } = show();
    press('1', ...wanted);
    await waitFor(() => expect(status()).toBe(failed));
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      'verify-failed',
      expect.objectContaining({
        code: 'no-judge',
        message: expect.stringMatching(/nobody to ask\. Pass verifySolution/) as string,
      }),
    );
    change({ verifySolution: () => true });
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(solved()).toBe(true));
  });

  test('judges a given puzzle too, though its clues would end it', async () => {
    const { verify, answer } = judge();
    const { press, solved } = show({ puzzle: { ...twin, ends: 'clues' }, verifySolution: verify });
    press('1', ...wanted);
    await waitFor(() => expect(verify).toHaveBeenCalledOnce());
    expect(solved()).toBe(false);
    await answer(true);
    expect(solved()).toBe(true);
  });

  test('judges a board that is made here, which does not bring its solution along', async () => {
    const { verify, answer } = judge();
    const { session, solved, status } = show({ width: 4, height: 5, seed: 'judged', verifySolution: verify });
    await waitFor(() => expect(session().getSnapshot().puzzle.rows).toHaveLength(5));
    const { puzzle } = session().getSnapshot();
    expect(puzzle).toMatchObject({ ends: 'host', claim: 'unique' });
    expect(puzzle).not.toHaveProperty('solution');
    const found = solveNonogram(puzzle);
    if (!found.ok) throw new Error(found.reason);
    const [cells] = found.value.solutions;
    const filled = [...cells!.keys()].filter((cell) => cells![cell] === 1);
    act(() => void session().dispatch({ type: 'mark', cells: filled, mark: 1 }));
    await waitFor(() => expect(verify).toHaveBeenCalledExactlyOnceWith(cells, { width: 4, height: 5 }));
    expect([solved(), status()]).toEqual([false, asking]);
    await answer(true);
    expect(solved()).toBe(true);
  });

  test('without one, the clues end such a puzzle at once', () => {
    const { press, solved } = show({ puzzle: { ...twin, ends: 'clues' } });
    press('1', ...wanted);
    expect(solved()).toBe(true);
  });

  test('a listener that cancels the agreement leaves a board that can be checked again', async () => {
    let cancels = true;
    const { press, status, solved } = show({
      verifySolution: () => true,
      onMove: (move, details) => void (cancels && move.type === 'accept' && details.cancel()),
    });
    press('1', ...wanted);
    await waitFor(() => expect(status()).toBe(failed));
    cancels = false;
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(solved()).toBe(true));
  });

  test('an undo of a board whose last mark was no stroke of the player is not agreed to again', async () => {
    const verify = vi.fn(() => true);
    const { session, solved, step, status } = show({ verifySolution: verify });
    act(() => void session().dispatch({ type: 'mark', cells: wanted, mark: 1 }));
    await waitFor(() => expect(solved()).toBe(true));
    while (session().getSnapshot().canUndo) {
      const before = step();
      act(() => void session().undo());
      // oxlint-disable-next-line no-await-in-loop -- time for an answer
      await act(async () => {});
      expect(step()).toBe(before - 1);
      // It is right, and not said to be wrong.
      if (before === 2) expect(status()).toBe('Every line fits.');
    }
    expect([...session().getSnapshot().state.marks]).toEqual([0, 0, 0, 0]);
    while (session().getSnapshot().canRedo) act(() => void session().redo());
    expect(solved()).toBe(true);
    expect(verify).toHaveBeenCalledOnce();
  });

  test('who takes the last stroke back and paints it again wins again', async () => {
    const verify = vi.fn(() => true);
    const { press, session, solved } = show({ verifySolution: verify });
    press('1', ...wanted);
    await waitFor(() => expect(solved()).toBe(true));
    act(() => void session().undo());
    press('1', 3);
    await waitFor(() => expect(solved()).toBe(true));
    expect(verify).toHaveBeenCalledOnce();
  });

  test('what was said of a picture is not said of the same one on another board', async () => {
    const verify = vi.fn(() => false);
    const { press, status, session } = show({ verifySolution: verify });
    press('1', ...wanted);
    await waitFor(() => expect(status()).toBe(refused));
    act(() => void session().dispatch({ type: 'deal', puzzle: { ...twin, claim: 'solvable' } }));
    press('1', ...wanted);
    await waitFor(() => expect(verify).toHaveBeenCalledTimes(2));
  });
});

describe('a digest as the judge', () => {
  test('accepts the picture and refuses the other one', async () => {
    const size = { width: 2, height: 2 };
    const sha256 = await digestSolution([1, 0, 0, 1], size, 'salt');
    const { press, solved, status } = show({ verifySolution: verifyByDigest({ salt: 'salt', sha256 }) });
    press('1', ...other);
    await waitFor(() => expect(status()).toBe(refused));
    press('0', ...other);
    press('1', ...wanted);
    await waitFor(() => expect(solved()).toBe(true));
  });
});
