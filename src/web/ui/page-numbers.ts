/** Returns the page numbers to display: first, last, and those around the current one; null for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = new Set([1, last, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last));
  const pages: (number | null)[] = [];
  let before = 0;
  for (const page of [...wanted].sort((a, b) => a - b)) {
    // A gap of a single page is replaced by the page itself.
    if (page - before === 2) pages.push(page - 1);
    else if (page - before > 2) pages.push(null);
    pages.push(page);
    before = page;
  }
  return pages;
}
