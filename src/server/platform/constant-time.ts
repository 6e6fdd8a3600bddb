import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the work takes on a healthy machine. */
const minMs = 250;

/** Runs the work and returns no earlier than a fixed time, so that timing does not reveal whether an address exists. */
export async function atLeastFor<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), wait(minMs)]);
  return result;
}
