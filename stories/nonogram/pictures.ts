import { nonogramFromRows, type NonogramPuzzle } from '@kumiki/core/nonogram';

/** A picture of ours as a puzzle. */
function puzzle(rows: readonly string[], ends: 'clues' | 'grid' = 'clues'): NonogramPuzzle {
  const made = nonogramFromRows(rows, { ends });
  if (!made.ok) throw new Error(`${made.reason}: ${JSON.stringify(made.detail)}`);
  return made.value;
}

export const heartRows = ['.#.#.', '#####', '#####', '.###.', '..#..'];
export const heart: NonogramPuzzle = puzzle(heartRows);

/** A kettle on its hook, 15 × 15. */
const kettleRows = [
  '.......#.......',
  '......#.#......',
  '......#.#......',
  '.......#.......',
  '.....#####.....',
  '....#.....#....',
  '...#...#...#...',
  '...#.#####.#...',
  '.#..#######..##',
  '.##########.##.',
  '..#############',
  '..############.',
  '..###########..',
  '...#########...',
  '....##...##....',
];
export const kettle: NonogramPuzzle = puzzle(kettleRows);

/** Two pictures fit these clues: the corners can be exchanged. */
export const twoWays: NonogramPuzzle = puzzle(['#....', '....#', '#####', '.###.', '..#..']);
