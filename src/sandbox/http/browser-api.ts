import { Hono } from 'hono';
import { z } from 'zod';
import type { Bank } from '../bank.ts';
import { readSheetPayer } from '../instruments/sheet-payer.ts';
import { readTypedCard } from '../instruments/typed-card.ts';
import { SHEET_METHODS } from '../payers/payer.ts';
import { cut, type Env, hang, malformed, readBody } from './answer.ts';
import { isOwnOrigin } from './own-origin.ts';

const reference = z.string().max(100);
const digits = (max: number) => z.string().regex(new RegExp(`^\\d{1,${max}}$`));

const cardBody = z.strictObject({
  session: reference,
  number: digits(19),
  expiry: digits(4),
  code: digits(4),
  cardHolder: z.string().max(200),
  billingCountry: z.string().max(100),
  billingZip: z.string().max(40),
});
const lookupBody = z.strictObject({
  session: reference,
  ref: reference,
  amount: z.number().int().positive().max(1_000_000_000_00),
  currency: z.string().regex(/^[A-Z]{3}$/),
  // Accepted but not stored: only the card decides the outcome.
  email: z.string().max(320).default(''),
  additionalInformation: z.record(z.string().max(100), z.string().max(1000)).default({}),
});
const sheetBody = z.strictObject({
  session: reference,
  method: z.enum(SHEET_METHODS),
  payer: reference,
  amount: z.number().int().positive().max(1_000_000_000_00),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** The card brands that a shop accepts in a wallet; null for payments without a card. */
  networks: z.array(z.string().max(20)).max(20).nullable(),
});
const redirectBody = z.strictObject({ choice: z.enum(['pay', 'cancel', 'fail', 'payLater']) });
const choiceBody = z.strictObject({ choice: z.enum(['confirm', 'refuse', 'close']) });

/**
 * Creates the API for the bank's own frames. Requests from other origins are rejected, so that cards can only be
 * entered in the bank's frames.
 */
export function createBrowserApi({
  sessions,
  instruments,
  authentication,
  requests,
  redirects,
  delivery,
}: Bank): Hono<Env> {
  const api = new Hono<Env>();

  api.use(async (context, next) => {
    if (!isOwnOrigin(context)) return context.json({ code: 'foreign_origin' }, 403);
    await next();
  });

  api.post('/cards', async (context) => {
    const body = await readBody(context, cardBody);
    if (!body) return malformed(context);
    const now = Date.now();
    if (!sessions.isOpen(body.session, now)) return context.json({ code: 'no_session' }, 422);
    const typed = readTypedCard(body, now);
    if (!typed || typed.card.tokenise === 'rejected') return context.json({ code: 'not_taken' }, 422);
    if (typed.card.tokenise === 'networkError') return cut(context);
    const { brand, last_four } = typed.facts;
    return context.json({ ref: instruments.issue(body.session, typed.facts, now), brand, lastFour: last_four });
  });

  api.post('/lookups', async (context) => {
    const body = await readBody(context, lookupBody);
    if (!body) return malformed(context);
    const now = Date.now();
    if (!sessions.isOpen(body.session, now)) return context.json({ code: 'no_session' }, 422);
    const answer = authentication.lookup(body, now);
    if (answer.kind === 'hang') return hang(context);
    if (answer.kind === 'error') return context.json({ code: 'verification_failed' }, 500);
    return answer.kind === 'unknown' ? context.json({ code: 'unknown_instrument' }, 422) : context.json(answer);
  });

  api.post('/challenges/:id', async (context) => {
    const body = await readBody(context, choiceBody);
    if (!body) return malformed(context);
    const result = authentication.choose(context.req.param('id'), body.choice, Date.now());
    return result ? context.json(result) : context.json({ code: 'unknown_challenge' }, 422);
  });

  api.post('/sheets', async (context) => {
    const body = await readBody(context, sheetBody);
    if (!body) return malformed(context);
    const now = Date.now();
    if (!sessions.isOpen(body.session, now)) return context.json({ code: 'no_session' }, 422);
    const chosen = readSheetPayer(body);
    if (!chosen) return context.json({ code: 'not_taken' }, 422);
    const { amount, currency } = body;
    const ref = instruments.issue(body.session, chosen.facts, now, { amount, currency });
    return context.json({ ref, payer: chosen.name });
  });

  api.post('/redirects/:id', async (context) => {
    const body = await readBody(context, redirectBody);
    if (!body) return malformed(context);
    const id = context.req.param('id');
    const state = requests.chooseRedirect(id, body.choice, Date.now());
    delivery.set();
    const redirect = redirects.find(id);
    return state && redirect
      ? context.json({ state, returnUrl: redirect.return_url })
      : context.json({ code: 'unknown_redirect' }, 422);
  });

  return api;
}
