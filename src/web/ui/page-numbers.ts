/** The page numbers to show: first, last, and those around the current one; null stands for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = new Set([1, last, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last));
  const shown: (number | null)[] = [];
  let before = 0;
  for (const page of [...wanted].sort((a, b) => a - b)) {
    // A gap of a single page is narrower than the page itself, so the page is shown.
    if (page - before === 2) shown.push(page - 1);
    else if (page - before > 2) shown.push(null);
    shown.push(page);
    before = page;
  }
  return shown;
}
