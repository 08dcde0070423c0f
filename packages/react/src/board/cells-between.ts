/**
 * The cells of a straight line between two cells of a grid, both ends included and in order: each touches the next at a
 * side or a corner, and in one row or column always at a side. The way back has the same cells. Cells are numbered row
 * by row from 0. Costs one step a cell.
 */
export function cellsBetween(from: number, to: number, columns: number): number[] {
  const [column, row] = [from % columns, Math.floor(from / columns)];
  const [across, down] = [(to % columns) - column, Math.floor(to / columns) - row];
  const steps = Math.max(Math.abs(across), Math.abs(down));
  if (steps === 0) return [from];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const x = column + Math.round((step * across) / steps);
    const y = row + Math.round((step * down) / steps);
    return y * columns + x;
  });
}
