/** Whether the browser showed this page again from what it had kept, without asking the shop. */
function isFromMemory(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward' && visit.transferSize === 0;
}

/**
 * A page that Back brings as it was left is shown at once and then brought up to date: who is logged in, the currency and the
 * places that are left may have changed since. Without a connection it stays as it was.
 */
export function watchReturn(revalidate: () => unknown): void {
  const renew = (): void => {
    if (navigator.onLine) revalidate();
  };
  if (isFromMemory()) renew();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) renew();
  });
}
