/** The clock and timer, in milliseconds. */
export type WaitingClock = { readonly now: () => number; readonly wait: (ms: number) => Promise<void> };

const realClock: WaitingClock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/**
 * Runs the work and returns after `step` ms, or the next multiple of it if the work takes longer, so that timing does
 * not reveal the result. Errors are delayed in the same way.
 */
export async function equalTime<Answer>(
  work: () => Promise<Answer>,
  step: number,
  { now, wait }: WaitingClock = realClock,
): Promise<Answer> {
  const started = now();
  try {
    return await work();
  } finally {
    const steps = Math.max(1, Math.ceil((now() - started) / step));
    const left = started + steps * step - now();
    if (left > 0) await wait(left);
  }
}
