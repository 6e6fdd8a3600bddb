/** How often it is looked whether something has come, when that is told, and when nobody looks any more. */
const LOADING_TIMES = { tickMs: 10_000, tellMs: 60_000, endMs: 120_000 } as const;

/** Looks every ten seconds whether a part of the payment has come, and tells once when it has not come in a minute. */
export function watchLoading(isLoaded: () => boolean, onMissing: () => void): () => void {
  let waited = 0;
  const timer = setInterval(() => {
    waited += LOADING_TIMES.tickMs;
    if (isLoaded() || waited >= LOADING_TIMES.endMs) clearInterval(timer);
    else if (waited === LOADING_TIMES.tellMs) onMissing();
  }, LOADING_TIMES.tickMs);
  return () => clearInterval(timer);
}
