import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PriceData } from '#contract/schemas/book-now-data.ts';
import { requestCode } from '#contract/selection-codec/codec.ts';
import { HOLD_MS, holdProblem, unconfirmedShare } from '#domain/booking/hold.ts';
import { mailboxKey } from '#domain/party/mailbox-key.ts';
import { partySize } from '#domain/party/passengers.ts';
import { takePlaces } from '../../places/ledger.ts';
import type { Caller } from '../../platform/caller.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import { reserveCredits } from '../quote/credit-ledger.ts';
import { freezeFacts } from '../quote/sale-facts.ts';
import { travellerName } from '../traveller-name.ts';
import { codeHash, holdCode, networkHash, newReference } from './codes.ts';
import { creditsGone, usedCredits } from './credit-use.ts';
import type { HoldDeps } from './deps.ts';
import { storedAnswers } from './forms.ts';
import { readHoldFacts, shortProblems, type WantedPlace } from './hold-facts.ts';
import { type Adding, countFlood } from './hold-limits.ts';
import { heldBefore, lockAgency, type Who } from './holder.ts';
import { expireHold } from './job-kinds.ts';
import { friendsOf, mailsOfNew } from './mails.ts';
import { mayUseCode, unusableCode, usedCode } from './promo-use.ts';
import type { WordlessProblem } from './refuse.ts';
import { heldPrice, heldSelection } from './snapshot.ts';
import { specialPriceGone, takeSpecialPrice, usedSpecialPrice } from './special-price-use.ts';
import { findMade, type PlacedHold, type SubmissionName } from './submission.ts';
import { countUnconfirmed } from './unconfirmed.ts';
import type { ValidatedSubmission } from './validate.ts';

/** Why a hold was not made; the transaction is rolled back. */
export type HoldRefused =
  | { readonly kind: 'catalogue-moved' }
  | { readonly kind: 'key-of-another' }
  | { readonly kind: 'flood'; readonly retryAfterSeconds: number }
  | { readonly kind: 'already-held'; readonly before: { readonly id: string; readonly isOwn: boolean } | null }
  | {
      readonly kind: 'refused';
      readonly status: 409;
      readonly code: string;
      readonly problems: readonly WordlessProblem[];
    };

/** Rolls the transaction back and carries the reason out of it. */
class RollBack extends Error {
  readonly reason: HoldRefused | { readonly kind: 'reference-taken' };
  constructor(reason: RollBack['reason']) {
    super(reason.kind);
    this.reason = reason;
  }
}

const refused = (code: string, problems: readonly WordlessProblem[] = []) =>
  new RollBack({ kind: 'refused', status: 409, code, problems });

/** The data of a new hold. */
export type HoldAttempt = {
  readonly validated: ValidatedSubmission;
  readonly who: Who;
  readonly name: SubmissionName;
  readonly caller: Caller;
  readonly timeZone: string;
  /** The agent id of the page's address. */
  readonly referredBy: string | null;
};

/** How many references are tried; collisions are extremely rare. */
const maxReferenceDraws = 3;

/** Makes a hold in one transaction: its row, its travellers, its mails, the job that ends it, and last its places. */
export async function makeHold(
  deps: HoldDeps,
  attempt: HoldAttempt,
): Promise<{ readonly made: PlacedHold; readonly again: boolean } | HoldRefused> {
  for (let draws = 0; draws < maxReferenceDraws; draws += 1) {
    try {
      return await transaction(deps.database, (trx) => makeIn(trx, deps, attempt));
    } catch (error) {
      if (!(error instanceof RollBack)) throw error;
      if (error.reason.kind !== 'reference-taken') return error.reason;
    }
  }
  throw new Error(`${maxReferenceDraws} references in a row were taken`);
}

async function makeIn(trx: Transaction, deps: HoldDeps, attempt: HoldAttempt) {
  const { validated, who, name } = attempt;
  const { departure, bookable, email } = validated;
  const holder =
    who.agencyId === null ? ({ kind: 'traveller', holdsOnDeparture: 0 } as const) : await lockAgency(trx, who.agencyId);
  const code = usedCode(validated);
  const holdFacts = await readHoldFacts(trx, validated);
  if (!holdFacts || holdFacts.version !== bookable.listed.saleVersion) throw new RollBack({ kind: 'catalogue-moved' });
  const problem = holdProblem(departure, holder, holdFacts.now, bookable.facts.operator.timeZone);
  if (problem) throw refused(`hold-${requestCode(problem)}`);
  // A check without locks, so that late requests fail before writing; the check under the lock decides.
  const short = holdFacts.wanted.filter(({ amount, left }) => left < amount);
  if (short.length > 0) throw soldOut(short);
  if (!who.confirmed && partySize(validated.selection.party) > holdFacts.leftForUnconfirmed)
    throw refused(unconfirmedFull);

  const made = await insertHold(trx, deps, attempt);
  if (!made) {
    const earlier = await findMade(trx, name);
    if (earlier === 'other') throw new RollBack({ kind: 'key-of-another' });
    if (earlier) return { made: earlier, again: true };
    const before = who.agencyId === null ? await heldBefore(trx, departure.id, who) : null;
    // The other unique keys are checked above, so the reference must be taken.
    throw new RollBack(before ? { kind: 'already-held', before } : { kind: 'reference-taken' });
  }
  const flood = await countFlood(trx, adding(deps, attempt, made.id));
  if (flood.wait > 0) throw new RollBack({ kind: 'flood', retryAfterSeconds: flood.wait });
  if (code !== null) {
    if (!(await mayUseCode(trx, code, email))) throw refused('promo-unknown-code', [unusableCode]);
    await trx.insertInto('promo_use').values({ code, claim_id: made.id, person: email }).execute();
  }
  const special = usedSpecialPrice(validated);
  if (special !== null && !(await takeSpecialPrice(trx, deps.specialPrices.idOf(special), made.id)))
    throw refused('promo-offer-used', [specialPriceGone]);
  const credits = usedCredits(validated);
  if (credits > 0 && !(await reserveCredits(trx, who.accountId as string, made.id, credits)))
    throw refused('promo-no-credits', [creditsGone]);
  await writeParts(trx, deps, attempt, made, holdFacts.operator, flood.full);
  const taking = await takePlaces(trx, made.id, 'hold', holdFacts.wanted);
  // The departure closed after the facts were read, so they are read again.
  if (!taking.taken && taking.closed) throw new RollBack({ kind: 'catalogue-moved' });
  if (!taking.taken)
    throw soldOut(holdFacts.wanted.filter(({ placeId }) => taking.short.includes(placeId)).map(nothingLeft));
  if (!who.confirmed) {
    const { held, capacity } = await countUnconfirmed(trx, departure.id);
    if (held > unconfirmedShare(capacity)) throw refused(unconfirmedFull);
  }
  return { made, again: false };
}

/** The quota of places for holds without a confirmed address is exhausted. */
const unconfirmedFull = 'hold-unconfirmed-full';

/**
 * Returns the counters that a hold adds to. A confirmed address of the caller is not a stranger's; agents are mailed at
 * their own addresses.
 */
function adding({ settings }: HoldDeps, { validated, who, caller }: HoldAttempt, holdId: string): Adding {
  const strangers = friendsOf(validated.selection).map(({ email }) => mailboxKey(email));
  if (!who.confirmed) strangers.push(mailboxKey(validated.email));
  const hash = networkHash(settings.secret, caller.network);
  return { holdId, networkHash: hash, countsForNetwork: who.agencyId === null, strangers };
}

/** Sets `left` to 0 if a single place was short; otherwise the exact number is not worth another query. */
const nothingLeft = (place: WantedPlace): WantedPlace => ({ ...place, left: place.amount > 1 ? place.left : 0 });

function soldOut(short: readonly WantedPlace[]): RollBack {
  const problems = shortProblems(short);
  return refused(problems[0]?.code ?? 'sold-out', problems);
}

/** Inserts the hold; null when one of its unique keys exists, after any concurrent insert of it has committed. */
async function insertHold(
  trx: Transaction,
  { settings }: HoldDeps,
  { validated, who, name, caller, timeZone, referredBy }: HoldAttempt,
): Promise<PlacedHold | null> {
  const { bookable, departure, email, price, priced } = validated;
  const id = randomUUID();
  const quote = priced.quote as NonNullable<PriceData['quote']>;
  const { person, promo } = validated.entitlements;
  const frozen = await freezeFacts(trx, bookable.facts, departure.day, { now: validated.now, person, promo });
  const row = await trx
    .insertInto('hold')
    .values({
      id,
      reference: newReference(),
      variant_id: bookable.facts.variant.id,
      departure_id: departure.id,
      tour_id: bookable.facts.tour.id,
      account_id: who.accountId,
      visitor_mark: who.visitorHash,
      address_mark: networkHash(settings.secret, caller.network),
      agency_id: who.agencyId,
      referred_by: referredBy,
      lead_email: email,
      language: caller.language,
      time_zone: timeZone,
      selection: JSON.stringify(heldSelection(validated)),
      price: JSON.stringify(heldPrice(validated)),
      ...frozen,
      currency: price.currency,
      total: price.total,
      price_version: quote.priceVersion,
      rate: quote.rate,
      submission_owner: name.owners[0] as string,
      submission_key: name.key,
      submission_print: name.print,
      code_hash: codeHash(holdCode(settings.secret, id)),
      // Rounded to milliseconds, because JavaScript dates cannot store more.
      created_at: sql<Date>`date_trunc('milliseconds', now())`,
      ends_at: sql<Date>`date_trunc('milliseconds', now()) + ${HOLD_MS / 1000} * interval '1 second'`,
      confirmed_at: who.confirmed ? sql<Date>`now()` : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'reference', 'ends_at', 'state'])
    .executeTakeFirst();
  return row ?? null;
}

/** Inserts the parts of a hold except its places. */
async function writeParts(
  trx: Transaction,
  { settings, sendMail, queue }: HoldDeps,
  { validated, who, caller, timeZone }: HoldAttempt,
  made: PlacedHold,
  operator: { readonly email: string; readonly language: 'en' | 'de' },
  fullMailboxes: ReadonlySet<string>,
): Promise<void> {
  const { bookable, forms, selection, email, price } = validated;
  const { travellerFields } = bookable.facts.variant;
  const travellers = forms.map((form, position) => ({
    hold_id: made.id,
    position,
    passenger_type: form.typeId,
    ...storedAnswers(travellerFields, form, position, ['ordinary', 'health']),
  }));
  if (travellers.length > 0) await trx.insertInto('hold_traveller').values(travellers).execute();
  const friends = friendsOf(selection);
  if (friends.length > 0) {
    const rows = friends.map(({ roomId, ...friend }, position) => ({
      hold_id: made.id,
      room_id: roomId,
      position,
      ...friend,
    }));
    await trx.insertInto('hold_friend').values(rows).execute();
  }
  const agency = who.agencyId
    ? await trx.selectFrom('agency').select('name').where('id', '=', who.agencyId).executeTakeFirstOrThrow()
    : null;
  const lead = travellerName(forms[0]?.values);
  const hold = {
    ...made,
    endsAt: made.ends_at,
    language: caller.language,
    timeZone,
    selection: heldSelection(validated),
    total: price.total,
    currency: price.currency,
    tour: { slug: bookable.facts.tour.slug, tagline: bookable.listed.tagline[caller.language] },
    client: who.agencyId ? lead || email : null,
    recipients: [who.agencyId ? (caller.account?.email ?? email) : email],
    operator,
  };
  for (const mail of mailsOfNew(hold, lead, agency?.name ?? null, friends, settings))
    if (mail.kind === 'hold-placed' || !fullMailboxes.has(mailboxKey(mail.to))) await sendMail(trx, mail);
  await queue.add(trx, expireHold, { holdId: made.id }, { key: made.id, notBefore: made.ends_at });
}
