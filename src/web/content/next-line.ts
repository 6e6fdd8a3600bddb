/** Returns the index of the next line, wrapping around; a phone stays with the first. */
export function nextLine(current: number, lines: number, mobile: boolean): number {
  return mobile || lines === 0 ? 0 : (current + 1) % lines;
}
