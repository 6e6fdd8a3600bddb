// Times that are compared with others of the same run, so that a slow or busy machine changes nothing.

/** The shortest of five times that some work takes, in ms: what else the machine does meanwhile only adds to it. */
export function bestTime(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...times);
}

/** How many times longer something takes for four times as much: about 4 where its time is linear, 16 where it is quadratic. */
export function growth(work: (size: number) => unknown, size: number): number {
  // Below half a millisecond it is the clock that is measured.
  const once = Math.max(
    bestTime(() => work(size)),
    0.5,
  );
  return bestTime(() => work(4 * size)) / once;
}
