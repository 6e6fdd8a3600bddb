import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Bank } from '../bank.ts';
import { cardWithNumber, shiftsLiability, type TestCard, WORKING_CARD } from '../cards/test-cards.ts';
import { DELIVERY_FAULTS, DISTURBED, isPossible, REQUEST_FAULTS } from '../faults/faults.ts';
import type { Instrument, StoredInstrument } from '../instruments/instruments.ts';
import { IDEAL_BANKS, SOFORT_COUNTRIES } from '../payers/banks.ts';
import type { Settings } from '../settings.ts';
import type { MoveRequest, Payment } from '../transactions/payments.ts';
import { type Env, malformed, readBody, respond } from './answer.ts';
import { hasSecret } from './bearer.ts';

const reference = z.string().regex(/^[\w-]{1,100}$/);
/** An id that the shop assigns to an attempt or a movement. */
const name = z.string().regex(/^[\w.:/-]{1,200}$/);
const amount = z.number().int().positive().max(1_000_000_000_00);
const currency = z.string().regex(/^[A-Z]{3}$/);

const authoriseBody = z.strictObject({
  attemptRef: name,
  amount,
  currency,
  source: z.strictObject({ kind: z.enum(['oneTime', 'stored']), ref: reference }),
  keep: z.boolean(),
  initiator: z.enum(['holder', 'merchant']),
});
const redirectBody = z.strictObject({
  attemptRef: name,
  amount,
  currency,
  method: z.enum(['ideal', 'sofort']),
  bank: z
    .string()
    .regex(/^\w{1,20}$/)
    .nullable(),
  country: z.string().regex(/^[A-Z]{2}$/),
  givenName: z.string().max(200),
  surname: z.string().max(200),
  language: z.string().max(20),
  returnUrl: z.url({ protocol: /^https?$/ }).max(2000),
  expiresAt: z.number().int().positive(),
});
const keyBody = z.strictObject({ key: name });
const movementBody = z.strictObject({ key: name, amount });
const faultBody = z
  .strictObject({
    request: z.enum(DISTURBED),
    effect: z.enum([...REQUEST_FAULTS, ...DELIVERY_FAULTS]),
    count: z.number().int().min(1).max(1000).default(1),
    afterMs: z.number().int().min(0).max(3_600_000).default(0),
  })
  .refine(isPossible);

/** Stored cards from the shop's demo data. */
const importBody = z.strictObject({
  cards: z
    .array(
      z.strictObject({
        ref: reference,
        brand: z.string().regex(/^[a-z]{2,20}$/),
        lastFour: z.string().regex(/^\d{4}$/),
        expiryMonth: z.number().int().min(1).max(12),
        expiryYear: z.number().int().min(2000).max(2999),
      }),
    )
    .max(1000),
});

const transactionOf = (payment: Payment) => ({
  ref: payment.ref,
  attemptRef: payment.attempt_ref,
  state: payment.state,
  amount: payment.amount,
  currency: payment.currency,
  captured: payment.captured,
  refunded: payment.refunded,
  decline: payment.decline_class === null ? null : { class: payment.decline_class, code: payment.decline_code },
  at: payment.changed_at,
});

const instrumentView = ({ ref, method, brand, last_four, expiry_month, expiry_year }: StoredInstrument) => ({
  ref,
  method,
  brand,
  lastFour: last_four,
  expiryMonth: expiry_month,
  expiryYear: expiry_year,
});

const instrumentOf = (instrument: Instrument) => ({
  method: instrument.method,
  savedCardRef: instrument.kept_ref,
  purpose: instrument.purpose,
  brand: instrument.brand,
  lastFour: instrument.last_four,
  expiryMonth: instrument.expiry_month,
  expiryYear: instrument.expiry_year,
  consumed: instrument.consumed_at !== null,
  amount: instrument.amount,
  currency: instrument.currency,
  authentication:
    instrument.status === null
      ? null
      : { status: instrument.status, liabilityShifted: shiftsLiability(instrument.status) },
});

/** Returns all records of the bank, for reconciliation. */
const booksOf = ({ payments, notices }: Bank) => ({
  transactions: payments.listSince(0).map((payment) => ({
    ...transactionOf(payment),
    method: payment.method,
    card: payment.card,
    initiator: payment.initiator,
    declineClass: payment.decline_class,
    declineCode: payment.decline_code,
  })),
  movements: payments.movements(),
  notices: notices.all(),
});

/** Creates the API for the shop's server, which requires the shared secret. */
export function createMerchantApi(
  bank: Bank,
  { secret, shopOrigins }: Pick<Settings, 'secret' | 'shopOrigins'>,
): Hono<Env> {
  const { sessions, instruments, payments, requests, faults, notices, delivery } = bank;
  const api = new Hono<Env>();

  const requireSecret: MiddlewareHandler<Env> = async (context, next) => {
    if (!hasSecret(context.req.header('authorization'), secret)) return context.json({ code: 'unauthorised' }, 401);
    await next();
  };
  api.use('/api/*', requireSecret);
  api.get('/books', requireSecret, (context) => context.json(booksOf(bank)));

  api.post('/api/sessions', async (context) => {
    const body = await readBody(context, z.strictObject({ currency }));
    if (!body) return malformed(context);
    const { id, expires_at } = sessions.open(body.currency, Date.now());
    return context.json({ session: id, expiresAt: expires_at });
  });

  api.get('/api/instruments/:ref', (context) => {
    const instrument = instruments.find(context.req.param('ref'), Date.now());
    return instrument ? context.json(instrumentOf(instrument)) : context.json({ code: 'not_found' }, 404);
  });

  api.post('/api/transactions', async (context) => {
    const body = await readBody(context, authoriseBody);
    if (!body) return malformed(context);
    const handling = requests.authorise(body, Date.now());
    delivery.set();
    return respond(context, handling, (answer) => {
      if (answer.outcome === 'invalid') return context.json({ code: answer.code }, 422);
      const transaction = transactionOf(answer.payment);
      if (answer.outcome === 'approved')
        return context.json({
          outcome: 'approved',
          transaction,
          kept: answer.kept && instrumentView(answer.kept),
        });
      const { decline_class, decline_code } = answer.payment;
      return context.json({ outcome: 'declined', class: decline_class, code: decline_code, transaction });
    });
  });

  const move = (context: Context<Env>, request: MoveRequest) => {
    const handling = requests.move(request, Date.now());
    delivery.set();
    return respond(context, handling, (answer) =>
      answer.outcome === 'done'
        ? context.json({ outcome: 'done', transaction: transactionOf(answer.payment) })
        : context.json({
            outcome: 'refused',
            code: answer.code,
            transaction: answer.payment && transactionOf(answer.payment),
          }),
    );
  };

  api.post('/api/transactions/:ref/:kind{capture|refund}', async (context) => {
    const body = await readBody(context, movementBody);
    const { ref, kind } = context.req.param();
    return body ? move(context, { ...body, ref, kind: kind as 'capture' | 'refund' }) : malformed(context);
  });

  api.post('/api/transactions/:ref/cancel', async (context) => {
    const body = await readBody(context, keyBody);
    return body ? move(context, { ...body, ref: context.req.param('ref'), kind: 'cancel' }) : malformed(context);
  });

  api.get('/api/transactions', (context) => {
    const { attempt, since } = context.req.query();
    if (attempt === undefined && !/^\d{1,16}$/.test(since ?? '')) return malformed(context);
    const search = (): Payment[] =>
      attempt === undefined
        ? payments.listSince(Number(since))
        : [payments.findByAttempt(attempt)].filter((payment) => payment !== null);
    // A caller that lost the response to a payment gets the stored card here.
    const withInstrument = (payment: Payment) => {
      const kept = payment.kept_ref === null ? null : instruments.kept(payment.kept_ref);
      return { ...transactionOf(payment), kept: kept && instrumentView(kept) };
    };
    return respond(context, requests.find(search), (found) => context.json(found.map(withInstrument)));
  });

  api.get('/api/redirect-options', (context) =>
    context.json({ idealBanks: IDEAL_BANKS, sofortCountries: SOFORT_COUNTRIES }),
  );

  api.post('/api/redirects', async (context) => {
    const body = await readBody(context, redirectBody);
    if (!body) return malformed(context);
    // Payers return only to the shop that made the request.
    if (!shopOrigins.includes(new URL(body.returnUrl).origin)) return context.json({ code: 'foreign_return' }, 422);
    return respond(context, requests.startRedirect(body, Date.now()), (answer) =>
      answer.outcome === 'started' ? context.json({ id: answer.id }) : context.json({ code: answer.code }, 422),
    );
  });

  api.post('/api/redirects/end', async (context) => {
    const body = await readBody(context, z.strictObject({ attemptRef: name }));
    if (!body) return malformed(context);
    return respond(context, requests.endRedirect(body.attemptRef, Date.now()), (ended) => context.json({ ended }));
  });

  api.post('/api/kept-cards', async (context) => {
    const body = await readBody(context, importBody);
    if (!body) return malformed(context);
    const { id: card } = cardWithNumber(WORKING_CARD) as TestCard;
    instruments.importInstruments(
      body.cards.map(({ ref, brand, lastFour, expiryMonth, expiryYear }) => ({
        ref,
        card,
        brand,
        last_four: lastFour,
        expiry_month: expiryMonth,
        expiry_year: expiryYear,
      })),
    );
    return context.json({ kept: body.cards.length });
  });

  api.post('/api/kept-cards/:ref/instruments', async (context) => {
    const body = await readBody(context, z.strictObject({ purpose: name }));
    if (!body) return malformed(context);
    const ref = instruments.issueFromSaved(context.req.param('ref'), body.purpose, Date.now());
    return ref ? context.json({ ref }) : context.json({ code: 'not_found' }, 404);
  });

  api.delete('/api/kept-cards/:ref', (context) =>
    context.json({ forgotten: instruments.forget(context.req.param('ref'), Date.now()) }),
  );

  api.get('/api/faults', (context) => context.json(faults.waiting()));

  api.post('/api/faults', async (context) => {
    const body = await readBody(context, faultBody);
    if (!body) return malformed(context);
    faults.set(body);
    return context.json(faults.waiting());
  });

  api.delete('/api/faults', (context) => {
    faults.clear();
    return context.json([]);
  });

  api.post('/api/notices/:id/replay', (context) => {
    const replayed = notices.replay(context.req.param('id'), Date.now());
    delivery.set();
    return replayed ? context.json({ replayed }) : context.json({ code: 'not_found' }, 404);
  });

  return api;
}
