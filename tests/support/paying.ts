// A shop with its bank, and the steps of a buyer: price, card, 3-D Secure, submission. No browser is needed.
import { randomUUID } from 'node:crypto';
import { audit } from '#server/booking/book/audit.ts';
import { settleAttempt } from '#server/booking/book/settle-attempt.ts';
import type { Insurer } from '#server/insurance/port.ts';
import type { PaymentProvider } from '#server/payments/port.ts';
import { createProviders } from '#server/payments/providers.ts';
import { startBookingShop } from '#tests/contract/book-now-shop.ts';
import { freePort } from './free-port.ts';
import { type Holdable, holdables, submissionFor } from './holding.ts';
import { openSandbox, type SandboxClient } from './sandbox.ts';
import type { TestShop } from './shop.ts';
import { type Told, Visitor } from './visitor.ts';

/** A card that is approved without a challenge, and one that requires a challenge. */
export const cards = {
  works: '4000000000002701',
  challenge: '4000000000002503',
  declined: '4000000000009102',
} as const;

/** Returns the shop settings for a bank. */
export const bankSettings = (bank: Pick<SandboxClient, 'url' | 'secret'>) => ({
  PAYMENTS: 'sandbox',
  SANDBOX_URL: bank.url,
  SANDBOX_SECRET: bank.secret,
});

/** Returns a booking submission for two adults in a double room, without the quote and the card. */
export const bookingFor = (tour: Holdable, email: string) => {
  const { passengers, ...rest } = submissionFor(tour, email);
  const [lead, ...others] = passengers;
  return {
    ...rest,
    paymentOption: 'book',
    chargeMethod: 'full',
    with_membership: false,
    passengers: [{ ...lead, 72: 'DE', 74: '10115' }, ...others],
    paymentMethod: 'cards',
    cardHolder: 'Ada Lovelace',
  };
};

/** Requests the price of a submission and returns the signed quote and the amount due now. */
export async function priceOf(visitor: Visitor, objectId: number, submission: Record<string, unknown>) {
  const { json, text } = await visitor.postJson(
    `/api/book-now/load_data/${objectId}`,
    { ...submission, only: 'price' },
    { accept: 'application/vnd.waymark.data+json' },
  );
  if (!json.data?.quote) throw new Error(`no price: ${text}`);
  const plan = json.data.plans.find(
    ({ chargeMethod }: { chargeMethod: string }) => chargeMethod === submission.chargeMethod,
  );
  return {
    signed_quote: json.data.quote.id as string,
    total: json.data.quote.total as number,
    due: plan.payments[0].amount as number,
  };
}

/** Returns a card that was entered in the bank's fields and authenticated. */
export async function cardFor(bank: SandboxClient, visitor: Visitor, amount: number, number: string, currency = 'EUR') {
  const opened = await visitor.postJson('/api/book-now/payment_session', { currency });
  if (opened.status !== 200) throw new Error(`no session: ${opened.text}`);
  const { session } = opened.json.config;
  const ref = await bank.typeCard(number, session);
  const { ref: authenticated = ref, status } = await bank.authenticate(ref, session, amount, currency);
  return { ref: authenticated as string, status: status as string };
}

/** Buys a tour as a new visitor with a card. */
export async function buy(
  bank: SandboxClient,
  visitor: Visitor,
  tour: Holdable,
  { number = cards.works, ...more }: { number?: string; [field: string]: unknown } = {},
): Promise<Told & { email: string; submission: Record<string, unknown> }> {
  const email = `${randomUUID()}@example.org`;
  const booking: Record<string, unknown> = { ...bookingFor(tour, email), submission_key: randomUUID(), ...more };
  const { signed_quote, due } = await priceOf(visitor, tour.objectId, booking);
  const { ref } = await cardFor(bank, visitor, due, number, booking.currency as string);
  const submission = { signed_quote, paymentBlob: ref, ...booking };
  const told = await visitor.postJson(`/api/book-now/book/${tour.objectId}`, submission);
  return { ...told, email, submission };
}

/** The timeout for the bank, the log, and the insurers. */
type PayShopOptions = {
  readonly timeoutMs?: number;
  readonly log?: { write(line: string): void };
  readonly insurer?: Insurer;
};

/** Starts a shop whose tours can be paid for; jobs run when a test triggers them. */
export async function startPayShop(
  environment: Record<string, string> = {},
  { timeoutMs = 10_000, log, insurer }: PayShopOptions = {},
) {
  const port = await freePort();
  const bank = await openSandbox({
    shopOrigins: [`http://localhost:${port}`],
    webhookUrl: `http://localhost:${port}/api/payments/notices`,
  });
  const provider: PaymentProvider = bank.provider({ timeoutMs });
  const shop: TestShop = await startBookingShop(
    {
      PORT: String(port),
      DEMO_TOURS: '80',
      TRUSTED_PROXIES: '1',
      ...bankSettings(bank),
      ...environment,
    },
    { provider, ...(log && { log }), ...(insurer && { insurer }) },
  );
  const tours = await holdables(shop);
  const waiting = await holdables(shop, Date.now(), 'onRequest');
  const deps = {
    database: shop.database,
    settings: shop.settings,
    queue: shop.queue,
    providers: createProviders(provider),
    log: { info() {}, warn() {}, error() {} } as never,
    sendMail: shop.sendMail,
  };
  return {
    ...shop,
    bank,
    provider,
    deps,
    visitor: () => new Visitor(shop.origin),
    tour(): Holdable {
      const tour = tours.pop();
      if (!tour) throw new Error('there are no more tours to buy');
      return tour;
    },
    /** Returns departures that need the operator's acceptance, each once. */
    onRequest: () => {
      const tour = waiting.pop();
      if (!tour) throw new Error('there are no more tours on request');
      return tour;
    },
    taken: async ({ placeId }: Pick<Holdable, 'placeId'>): Promise<number> =>
      (await shop.pool.query('select taken from place where id = $1', [placeId])).rows[0].taken,
    /** Runs the payment jobs for every attempt that is not settled. */
    async settleAll(): Promise<void> {
      const { rows } = await shop.pool.query(
        `select id from payment_attempt where state in ('open', 'authorised', 'cancelling') order by created_at`,
      );
      for (const { id } of rows) await settleAttempt(deps, id);
    },
    /** Moves every attempt back in time by a number of minutes, without waiting. */
    async later(minutes: number): Promise<void> {
      await shop.pool.query(
        `update payment_attempt set created_at = created_at - make_interval(mins => $1),
           state_since = state_since - make_interval(mins => $1)`,
        [minutes],
      );
    },
    /** Audits the shop against the bank. */
    audit: () => audit(shop.database, createProviders(provider)),
    async stop() {
      await shop.stop();
      await bank.stop();
    },
  };
}

export type PayShop = Awaited<ReturnType<typeof startPayShop>>;
