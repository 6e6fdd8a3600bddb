import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the work behind such a call takes on a healthy machine. */
const leastMs = 250;

/** Does the work and answers no sooner than a fixed time, so that how long it took tells nothing about an address. */
export async function atLeastFor<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), wait(leastMs)]);
  return result;
}
