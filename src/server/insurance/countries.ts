import { insuranceCalls } from '#contract/list/insurance.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import { regionLabel } from '#domain/insurance/location.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { askInsurer, type InsuranceDeps } from './deps.ts';
import type { Coverage } from './port.ts';

/** Returns every country with its id, named and sorted in a language. */
export async function readCountries(database: Database, language: Language) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const collator = new Intl.Collator(language);
  const rows = await database.selectFrom('insurance_country').select(['id', 'code']).execute();
  return rows
    .map(({ id, code }) => ({ id, code, name: names.of(code) ?? code }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

const coverageIn = (coverage: Coverage, language: Language) => ({
  insurance: coverage.covered,
  message: coverage.covered ? '' : coverage.message[language],
});

/** Creates the endpoints that report whether residents of a country or state can be insured. */
export function createInsuranceCountries(deps: InsuranceDeps) {
  const { database, insurer } = deps;
  return {
    listInsuranceCountries: async (_: object, { language }: Caller) => ({
      countries: await readCountries(database, language),
    }),

    async loadInsuranceStates({ countryId }: ParsedOf<'loadInsuranceStates'>, { language, requestId }: Caller) {
      const country = await database
        .selectFrom('insurance_country')
        .select('code')
        .where('id', '=', countryId)
        .executeTakeFirst();
      if (!country) return new Refusal(404, 'not-found');
      const { failure } = insuranceCalls.loadInsuranceStates;
      const coverage = await askInsurer(deps, { failure, requestId }, (signal) =>
        insurer.coverage({ country: country.code, state: null }, signal),
      );
      if (coverage instanceof Refusal) return coverage;
      const states = coverage.covered
        ? await database
            .selectFrom('insurance_state')
            .select(['id', 'name'])
            .where('country_id', '=', countryId)
            .orderBy('id')
            .execute()
        : [];
      const isZipCodeRequired = coverage.covered && coverage.zipRequired;
      return {
        ...coverageIn(coverage, language),
        data: { states, isZipCodeRequired, regionLabel: regionLabel(countryId) },
      };
    },

    async loadInsuranceState({ countryId, stateId }: ParsedOf<'loadInsuranceState'>, { language, requestId }: Caller) {
      const state = await database
        .selectFrom('insurance_state')
        .innerJoin('insurance_country', 'insurance_country.id', 'insurance_state.country_id')
        .select(['insurance_state.code', 'insurance_country.code as country'])
        .where('insurance_state.id', '=', stateId)
        .where('country_id', '=', countryId)
        .executeTakeFirst();
      if (!state) return new Refusal(404, 'not-found');
      const { failure } = insuranceCalls.loadInsuranceState;
      const coverage = await askInsurer(deps, { failure, requestId }, (signal) =>
        insurer.coverage({ country: state.country, state: state.code }, signal),
      );
      return coverage instanceof Refusal ? coverage : coverageIn(coverage, language);
    },
  };
}
