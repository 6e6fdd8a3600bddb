import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { CURRENCIES } from '#domain/money/currency.ts';
import { LOCAL_METHODS, type PaymentMethod } from '#domain/payment/method.ts';
import { CARD_BRANDS } from '#domain/payment/stored-card.ts';
import type {
  Authorisation,
  ClientSession,
  Instrument,
  KeptCard,
  Movement,
  Notice,
  PaymentProvider,
  RedirectOptions,
  Search,
  Transaction,
} from './port.ts';

/** Where the sandbox bank is, and the secret that it shares with the shop. */
export type SandboxOptions = {
  /** Where the server finds it. */
  readonly apiUrl: string;
  /** Where browsers find it: another origin than the shop's, so that the shop's pages cannot read what is typed there. */
  readonly browserOrigin: string;
  readonly secret: string;
  readonly timeoutMs?: number;
  readonly now?: () => number;
};

/** Longer than the bank ever takes, shorter than a traveller waits. */
const defaultTimeoutMs = 10_000;
/** A notice that was signed longer ago is somebody's copy. */
const noticeMaxAgeMs = 5 * 60_000;

const everywhere: readonly PaymentMethod[] = [
  'card',
  'storedCard',
  'companyCard',
  'applePay',
  'googlePay',
  'paypal',
  'paypalCredit',
];

const currency = z.enum(CURRENCIES);
const card = {
  brand: z.enum(CARD_BRANDS),
  lastFour: z.string(),
  expiryMonth: z.number(),
  expiryYear: z.number(),
};
const decline = z.object({ class: z.enum(['soft', 'hard', 'authentication', 'fraud']), code: z.string() });
const payer = z.enum(['card', 'applePay', 'googlePay', 'paypal', 'paypalCredit']);
/** A card is shown to its owner again; what a wallet or an account has left can only be charged. */
const kept = z.discriminatedUnion('method', [
  z.object({ method: z.literal('card'), ref: z.string(), ...card }),
  z.object({ method: payer.exclude(['card']), ref: z.string() }),
]);
const keptCardOf = (one: z.infer<typeof kept> | null): KeptCard | null => {
  if (one?.method !== 'card') return null;
  const { method: _, ...shown } = one;
  return shown;
};
const transaction = z
  .object({
    ref: z.string(),
    attemptRef: z.string(),
    state: z.enum(['authorised', 'captured', 'voided', 'declined']),
    amount: z.number(),
    currency,
    captured: z.number(),
    refunded: z.number(),
    decline: decline.nullable(),
    at: z.number(),
    kept: kept.nullable().optional(),
  })
  .transform(
    ({ amount, currency, kept: one = null, ...rest }): Transaction => ({
      ...rest,
      authorised: { amount, currency },
      keptCard: keptCardOf(one),
    }),
  );
const transactions = z.array(transaction);
const approval = z
  .object({ outcome: z.literal('approved'), transaction, kept: kept.nullable() })
  .transform(({ kept, ...rest }) => ({
    ...rest,
    keptRef: kept?.ref ?? null,
    keptCard: keptCardOf(kept),
  }));
const authorisation: z.ZodType<Authorisation> = z.discriminatedUnion('outcome', [
  approval,
  decline.extend({ outcome: z.literal('declined') }),
]);
const movement: z.ZodType<Movement> = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), transaction }),
  z.object({ outcome: z.literal('refused'), code: z.string(), transaction: transaction.nullable() }),
]);
const instrument = z
  .object({
    method: payer,
    kept: z.boolean(),
    brand: card.brand.nullable(),
    lastFour: card.lastFour.nullable(),
    expiryMonth: card.expiryMonth.nullable(),
    expiryYear: card.expiryYear.nullable(),
    consumed: z.boolean(),
    amount: z.number().nullable(),
    currency: currency.nullable(),
    authentication: z.object({ status: z.string(), liabilityShifted: z.boolean() }).nullable(),
  })
  .transform(
    ({ kept, method, amount, currency, ...rest }): Instrument => ({
      ...rest,
      method: kept ? 'storedCard' : method,
      amount: amount === null || currency === null ? null : { amount, currency },
    }),
  );
const notice = z.object({ id: z.string(), kind: z.string(), attemptRef: z.string() });
const redirectOptions: z.ZodType<RedirectOptions> = z.object({
  idealBanks: z.array(z.object({ id: z.string(), name: z.string() })),
  sofortCountries: z.array(z.string()),
});
const refused = z.object({ code: z.string() });

/** What the bank said, or that nothing which can be trusted came back. */
type Reply =
  | { readonly ok: true; readonly status: number; readonly body: unknown }
  | { readonly ok: false; readonly cause: string };

const unknown = (cause: string) => ({ outcome: 'unknown', cause }) as const;

/** Gives the bank the cards that demo data says it has kept; false when it cannot be asked. A second time changes nothing. */
export async function importKeptCards(
  { apiUrl, secret, timeoutMs = defaultTimeoutMs }: SandboxOptions,
  cards: readonly KeptCard[],
): Promise<boolean> {
  const response = await fetch(new URL('/api/kept-cards', apiUrl), {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ cards }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  return response?.ok ?? false;
}

/** The sandbox bank as a payment provider. Its own words stay in this file. */
export function createSandboxProvider({
  apiUrl,
  browserOrigin,
  secret,
  timeoutMs = defaultTimeoutMs,
  now = Date.now,
}: SandboxOptions): PaymentProvider {
  /** The bank does not change its lists while it runs. */
  let options: RedirectOptions | null = null;

  /** Asks the bank. Only what it answers in full, and says of its own accord, counts as an answer. */
  const ask = async (method: string, path: string, body?: unknown): Promise<Reply> => {
    try {
      const response = await fetch(new URL(path, apiUrl), {
        method,
        headers: {
          Authorization: `Bearer ${secret}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      const text = await response.text();
      const { status } = response;
      if (![200, 400, 404, 422].includes(status)) return { ok: false, cause: `status ${status}` };
      return { ok: true, status, body: JSON.parse(text) };
    } catch (error) {
      const { name, message, cause } = error as Error & { cause?: { code?: string } };
      return { ok: false, cause: name === 'TimeoutError' ? 'timeout' : (cause?.code ?? message) };
    }
  };

  /** Reads an answer by its schema; one that looks different is as good as none. */
  const read = <Found>(reply: Reply, schema: z.ZodType<Found>): Search<Found> => {
    if (!reply.ok) return unknown(reply.cause);
    if (reply.status !== 200) return unknown(`status ${reply.status}`);
    const parsed = schema.safeParse(reply.body);
    return parsed.success ? { outcome: 'found', found: parsed.data } : unknown('unreadable answer');
  };

  /** The same where the bank may not know what it is asked about. */
  const readOrNull = <Found>(reply: Reply, schema: z.ZodType<Found>): Search<Found | null> =>
    reply.ok && reply.status === 404 ? { outcome: 'found', found: null } : read(reply, schema);

  /** Why the bank did not even try: it says so, and nothing has happened. */
  const refusalOf = (reply: Reply): string | null =>
    reply.ok && (reply.status === 422 || reply.status === 400)
      ? (refused.safeParse(reply.body).data?.code ?? null)
      : null;

  const move = async (kind: string, ref: string, body: unknown): Promise<Movement> => {
    const reply = await ask('POST', `/api/transactions/${encodeURIComponent(ref)}/${kind}`, body);
    // A request that makes no sense is our own mistake and says nothing about the money.
    if (reply.ok && reply.status === 400) return unknown('malformed');
    const refusal = refusalOf(reply);
    if (refusal !== null) return { outcome: 'refused', code: refusal, transaction: null };
    const answer = read(reply, movement);
    return answer.outcome === 'found' ? answer.found : answer;
  };

  return {
    name: 'sandbox',
    methods: (currency) => (currency === 'EUR' ? [...everywhere, ...LOCAL_METHODS] : everywhere),
    paypalCredit: true,
    policySources: () => ({ frames: [browserOrigin] }),

    async openClientSession({ currency }) {
      const schema = z.object({ session: z.string(), expiresAt: z.number() });
      const answer = read(await ask('POST', '/api/sessions', { currency }), schema);
      if (answer.outcome === 'unknown') return answer;
      const { session, expiresAt } = answer.found;
      const found: ClientSession = { provider: 'sandbox', config: { origin: browserOrigin, session }, expiresAt };
      return { outcome: 'found', found };
    },

    inspectInstrument: async (ref) =>
      readOrNull(await ask('GET', `/api/instruments/${encodeURIComponent(ref)}`), instrument),

    async authorise({ attemptRef, amount, source, keep, initiator }) {
      const body = { attemptRef, amount: amount.amount, currency: amount.currency, source, keep, initiator };
      const reply = await ask('POST', '/api/transactions', body);
      const refusal = refusalOf(reply);
      if (refusal !== null) return { outcome: 'invalid', code: refusal };
      const answer = read(reply, authorisation);
      return answer.outcome === 'found' ? answer.found : answer;
    },

    async redirectOptions() {
      if (options === null) {
        const answer = read(await ask('GET', '/api/redirect-options'), redirectOptions);
        if (answer.outcome === 'unknown') return answer;
        options = answer.found;
      }
      return { outcome: 'found', found: options };
    },

    async startRedirect({ amount: { amount, currency }, ...rest }) {
      const reply = await ask('POST', '/api/redirects', { ...rest, amount, currency });
      const refusal = refusalOf(reply);
      if (refusal !== null) return { outcome: 'invalid', code: refusal };
      const answer = read(reply, z.object({ id: z.string() }));
      if (answer.outcome === 'unknown') return answer;
      return { outcome: 'started', url: new URL(`/redirects/${answer.found.id}`, browserOrigin).href };
    },

    async endRedirect(attemptRef) {
      const answer = read(await ask('POST', '/api/redirects/end', { attemptRef }), z.object({ ended: z.boolean() }));
      return answer.outcome === 'found' ? { outcome: 'found', found: answer.found.ended } : answer;
    },

    capture: ({ ref, ...body }) => move('capture', ref, body),
    cancel: ({ ref, ...body }) => move('cancel', ref, body),
    refund: ({ ref, ...body }) => move('refund', ref, body),

    findByAttempt: async (attemptRef) =>
      read(await ask('GET', `/api/transactions?attempt=${encodeURIComponent(attemptRef)}`), transactions),
    listSince: async (since) => read(await ask('GET', `/api/transactions?since=${since}`), transactions),

    async issueInstrument(keptRef) {
      const path = `/api/kept-cards/${encodeURIComponent(keptRef)}/instruments`;
      const answer = readOrNull(await ask('POST', path), z.object({ ref: z.string() }));
      return answer.outcome === 'found' ? { outcome: 'found', found: answer.found?.ref ?? null } : answer;
    },

    async forgetCard(keptRef) {
      const path = `/api/kept-cards/${encodeURIComponent(keptRef)}`;
      const answer = read(await ask('DELETE', path), z.object({ forgotten: z.boolean() }));
      return answer.outcome === 'found' ? { outcome: 'found', found: answer.found.forgotten } : answer;
    },

    readNotice(body, headers): Notice | null {
      const [, time, signature] = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(headers.get('sandbox-signature') ?? '') ?? [];
      if (!time || !signature || Math.abs(now() - Number(time)) > noticeMaxAgeMs) return null;
      const expected = createHmac('sha256', secret).update(`webhook.${time}.${body}`).digest();
      if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return null;
      const parsed = notice.safeParse(JSON.parse(body));
      if (!parsed.success) return null;
      const { id, kind, attemptRef } = parsed.data;
      return { dedupeKey: id, kind, attemptRef };
    },
  };
}
