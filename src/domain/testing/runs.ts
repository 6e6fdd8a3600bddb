/**
 * How many cases an ordinary property tries on every commit, some 22 000 in total; PROPERTY_RUNS=2500 makes 110 000 for
 * a nightly run.
 */
const ORDINARY = 500;

/**
 * Returns the number of cases for a property that usually tries `usual`: all are scaled alike, so that slow properties
 * stay in proportion.
 */
export function runs(usual = ORDINARY): { numRuns: number } {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  const wished = Number(process?.env?.PROPERTY_RUNS) || ORDINARY;
  return { numRuns: Math.ceil((usual * wished) / ORDINARY) };
}
