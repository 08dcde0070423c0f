import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';

/** What the live region of a board says. */
export interface Heard {
  /** What was said since it was last asked, in order. */
  readonly take: () => string[];
  readonly end: () => void;
}

export function listen(root: Element): Heard {
  const said: string[] = [];
  const region = root.querySelector('.kumiki-announcer')!;
  const hear = (records: MutationRecord[]): void => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) said.push(node.textContent ?? '');
  };
  const observer = new MutationObserver(hear);
  observer.observe(region, { childList: true, subtree: true, characterData: true });
  return {
    take() {
      hear(observer.takeRecords());
      return said.splice(0);
    },
    end: () => observer.disconnect(),
  };
}

/** A line of a transcript. The time of a game is another each time. */
export function lineOf(name: string, said: readonly string[]): string {
  return `${name}: ${said.map((words) => words.replaceAll(/\d+:\d\d/gu, '0:00')).join(' | ') || '—'}`;
}

/** What is wrong with words, wherever they are heard. */
export function wordFaults(words: string, language: string): string[] {
  if (/undefined|\bnull\b|NaN|\[object|\b[a-z]+-[0-9]/u.test(words)) return [`somebody hears ${JSON.stringify(words)}`];
  const isForeign =
    language.startsWith('ja') && words.trim() !== '' && !/[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/u.test(words);
  return isForeign ? [`somebody who reads Japanese hears ${JSON.stringify(words)}`] : [];
}

/** How long the words for a lost game wait, so that a quick verdict is not preceded by its checking. */
const VERDICT_MS = 250;
const PATIENCE_MS = 5000;

/** Waits until a board has had its say: its verdict, where it tells one, and a hint, where one was asked for. */
export async function settled(root: HTMLElement, isSaid: () => boolean = () => true): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  const live = root.querySelector<HTMLElement>('.kumiki-live');
  await nextFrame();
  if (live) await new Promise((done) => setTimeout(done, VERDICT_MS));
  while (performance.now() < until) {
    if (isSaid() && root.dataset['busy'] === undefined && live?.dataset['live'] !== 'checking') break;
    // oxlint-disable-next-line no-await-in-loop -- it waits
    await nextFrame();
  }
  await nextFrame();
}
