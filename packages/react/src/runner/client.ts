import { createLane, type Lane } from './lane.ts';
import type { Runner, RunnerOptions, RunnerWay } from './types.ts';

/** A runner: a lane for each puzzle that has jobs. Nothing starts before the first job or `preload`. */
export function createRunner(options: RunnerOptions = {}): Runner {
  const lanes = new Map<string, Lane>();
  let isOver = false;
  let way: RunnerWay | undefined;

  function laneOf(puzzle: string): Lane {
    const known = lanes.get(puzzle);
    if (known) return known;
    const lane = createLane(puzzle, options, (opened) => {
      way = opened;
    });
    if (isOver) lane.dispose();
    else lanes.set(puzzle, lane);
    return lane;
  }

  return {
    run: (request, handlers) => laneOf(request.puzzle).run(request, handlers),
    preload: (puzzle) => laneOf(puzzle).preload(),
    get way() {
      return way;
    },
    dispose() {
      isOver = true;
      for (const lane of lanes.values()) lane.dispose();
      lanes.clear();
    },
  };
}
