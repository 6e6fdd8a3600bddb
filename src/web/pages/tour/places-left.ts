/** How full a departure is, as a person would say it. */
export type PlacesLeft = 'none' | 'last' | 'some' | 'many';

/** Up to so many places are named by their number, since that is when it matters. */
const named = 4;

/** How full a departure is; `last` is said with the number. */
export function placesLeft(left: number, capacity: number): PlacesLeft {
  if (left <= 0) return 'none';
  if (left <= named) return 'last';
  return left * 2 <= capacity ? 'some' : 'many';
}
