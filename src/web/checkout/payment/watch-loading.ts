/** The poll interval, the time after which a missing part is reported, and the time after which polling stops. */
const LOADING_TIMES = { tickMs: 10_000, noticeMs: 60_000, endMs: 120_000 } as const;

/**
 * Checks every ten seconds whether a part of the payment has loaded, and reports once when it has not within a minute.
 */
export function watchLoading(isLoaded: () => boolean, onMissing: () => void): () => void {
  let waited = 0;
  const timer = setInterval(() => {
    waited += LOADING_TIMES.tickMs;
    if (isLoaded() || waited >= LOADING_TIMES.endMs) clearInterval(timer);
    else if (waited === LOADING_TIMES.noticeMs) onMissing();
  }, LOADING_TIMES.tickMs);
  return () => clearInterval(timer);
}
