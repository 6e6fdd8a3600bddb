import { insuranceCalls } from '#contract/list/insurance.ts';
import type { InsuranceChoice } from '#domain/insurance/choice.ts';
import type { InsuranceLocation } from '#domain/insurance/location.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database/database.ts';
import type { Refusal } from '../platform/refusal.ts';
import { askInsurer, type InsuranceDeps } from './deps.ts';
import type { Coverage } from './port.ts';

/** A residence as other forms submit it: numeric ids or codes. */
export type Home = { readonly country: string; readonly state: string; readonly zip: string };

/** Where the insured travellers live, with the insurer's notice on it. */
export type CheckedResidence = Pick<InsuranceChoice, 'location' | 'needsState' | 'needsZip' | 'notice'>;

type Deps = Pick<InsuranceDeps, 'database' | 'insurer' | 'log' | 'timeoutMs'>;

/** Finds the place that the submitted ids refer to; without a country id, it uses the first traveller's address. */
async function findPlace(database: Database, { countryId, stateId, zip }: InsuranceLocation, home: Home) {
  const fromHome = countryId === null;
  const country = await database
    .selectFrom('insurance_country')
    .select(['id', 'code'])
    .where((row) => (fromHome ? row('code', '=', home.country.toUpperCase()) : row('id', '=', countryId)))
    .executeTakeFirst();
  if (!country) return { country: null, state: null, hasStates: false, zip };
  const states = await database
    .selectFrom('insurance_state')
    .select(['id', 'code'])
    .where('country_id', '=', country.id)
    .execute();
  const isHome = ({ id, code }: { id: number; code: string }) =>
    fromHome ? code === home.state.toUpperCase() || String(id) === home.state : id === stateId;
  return {
    country,
    state: states.find(isHome) ?? null,
    hasStates: states.length > 0,
    zip: fromHome ? home.zip : zip,
  };
}

/** Checks with the insurer the residence that a booking submits. */
export async function checkResidence(
  deps: Deps,
  sent: InsuranceLocation,
  home: Home,
  { language, requestId }: Pick<Caller, 'language' | 'requestId'>,
): Promise<CheckedResidence | Refusal> {
  const { country, state, hasStates, zip } = await findPlace(deps.database, sent, home);
  const location = { countryId: country?.id ?? null, stateId: state?.id ?? null, zip: zip.trim() };
  if (!country) return { location, needsState: false, needsZip: false, notice: null };
  const { failure } = insuranceCalls.loadInsuranceState;
  const coverage: Coverage | Refusal = await askInsurer(deps, { failure, requestId }, (signal) =>
    deps.insurer.coverage({ country: country.code, state: state?.code ?? null }, signal),
  );
  if (!('covered' in coverage)) return coverage;
  return coverage.covered
    ? { location, needsState: hasStates, needsZip: coverage.zipRequired, notice: null }
    : { location, needsState: hasStates, needsZip: false, notice: coverage.message[language] };
}
