/** A clock to wait by, in ms. */
export type WaitingClock = { readonly now: () => number; readonly wait: (ms: number) => Promise<void> };

const realClock: WaitingClock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/**
 * Does some work and answers after `step` ms, or after the next whole multiple of it when the work took longer: how long an
 * answer takes does not tell what was found. What fails takes its time like the rest.
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
