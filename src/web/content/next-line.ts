/** The line after the one that is shown; behind the last comes the first, and a phone stays with the first. */
export function nextLine(shown: number, lines: number, mobile: boolean): number {
  return mobile || lines === 0 ? 0 : (shown + 1) % lines;
}
