import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { unconfirmedShare } from '#domain/booking/hold.ts';
import { nextHold } from '#domain/booking/lifecycle.ts';
import type { ShareLinkState } from '#domain/booking/share-link.ts';
import { partySize } from '#domain/party/passengers.ts';
import type { Line } from '#domain/pricing/line.ts';
import { choosePolicy } from '../../insurance/policy.ts';
import { takePlaces } from '../../places/ledger.ts';
import type { Caller } from '../../platform/caller.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import type { HoldRow } from '../hold/access.ts';
import { networkHash, visitorHash } from '../hold/codes.ts';
import { creditsGone, usedCredits } from '../hold/credit-use.ts';
import { readHoldFacts, shortProblems, type WantedPlace } from '../hold/hold-facts.ts';
import { lockCounts } from '../hold/hold-limits.ts';
import type { Who } from '../hold/holder.ts';
import { mayUseCode, unusableCode, usedCode } from '../hold/promo-use.ts';
import type { WordlessProblem } from '../hold/refuse.ts';
import { type HeldPrice, heldPrice, heldSelection } from '../hold/snapshot.ts';
import { specialPriceGone, takeSpecialPrice, usedSpecialPrice } from '../hold/special-price-use.ts';
import type { SubmissionName } from '../hold/submission.ts';
import { countUnconfirmed } from '../hold/unconfirmed.ts';
import type { ValidatedSubmission } from '../hold/validate.ts';
import { reserveCredits } from '../quote/credit-ledger.ts';
import { freezeFacts } from '../quote/sale-facts.ts';
import { lockShareLink, type ShareLinkRow } from '../share-link/share-link.ts';
import { completeBooking } from './complete-booking.ts';
import type { BookDeps } from './deps.ts';
import { redirectProblem } from './redirect-limits.ts';
import { findBooked, findSame, type PlacedBooking } from './submission.ts';
import { type BookingTerms, insertAttempt, insertBooking, writePeople } from './write-booking.ts';

/** Why a booking was not started; the transaction is rolled back. */
export type BookingRefused =
  | { readonly kind: 'catalogue-moved' }
  | { readonly kind: 'key-of-another' }
  | { readonly kind: 'hold-over' }
  | { readonly kind: 'share-link'; readonly state: Exclude<ShareLinkState, 'open'> }
  /** The same visitor has an active booking of the same trip. */
  | { readonly kind: 'same-trip'; readonly bookingId: string }
  /** The same visitor has just started to pay for the same trip or tour on a bank's page. */
  | { readonly kind: 'begun-elsewhere' }
  /** The visitor or network has too many open payments on bank pages. */
  | { readonly kind: 'too-many-redirects' }
  | { readonly kind: 'refused'; readonly code: string; readonly problems: readonly WordlessProblem[] };

/** Rolls the transaction back and carries the reason out of it. */
class RollBack extends Error {
  readonly reason: BookingRefused | { readonly kind: 'reference-taken' };
  constructor(reason: RollBack['reason']) {
    super(reason.kind);
    this.reason = reason;
  }
}

const refused = (code: string, problems: readonly WordlessProblem[] = []) =>
  new RollBack({ kind: 'refused', code, problems });

const soldOut = (short: readonly WantedPlace[]) => {
  const problems = shortProblems(short);
  return refused(problems[0]?.code ?? 'sold-out', problems);
};

/** The subject of a booking: a new selection, or a hold with the terms agreed then. */
export type Subject =
  | { readonly kind: 'new'; readonly validated: ValidatedSubmission; readonly who: Who }
  | {
      readonly kind: 'hold';
      readonly hold: HoldRow;
      readonly validated: ValidatedHoldPayment;
      /** Whether the payer is the owner, not a client with a share link. */
      readonly isOwner: boolean;
    };

/** What the payment of a hold needs besides the hold itself. */
export type ValidatedHoldPayment = Pick<ValidatedSubmission, 'bookable' | 'departure'> & {
  readonly lines: readonly Line[];
};

/** A booking that is about to be started, with the share link that a client pays by. */
export type BeginBooking = BookingTerms & {
  readonly subject: Subject;
  readonly caller: Caller;
  readonly link: ShareLinkRow | null;
};

/**
 * A booking with the attempt that pays for it, null when it costs nothing; `again` when the same submission had already
 * started it.
 */
export type Begun = { readonly booking: PlacedBooking; readonly attemptId: string | null; readonly again: boolean };

/** The quota of places for unconfirmed visitors without a payment is exhausted. */
const redirectsFull = 'redirect-departure-full';

/** How many references are tried; collisions are extremely rare. */
const maxReferenceDraws = 3;

/**
 * Starts a booking in one transaction: its row, its travellers, what it uses up, its places, and an open attempt. The
 * attempt is committed before the provider is called, so that its outcome can always be looked up.
 */
export async function beginBooking(deps: BookDeps, begin: BeginBooking): Promise<Begun | BookingRefused> {
  for (let draws = 0; draws < maxReferenceDraws; draws += 1) {
    try {
      return await transaction(deps.database, async (trx) => {
        if (begin.link) await takeLink(trx, begin.link, begin.name);
        await claimTrip(trx, begin);
        const begun = await (begin.subject.kind === 'hold'
          ? beginFromHold(trx, deps, begin, begin.subject)
          : beginNew(trx, deps, begin, begin.subject));
        return begin.payment === null && !begun.again ? completeUnpaid(trx, deps, begun) : begun;
      });
    } catch (error) {
      if (!(error instanceof RollBack)) throw error;
      if (error.reason.kind !== 'reference-taken') return error.reason;
    }
  }
  throw new Error(`${maxReferenceDraws} references in a row were taken`);
}

/** Locks the link first, so that of concurrent payments by it only the first one continues. */
async function takeLink(trx: Transaction, link: ShareLinkRow, name: SubmissionName): Promise<void> {
  const state = await lockShareLink(trx, link.id);
  // The same submission may have been processed from another tab; the caller handles that.
  if (state === 'open' || (await findBooked(trx, name))) return;
  throw new RollBack({ kind: 'share-link', state });
}

/** Serialises the payments of one trip by one visitor, so that the second one finds the first booking. */
async function claimTrip(trx: Transaction, { name: { owners, key }, trip, subject }: BeginBooking): Promise<void> {
  await lockCounts(
    trx,
    owners.map((owner) => `trip ${owner} ${trip}`),
  );
  const holdId = subject.kind === 'hold' ? subject.hold.id : null;
  const same = await findSame(trx, { owners, key, trip, holdId });
  if (same) throw new RollBack(same.atBank ? { kind: 'begun-elsewhere' } : { kind: 'same-trip', bookingId: same.id });
}

/** Completes a booking that costs nothing at once, because there is no payment to wait for. */
async function completeUnpaid(trx: Transaction, deps: BookDeps, begun: Begun): Promise<Begun> {
  const booking = await trx
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', begun.booking.id)
    .executeTakeFirstOrThrow();
  const state = await completeBooking(trx, deps, { booking, attempt: null });
  return { ...begun, booking: { ...begun.booking, state } };
}

/** Resolves a conflict of a booking's unique keys: returns the earlier booking or throws the reason. */
async function answerEarlier(trx: Transaction, { name, trip, link }: BeginBooking): Promise<Begun> {
  const earlier = await findBooked(trx, name);
  if (earlier === 'other') throw new RollBack({ kind: 'key-of-another' });
  const state = !earlier && link ? await lockShareLink(trx, link.id) : 'open';
  if (state !== 'open') throw new RollBack({ kind: 'share-link', state });
  if (!earlier && (await isBegun(trx, name, trip))) throw new RollBack({ kind: 'begun-elsewhere' });
  if (!earlier) throw new RollBack({ kind: 'reference-taken' });
  return { booking: earlier, attemptId: null, again: true };
}

/** Returns whether an active booking of the same trip exists under another key. */
const isBegun = async (trx: Transaction, { owners }: SubmissionName, trip: string): Promise<boolean> =>
  (await trx
    .selectFrom('booking')
    .select('id')
    .where('submission_owner', '=', owners[0] as string)
    .where('trip_hash', '=', trip)
    .where('state', 'in', ['attempting', 'requested', 'confirmed'])
    .executeTakeFirst()) !== undefined;

async function beginNew(
  trx: Transaction,
  deps: BookDeps,
  begin: BeginBooking,
  { validated, who }: Subject & { kind: 'new' },
): Promise<Begun> {
  const { departure, bookable, email, price, priced } = validated;
  const facts = await readHoldFacts(trx, validated);
  if (!facts || facts.version !== bookable.listed.saleVersion) throw new RollBack({ kind: 'catalogue-moved' });
  // A check without locks, so that late buyers fail before writing; the check under the lock decides.
  const short = facts.wanted.filter(({ amount, left }) => left < amount);
  if (short.length > 0) throw soldOut(short);
  const isRedirect = begin.payment?.ref === null;
  const isUnconfirmed = isRedirect && !who.confirmed;
  if (isUnconfirmed && partySize(validated.selection.party) > facts.leftForUnconfirmed) throw refused(redirectsFull);
  const id = randomUUID();
  const made = await insertBooking(trx, deps, begin, {
    id,
    claim_id: id,
    hold_id: null,
    share_link_id: begin.link?.id ?? null,
    account_id: who.accountId,
    visitor_hash: who.visitorHash,
    agency_id: who.agencyId,
    lead_email: email,
    language: begin.caller.language,
    selection: JSON.stringify(heldSelection(validated)),
    price: JSON.stringify(heldPrice(validated)),
    frozen: await freezeFacts(trx, bookable.facts, departure.day, {
      now: validated.now,
      person: validated.entitlements.person,
      promo: validated.entitlements.promo,
    }),
    currency: price.currency,
    referred_by: begin.referredBy,
    total: price.total,
    price_version: priced.quote?.priceVersion ?? 0,
    rate: bookable.facts.rates.perEuro[price.currency],
    rates: bookable.facts.rates,
    lines: price.lines,
    bookable,
    onRequest: departure.confirmation === 'onRequest',
    departureId: departure.id,
  });
  if (!made) return answerEarlier(trx, begin);
  const from = await addRedirect(trx, deps, begin, bookable.facts.variant.id, who.agencyId);
  const code = usedCode(validated);
  if (code !== null) {
    if (!(await mayUseCode(trx, code, email))) throw refused('promo-unknown-code', [unusableCode]);
    await trx.insertInto('promo_use').values({ code, claim_id: id, person: email }).execute();
  }
  const special = usedSpecialPrice(validated);
  if (special !== null && !(await takeSpecialPrice(trx, deps.specialPrices.idOf(special), id)))
    throw refused('promo-offer-used', [specialPriceGone]);
  const credits = usedCredits(validated);
  if (credits > 0 && !(await reserveCredits(trx, who.accountId as string, id, credits)))
    throw refused('promo-no-credits', [creditsGone]);
  await writePeople(trx, id, validated);
  if (validated.insured) await choosePolicy(trx, id, deps.insurer.name, validated.insured);
  const attemptId = await insertAttempt(trx, deps, begin, begin.payment, {
    id,
    currency: price.currency,
    network_hash: from,
    unconfirmed: isUnconfirmed,
  });
  const taking = await takePlaces(trx, id, 'booking', facts.wanted);
  // The departure closed after the facts were read, so they are read again.
  if (!taking.taken && taking.closed) throw new RollBack({ kind: 'catalogue-moved' });
  if (!taking.taken)
    throw soldOut(
      facts.wanted
        .filter(({ placeId }) => taking.short.includes(placeId))
        .map((place) => ({ ...place, left: place.amount > 1 ? place.left : 0 })),
    );
  if (isUnconfirmed) {
    const { held, capacity } = await countUnconfirmed(trx, departure.id);
    if (held > unconfirmedShare(capacity)) throw refused(redirectsFull);
  }
  return { booking: made, attemptId, again: false };
}

/**
 * Counts a payment on a bank's page against the limits; returns the hash of its network, null for any other payment.
 */
async function addRedirect(
  trx: Transaction,
  { settings }: BookDeps,
  { payment, name: { owners }, caller }: BeginBooking,
  variantId: number,
  agencyId: string | null,
): Promise<string | null> {
  if (payment?.ref !== null) return null;
  const from = networkHash(settings.secret, caller.network);
  const problem = await redirectProblem(trx, { owners, variantId, networkHash: from, counts: agencyId === null });
  if (problem) throw new RollBack({ kind: problem === 'too-many' ? 'too-many-redirects' : problem });
  return from;
}

async function beginFromHold(
  trx: Transaction,
  deps: BookDeps,
  begin: BeginBooking,
  { hold, validated }: Subject & { kind: 'hold' },
): Promise<Begun> {
  const { bookable, departure, lines } = validated;
  const paying = await trx
    .updateTable('hold')
    .set({ state: nextHold('held', 'pay') as 'paying' })
    .where('id', '=', hold.id)
    .where('state', '=', 'held')
    .where('ends_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  if (!paying) {
    // The same submission may have been processed from another tab.
    const earlier = await findBooked(trx, begin.name);
    if (earlier && earlier !== 'other') return { booking: earlier, attemptId: null, again: true };
    throw new RollBack({ kind: 'hold-over' });
  }
  const id = randomUUID();
  const made = await insertBooking(trx, deps, begin, {
    id,
    claim_id: hold.id,
    hold_id: hold.id,
    share_link_id: begin.link?.id ?? null,
    account_id: hold.account_id,
    // A client who pays by link sees the booking in their own browser; the agent uses their account.
    visitor_hash: begin.link ? visitorHash(begin.caller) : hold.visitor_mark,
    agency_id: hold.agency_id,
    lead_email: hold.lead_email,
    language: begin.link ? begin.caller.language : hold.language,
    selection: JSON.stringify(hold.selection),
    price: JSON.stringify(hold.price),
    frozen: {
      facts_hash: hold.facts_hash,
      facts_context: hold.facts_context && JSON.stringify(hold.facts_context),
    },
    currency: hold.currency,
    referred_by: hold.referred_by,
    total: hold.total,
    price_version: hold.price_version,
    rate: hold.rate,
    rates: (hold.price as HeldPrice).rates,
    lines,
    bookable,
    onRequest: departure.confirmation === 'onRequest',
    departureId: departure.id,
  });
  if (!made) return answerEarlier(trx, begin);
  const from = await addRedirect(trx, deps, begin, hold.variant_id, hold.agency_id);
  await sql`
    insert into booking_traveller (booking_id, position, passenger_type, answers, fields)
    select ${id}, position, passenger_type, answers, fields from hold_traveller where hold_id = ${hold.id}`.execute(
    trx,
  );
  await sql`
    insert into booking_friend (booking_id, room_id, position, name, email)
    select ${id}, room_id, position, name, email from hold_friend where hold_id = ${hold.id}`.execute(trx);
  return {
    booking: made,
    attemptId: await insertAttempt(trx, deps, begin, begin.payment, {
      id,
      currency: hold.currency,
      network_hash: from,
      // An unconfirmed hold already counts against the quota of its departure.
      unconfirmed: false,
    }),
    again: false,
  };
}
