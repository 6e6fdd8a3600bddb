import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { CURRENCIES } from '#domain/money/currency.ts';
import { isLocal, isPaypal, LOCAL_METHODS, type PaymentMethod } from '#domain/payment/method.ts';
import { CARD_BRANDS } from '#domain/payment/stored-card.ts';
import type {
  Authorisation,
  ClientSession,
  Instrument,
  Movement,
  NoticeReading,
  PaymentProvider,
  RedirectOptions,
  SavedCard,
  Search,
  Transaction,
} from './port.ts';

/** The addresses of the sandbox bank, and the secret that it shares with the shop. */
export type SandboxOptions = {
  /** The address that the server uses. */
  readonly apiUrl: string;
  /**
   * The address that browsers use. Its origin differs from the shop's, so that the shop's pages cannot read card data
   * entered there.
   */
  readonly browserOrigin: string;
  readonly secret: string;
  /** The name of this provider, for shops with several. */
  readonly name?: string;
  readonly timeoutMs?: number;
  readonly now?: () => number;
};

/** Longer than the bank ever takes, shorter than a traveller waits. */
const defaultTimeoutMs = 10_000;
/** A notice with an older signature is rejected as a replay. */
const noticeMaxAgeMs = 5 * 60_000;
const dayMs = 86_400_000;

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
/** Only cards are displayed to their owner; a stored wallet or account can only be charged. */
const kept = z.discriminatedUnion('method', [
  z.object({ method: z.literal('card'), ref: z.string(), ...card }),
  z.object({ method: payer.exclude(['card']), ref: z.string() }),
]);
const savedCardOf = (one: z.infer<typeof kept> | null): SavedCard | null => {
  if (one?.method !== 'card') return null;
  const { method: _, ...card } = one;
  return card;
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
      savedCard: savedCardOf(one),
    }),
  );
const transactions = z.array(transaction);
const approval = z
  .object({ outcome: z.literal('approved'), transaction, kept: kept.nullable() })
  .transform(({ kept, ...rest }) => ({
    ...rest,
    savedCardRef: kept?.ref ?? null,
    savedCard: savedCardOf(kept),
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
    savedCardRef: z.string().nullable(),
    purpose: z.string().nullable(),
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
    ({ savedCardRef, method, amount, currency, ...rest }): Instrument => ({
      ...rest,
      method: savedCardRef === null ? method : 'storedCard',
      storedRef: savedCardRef,
      amount: amount === null || currency === null ? null : { amount, currency },
    }),
  );
/** Printable characters only: PostgreSQL stores no NUL. */
const noticeText = z.string().regex(/^[\x20-\x7e]{1,200}$/);
const notice = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.object({ id: noticeText, kind: noticeText, attemptRef: noticeText }));
const redirectOptions: z.ZodType<RedirectOptions> = z.object({
  idealBanks: z.array(z.object({ id: z.string(), name: z.string() })),
  sofortCountries: z.array(z.string()),
});
const refused = z.object({ code: z.string() });

/** A reply of the bank, or why there is no reliable one. */
type Reply =
  | { readonly ok: true; readonly status: number; readonly body: unknown }
  | { readonly ok: false; readonly cause: string };

const unknown = (cause: string) => ({ outcome: 'unknown', cause }) as const;

/**
 * Imports the stored cards of the demo data into the bank; returns false when the bank does not answer. It is
 * idempotent.
 */
export async function importSavedCards(
  { apiUrl, secret, timeoutMs = defaultTimeoutMs }: SandboxOptions,
  cards: readonly SavedCard[],
): Promise<boolean> {
  const response = await fetch(new URL('/api/kept-cards', apiUrl), {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ cards }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  return response?.ok ?? false;
}

/** Creates a payment provider for the sandbox bank; the bank's own vocabulary is confined to this file. */
export function createSandboxProvider({
  apiUrl,
  browserOrigin,
  secret,
  name = 'sandbox',
  timeoutMs = defaultTimeoutMs,
  now = Date.now,
}: SandboxOptions): PaymentProvider {
  /** Cached, because the bank does not change its lists while it runs. */
  let options: RedirectOptions | null = null;

  /** Sends a request to the bank; incomplete responses and redirects count as failures. */
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

  /** Parses a reply; one that does not match the schema is `unknown`. */
  const read = <Found>(reply: Reply, schema: z.ZodType<Found>): Search<Found> => {
    if (!reply.ok) return unknown(reply.cause);
    if (reply.status !== 200) return unknown(`status ${reply.status}`);
    const parsed = schema.safeParse(reply.body);
    return parsed.success ? { outcome: 'found', found: parsed.data } : unknown('unreadable answer');
  };

  /** Parses a reply like `read`, with null for a 404. */
  const readOrNull = <Found>(reply: Reply, schema: z.ZodType<Found>): Search<Found | null> =>
    reply.ok && reply.status === 404 ? { outcome: 'found', found: null } : read(reply, schema);

  /** Returns the reason when the bank refused the request without executing it. */
  const refusalOf = (reply: Reply): string | null =>
    reply.ok && (reply.status === 422 || reply.status === 400)
      ? (refused.safeParse(reply.body).data?.code ?? null)
      : null;

  const move = async (kind: string, ref: string, body: unknown): Promise<Movement> => {
    const reply = await ask('POST', `/api/transactions/${encodeURIComponent(ref)}/${kind}`, body);
    // A malformed request is a bug in the shop, so the state of the money is unknown.
    if (reply.ok && reply.status === 400) return unknown('malformed');
    const refusal = refusalOf(reply);
    if (refusal !== null) return { outcome: 'refused', code: refusal, transaction: null };
    const answer = read(reply, movement);
    return answer.outcome === 'found' ? answer.found : answer;
  };

  return {
    name,
    methods: (currency) => (currency === 'EUR' ? [...everywhere, ...LOCAL_METHODS] : everywhere),
    paypalCredit: true,
    policySources: () => ({ frames: [browserOrigin], scripts: [], connections: [] }),
    authorisationLastsMs: (method) => (isLocal(method) ? null : (isPaypal(method) ? 3 : 7) * dayMs),

    async openClientSession({ currency }) {
      const schema = z.object({ session: z.string(), expiresAt: z.number() });
      const answer = read(await ask('POST', '/api/sessions', { currency }), schema);
      if (answer.outcome === 'unknown') return answer;
      const { session, expiresAt } = answer.found;
      const found: ClientSession = { provider: name, config: { origin: browserOrigin, session }, expiresAt };
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

    async issueInstrument(savedCardRef, purpose) {
      const path = `/api/kept-cards/${encodeURIComponent(savedCardRef)}/instruments`;
      const answer = readOrNull(await ask('POST', path, { purpose }), z.object({ ref: z.string() }));
      return answer.outcome === 'found' ? { outcome: 'found', found: answer.found?.ref ?? null } : answer;
    },

    async forgetCard(savedCardRef) {
      const path = `/api/kept-cards/${encodeURIComponent(savedCardRef)}`;
      const answer = read(await ask('DELETE', path), z.object({ forgotten: z.boolean() }));
      return answer.outcome === 'found' ? { outcome: 'found', found: answer.found.forgotten } : answer;
    },

    readNotice(body, headers): NoticeReading {
      const [, time, signature] = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(headers.get('sandbox-signature') ?? '') ?? [];
      if (!time || !signature || Math.abs(now() - Number(time)) > noticeMaxAgeMs) return 'unsigned';
      const expected = createHmac('sha256', secret).update(`webhook.${time}.${body}`).digest();
      if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return 'unsigned';
      const parsed = notice.safeParse(body);
      if (!parsed.success) return 'malformed';
      const { id, kind, attemptRef } = parsed.data;
      return { dedupeKey: id, kind, attemptRef };
    },
  };
}
