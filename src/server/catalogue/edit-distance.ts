/**
 * Returns the Damerau-Levenshtein distance of two words (transposed neighbours count once), or `max + 1` as soon as it
 * is known to exceed `max`.
 */
export function editDistance(one: string, other: string, max: number): number {
  const tooFar = max + 1;
  if (Math.abs(one.length - other.length) > max) return tooFar;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = new Array<number>(other.length + 1).fill(tooFar);
    if (row <= max) current[0] = row;
    let min = current[0] as number;
    const last = Math.min(other.length, row + max);
    for (let column = Math.max(1, row - max); column <= last; column++) {
      const same = one.charCodeAt(row - 1) === other.charCodeAt(column - 1);
      let cost = Math.min(
        (previous[column - 1] as number) + (same ? 0 : 1),
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1);
      if (swapped) cost = Math.min(cost, (before[column - 2] as number) + 1);
      current[column] = cost;
      if (cost < min) min = cost;
    }
    if (min > max) return tooFar;
    before = previous;
    previous = current;
  }
  return Math.min(previous[other.length] as number, tooFar);
}
