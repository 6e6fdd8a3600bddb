import { createInsuranceCountries } from './countries.ts';
import type { InsuranceDeps } from './deps.ts';
import { createQuoting } from './quoting.ts';

/** Creates the insurance endpoints. */
export function createInsuranceCalls(deps: InsuranceDeps) {
  return { ...createQuoting(deps), ...createInsuranceCountries(deps) };
}
