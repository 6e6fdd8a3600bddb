// Timings that are compared with others of the same run, so that a slow or busy machine makes no difference.

/** Returns the shortest of five durations of some work, in ms; other load on the machine only adds time. */
export function bestTime(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...times);
}

/** Returns how many times longer four times as much work takes: about 4 in linear time, 16 in quadratic time. */
export function growth(work: (size: number) => unknown, size: number): number {
  // Below half a millisecond the resolution of the clock dominates.
  const once = Math.max(
    bestTime(() => work(size)),
    0.5,
  );
  return bestTime(() => work(4 * size)) / once;
}
