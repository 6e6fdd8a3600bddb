import type { AmendableBooking, PricedOn } from '#domain/booking/amendment.ts';
import type { Day } from '#domain/calendar/day.ts';
import { departureOn } from '#domain/catalogue/departures.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import type { Choices } from '#domain/pricing/choices.ts';
import type { Line } from '#domain/pricing/line.ts';
import type { FoundPromoCode } from '#domain/pricing/promo-code.ts';
import { quote } from '#domain/pricing/quote.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Locked } from '../book/effects.ts';
import type { HeldPrice } from '../hold/snapshot.ts';
import { noEntitlements } from '../quote/entitlements.ts';
import type { FactsContext } from '../quote/sale-facts.ts';

type Booking = Pick<Locked['booking'], 'id' | 'facts_hash' | 'facts_context' | 'price' | 'currency' | 'created_at'>;

/**
 * Returns the facts that a booking was priced on. Those of a booking from before facts were frozen are today's, and count
 * only if they lead to exactly the agreed lines; null if they do not.
 */
export async function readPricedOn(
  database: Database | Transaction,
  booking: Booking,
  choices: Choices,
  today: BookableFacts | null,
): Promise<PricedOn | null> {
  const { facts_hash, facts_context, price, created_at, currency } = booking;
  if (facts_hash !== null) {
    const { facts } = await database
      .selectFrom('sale_facts')
      .select('facts')
      .where('hash', '=', facts_hash)
      .executeTakeFirstOrThrow();
    return { facts: facts as BookableFacts, ...(facts_context as FactsContext) };
  }
  if (!today) return null;
  const { lines, rates } = price as HeldPrice;
  const isMember = lines.some(({ kind }) => kind === 'feeWaiver') || choices.saving.kind === 'member';
  const priced: PricedOn = {
    facts: { ...today, rates },
    now: created_at.getTime(),
    person: { ...noEntitlements.person, isMember: isMember && choices.membership !== 'yes' },
    promo: choices.saving.kind === 'promoCode' ? await readPromo(database, choices.saving.code) : null,
  };
  const quoted = quote(choices, { ...priced, currency, special: null, premium: null });
  const isSame = typeof quoted !== 'string' && sameLines(quoted.lines, lines);
  return isSame ? priced : null;
}

const sameLines = (one: readonly Line[], other: readonly Line[]): boolean => {
  const plain = (lines: readonly Line[]) =>
    lines.map(({ kind, quantity, unit, amount }) => `${kind} ${quantity} ${unit} ${amount}`).join();
  return plain(one) === plain(other);
};

/** Reads a promo code as it is judged for a booking that has used it already. */
async function readPromo(database: Database | Transaction, code: string): Promise<FoundPromoCode | null> {
  const row = await database
    .selectFrom('promo_code')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  return (
    (row && {
      facts: {
        code: row.code,
        offer: row.offer,
        bookFrom: new Date(row.book_from).getTime(),
        bookUntil: new Date(row.book_until).getTime(),
        travelFrom: row.travel_from as Day | null,
        travelUntil: row.travel_until as Day | null,
        totalLimit: null,
        personLimit: null,
        minimumSpend: row.minimum_spend,
        tourIds: row.tour_ids,
      },
      usedByAll: 0,
      usedByPerson: 0,
    }) ??
    null
  );
}

/** Returns frozen facts with today's departure of another day, which the booking can move to. */
export function withDeparture(priced: PricedOn, today: BookableFacts, day: Day): PricedOn {
  const departure = departureOn(today.variant, day);
  const { facts } = priced;
  const departures = facts.variant.departures.filter((sold) => sold.day !== day);
  return departure
    ? { ...priced, facts: { ...facts, variant: { ...facts.variant, departures: [...departures, departure] } } }
    : priced;
}

/** Returns a stored booking as its changes are priced on. */
export function amendableOf(booking: Locked['booking'], choices: Choices, balance: number): AmendableBooking {
  const { id, currency, price, total, sale, plan } = booking;
  const { lines, tourPrice, cancellation } = price as HeldPrice;
  return {
    id,
    currency,
    choices,
    lines,
    total,
    tourPrice,
    balance,
    sale,
    agreed: cancellation as unknown as AmendableBooking['agreed'],
    plan,
  };
}
