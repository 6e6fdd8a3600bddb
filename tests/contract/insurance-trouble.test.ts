import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createInsuranceCalls } from '#server/insurance/calls.ts';
import { embeddedBooks } from '#server/insurance/embedded-books.ts';
import { createEmbeddedInsurer, type InsurerFaults } from '#server/insurance/embedded-insurer.ts';
import { ratesFor } from '#server/insurance/exchange-rates.ts';
import type { Caller } from '#server/platform/caller.ts';
import { createLog } from '#server/platform/log.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { loadWebBundle, type WebBundle } from '#server/platform/web-bundle.ts';
import { assemble, type Shop } from '#server/start/assemble.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { known, stockContent } from './content-shop.ts';

let house: TestShop;
let bundle: WebBundle;
/** The same shop once more, with an insurer whose troubles this test switches on. */
let shop: Shop;
const trouble: InsurerFaults = {};
const logged: Record<string, unknown>[] = [];
const log = createLog('warn', { write: (line: string) => logged.push(JSON.parse(line)) });

beforeAll(async () => {
  house = await startShop({ IN_PROCESS_JOBS: '0' });
  await stockContent(house);
  bundle = await loadWebBundle();
  const insurer = createEmbeddedInsurer(
    (currency) => ratesFor(house.database, currency),
    embeddedBooks(house.database),
    trouble,
  );
  shop = await assemble(house.settings, house.databaseUrl, bundle, log, { insurer });
});
afterAll(async () => {
  await shop?.close();
  await house?.stop();
});
beforeEach(() => {
  trouble.fails = false;
  trouble.delayMs = 0;
  logged.length = 0;
});

const trip = {
  total_tickets_price: 2000,
  number_of_adults: 2,
  start: Math.floor(Date.now() / 1000) + 2_592_000,
  start_city_id: known.lisbon,
  length: 10,
  length_type: 'days',
} as const;

const calls: [string, string][] = [
  ['/api/insurance/quote', 'Insurance Quote'],
  ['/api/insurance/country/185/states', 'Insurance Country'],
  ['/api/insurance/country/185/states/18501', 'Insurance State'],
];

function ask(path: string): Promise<Response> {
  const url = new URL(path, house.origin);
  const headers = { host: url.host, 'content-type': 'application/json' };
  return Promise.resolve(shop.app.request(url, { method: 'POST', body: JSON.stringify(trip), headers }));
}

test.each(calls)('INSU-01 %s answers 503 while the insurer fails, logged under its label', async (path, label) => {
  expect((await ask(path)).status).toBe(200);
  trouble.fails = true;
  const answer = await ask(path);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(await answer.json()).toMatchObject({ status: 'error', message: expect.stringMatching(/\w+ \w+/) });
  expect(logged).toMatchObject([
    { level: 'warn', failure: label, msg: 'insurance not loaded', err: { message: 'the insurer does not answer' } },
  ]);
  trouble.fails = false;
  expect((await ask(path)).status).toBe(200);
});

test('INSU-01 a failed quote stores nothing', async () => {
  const count = async () => (await house.database.selectFrom('insurance_quote').select('id').execute()).length;
  const before = await count();
  trouble.fails = true;
  expect((await ask('/api/insurance/quote')).status).toBe(503);
  expect(await count()).toBe(before);
});

test('INSU-01 a slow insurer is waited for until a time-out', async () => {
  const insurer = createEmbeddedInsurer(
    (currency) => ratesFor(house.database, currency),
    embeddedBooks(house.database),
    trouble,
  );
  const impatient = createInsuranceCalls({
    database: house.database,
    webRenderer: bundle.webRenderer,
    log,
    insurer,
    timeoutMs: 200,
  });
  const caller = { language: 'en', currency: 'EUR', requestId: 'r1', dataOnly: true } as Caller;
  trouble.delayMs = 5;
  expect(await impatient.quoteInsurance(trip, caller)).toMatchObject({ success: true });
  expect(await impatient.loadInsuranceStates({ countryId: 185 }, caller)).toMatchObject({ insurance: true });
  expect(logged).toEqual([]);
  trouble.delayMs = 3_600_000;
  const late = await impatient.quoteInsurance(trip, caller);
  expect(late).toBeInstanceOf(Refusal);
  expect(late).toMatchObject({ status: 503, code: 'insurance-not-loaded' });
  expect(logged).toMatchObject([{ failure: 'Insurance Quote', requestId: 'r1' }]);
});

test('INSU-01 a trip is judged by the date of the request', async () => {
  const insurer = createEmbeddedInsurer(
    (currency) => ratesFor(house.database, currency),
    embeddedBooks(house.database),
  );
  const at = (now: number) =>
    createInsuranceCalls({ database: house.database, webRenderer: bundle.webRenderer, log, insurer, now: () => now });
  const caller = { language: 'en', currency: 'EUR', requestId: 'r2', dataOnly: true } as Caller;
  const start = trip.start * 1000;
  const aDay = 86_400_000;
  expect(await at(start + aDay).quoteInsurance(trip, caller)).toMatchObject({ success: true });
  expect(await at(start + 2 * aDay).quoteInsurance(trip, caller)).toMatchObject({ status: 422 });
  expect(await at(start - 4 * 365 * aDay).quoteInsurance(trip, caller)).toMatchObject({ status: 422 });
});
