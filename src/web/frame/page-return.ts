/** Returns whether the browser restored this page from its cache, without a request. */
function isFromMemory(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward' && visit.transferSize === 0;
}

/**
 * Revalidates a page that Back restored from memory: the account, the currency and the places left may have changed.
 * Offline the page stays unchanged.
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
