import { insuranceCalls, lengthInDays, quoteLimits } from '#contract/list/insurance.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { toMinor } from '#domain/money/decimal.ts';
import type { Money } from '#domain/money/money.ts';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/refusal.ts';
import { readCountries } from './countries.ts';
import { askInsurer, type InsuranceDeps } from './deps.ts';
import { ratesFor } from './exchange-rates.ts';
import type { Policy } from './port.ts';
import { storeQuote } from './quote-store.ts';

const wrong = (path: string) => new Refusal(422, 'invalid', { problems: [{ path, code: 'invalid' }] });

/** Returns why these days cannot be insured, or null. Yesterday is allowed because of time zones. */
function wrongDays(startDay: Day, lengthDays: number, today: Day): Refusal | null {
  if (startDay < addDays(today, -1) || startDay > addDays(today, quoteLimits.yearsAhead * 365)) return wrong('start');
  return lengthDays > quoteLimits.lengthDays ? wrong('length') : null;
}

const policyIn = (language: Language, { id, name, summary, covers, price }: Policy) => ({
  id,
  name: name[language],
  summary: summary[language],
  covers: covers.map((words) => words[language]),
  price,
});

const formatted = ({ amount, currency }: Money, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100);

/** Creates the endpoints that quote insurance for a trip. */
export function createQuoting(deps: InsuranceDeps) {
  const { database, webRenderer, insurer, now = Date.now } = deps;
  return {
    async quoteInsurance(request: ParsedOf<'quoteInsurance'>, { language, requestId, dataOnly, ...caller }: Caller) {
      const moment = now();
      const startDay = dayAt(request.start * 1000, 'UTC');
      const lengthDays = lengthInDays(request.length, request.length_type);
      const refused = wrongDays(startDay, lengthDays, dayAt(moment, 'UTC'));
      if (refused) return refused;
      const city = await database
        .selectFrom('location')
        .select('country_code')
        .where('id', '=', request.start_city_id)
        .executeTakeFirst();
      if (!city) return new Refusal(404, 'not-found');

      const { currency } = await ratesFor(database, request.currency ?? caller.currency);
      const price: Money = { amount: Math.max(1, toMinor(request.total_tickets_price)), currency };
      const adults = request.number_of_adults;
      const trip = { travellers: { adult: adults }, startDay, lengthDays, price, destination: city.country_code };
      const { failure } = insuranceCalls.quoteInsurance;
      const policies = await askInsurer(deps, { failure, requestId }, (signal) => insurer.quote(trip, signal));
      if (policies instanceof Refusal) {
        const { retryAfterSeconds } = policies;
        return new Refusal(503, policies.code, { retryAfterSeconds, more: { success: false } });
      }
      const [first] = policies;
      // The insurer answered, but does not cover this destination.
      if (!first) {
        const message = await webRenderer.words(language, 'insurance-nothing');
        return { success: false as const, message, received_quotes: [] };
      }

      const startCityId = request.start_city_id;
      const stored = await storeQuote(database, { price, adults, startDay, lengthDays, startCityId, policies }, moment);
      const offered = policies.map((policy) => policyIn(language, policy));
      const offer = { quoteId: stored.id, insurer: insurer.name, policies: offered };
      return {
        success: true as const,
        html: dataOnly
          ? undefined
          : await webRenderer.fragment(language, 'insurance', {
              ...offer,
              countries: await readCountries(database, language),
            }),
        quote_id: stored.id,
        total_price: first.price.amount / 100,
        received_quotes: offered.map(({ id, name, price: premium }) => ({
          quote_id: stored.id,
          policy: { policy_name: name, policy_type: id },
          price_formatted: formatted(premium, language),
          total_price: premium.amount / 100,
        })),
        insurer: insurer.name,
        policies: offered,
        expiresAt: stored.expiresAt.toISOString(),
      };
    },
  };
}
