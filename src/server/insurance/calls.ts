import { createInsuranceCountries } from './countries.ts';
import type { InsuranceMeans } from './deps.ts';
import { createQuoting } from './quoting.ts';

/** The calls about insurance. */
export function createInsuranceCalls(means: InsuranceMeans) {
  return { ...createQuoting(means), ...createInsuranceCountries(means) };
}
