/** A, B, C … as printed puzzles name the cells of their answer. */
export function placeName(place: number): string {
  return place <= 26 ? String.fromCharCode(64 + place) : String(place);
}
