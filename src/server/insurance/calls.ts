import { createInsuranceCountries } from './countries.ts';
import type { InsuranceDeps } from './deps.ts';
import { createQuoting } from './quoting.ts';

/** The calls about insurance. */
export function createInsuranceCalls(deps: InsuranceDeps) {
  return { ...createQuoting(deps), ...createInsuranceCountries(deps) };
}
