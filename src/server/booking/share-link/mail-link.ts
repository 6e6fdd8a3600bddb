import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ParsedOf } from '#contract/schemas.ts';
import { emptySelection } from '#domain/booking/change.ts';
import { tourProblems } from '#domain/booking/tour-problems.ts';
import { validateSelection } from '#domain/booking/validate-selection.ts';
import type { Day } from '#domain/calendar/day.ts';
import { isTimeZone } from '#domain/calendar/day-at.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import type { Money } from '#domain/money/money.ts';
import { normalEmail } from '#domain/party/email.ts';
import { partySize } from '#domain/party/passengers.ts';
import { quote } from '#domain/pricing/quote.ts';
import type { Caller } from '../../platform/caller.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import { emailProblems } from '../../platform/email-problems.ts';
import { senderName } from '../../platform/mail/sender-name.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BookableVariant } from '../bookable-variants.ts';
import { offerContext } from '../deps.ts';
import { readEntitlements } from '../quote/entitlements.ts';
import type { ShareLinkDeps } from './deps.ts';
import { linkAddress } from './link-code.ts';
import { lockShareLink, type ShareLinkRow, shareLinkRefusal } from './share-link.ts';

/** How often one link can be mailed in 24 hours. */
const maxMailsPerDay = 5;

const gone = new Refusal(409, 'share-link-gone');

/** Mails an open link to a client with the trip, its price and the link's end; the address is not stored with it. */
export async function mailLink(
  deps: ShareLinkDeps,
  row: ShareLinkRow,
  request: ParsedOf<'mailShareLink'>,
  caller: Caller,
): Promise<Refusal | null> {
  const to = normalEmail(request.email ?? '');
  const problems = emailProblems(to);
  if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
  if (row.state !== 'open') return linkClosed(row.state);
  const language = request.language ?? caller.language;
  const url = linkAddress(deps.settings, row, language);
  if (url === null) return new Refusal(409, 'share-link-address-unknown');
  const bookable = await deps.bookableVariants.get(row.variant_id);
  const total = bookable && (await priceOf(deps, row, bookable, caller));
  if (!total) return gone;
  const { tour, variant } = bookable.facts;
  const zone = request.time_zone ?? '';
  const from = row.choices.day as Day;
  const props = {
    tour: tour.name[language],
    variant: variant.name[language],
    from,
    until: tourEnd(from, tour.lengthDays),
    travellers: partySize(row.choices.party),
    total,
    isHeld: row.hold_id !== null,
    endsAt: row.expires_at.toISOString(),
    timeZone: isTimeZone(zone) ? zone : 'UTC',
    agency: row.agency_name,
    agent: senderName(row.agent_name ?? ''),
    contact: row.contact,
    seller: { name: row.agency_name, contact: null, logo: row.agency_logo },
    url,
  };
  return transaction(deps.database, async (trx) => {
    const state = await lockShareLink(trx, row.id);
    if (state !== 'open') return linkClosed(state);
    if ((await mailsInLastDay(trx, row.id)) >= maxMailsPerDay)
      return new Refusal(429, 'share-link-mailed-often', { retryAfterSeconds: 86_400 });
    const dedupeKey = `share link ${row.id} ${randomUUID()}`;
    await deps.sendMail(trx, { kind: 'payment-link', language, to, props, dedupeKey });
    return null;
  });
}

function linkClosed(state: Exclude<ShareLinkRow['state'], 'open'>): Refusal {
  const { status, code } = shareLinkRefusal(state);
  return new Refusal(status, code);
}

/** Returns what the client pays now: the price of the hold, or the current one of the selection; null when it is gone. */
async function priceOf(
  { pool, catalogue }: ShareLinkDeps,
  { hold_total, currency, choices }: ShareLinkRow,
  bookable: BookableVariant,
  caller: Caller,
): Promise<Money | null> {
  if (hold_total !== null) return { amount: hold_total, currency };
  const now = catalogue.now();
  const code = choices.saving.kind === 'promoCode' ? choices.saving.code : null;
  const entitlements = await readEntitlements(pool, null, { code, email: null }, now);
  const context = offerContext(bookable, entitlements, { ...caller, account: null }, currency, now);
  const { facts } = bookable;
  const shared = { ...emptySelection(context), ...choices };
  const settled = validateSelection(shared, context);
  if (settled.problems || settled.takenBack.length > 0) return null;
  const { selection } = settled;
  if (tourProblems(selection, context).some(({ path }) => !path.startsWith('friends'))) return null;
  const { person, promo, special } = entitlements;
  const priced = quote(selection, { facts, currency, now, person, promo, special, premium: null });
  return typeof priced === 'string' ? null : { amount: priced.total, currency };
}

async function mailsInLastDay(trx: Transaction, id: string): Promise<number> {
  const { mails } = await trx
    .selectFrom('mail')
    .select((row) => row.fn.countAll<number>().as('mails'))
    .where('dedupe_key', 'like', `share link ${id} %`)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(mails);
}
