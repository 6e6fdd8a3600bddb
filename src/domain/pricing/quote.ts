import type { Instant } from '#domain/calendar/instant.ts';
import { departureOn } from '#domain/catalogue/departures.ts';
import type { BookableFacts, DepartureFacts } from '#domain/catalogue/facts.ts';
import type { Currency } from '#domain/money/currency.ts';
import { convert } from '#domain/money/exchange.ts';
import type { Minor } from '#domain/money/money.ts';
import { type Money, shareOf } from '#domain/money/money.ts';
import { countOf, partySize } from '#domain/party/passengers.ts';
import { inRoom, unitsPaid } from '#domain/rooms/allocation.ts';
import { euroInCharge, inCharge } from './charge.ts';
import type { Choices } from './choices.ts';
import { quantityOf, timesCharged } from './extras.ts';
import { type Line, line, sumOf } from './line.ts';
import type { FoundPromoCode } from './promo-code.ts';
import { basePrice, bestPromotion, reduction } from './promotion.ts';
import { hasMembership, type Person, type SavingProblem, savingOutcome } from './saving.ts';
import type { FoundSpecialPrice } from './special-price.ts';

/** Everything that a price depends on besides the choices. */
export interface QuoteContext {
  readonly facts: BookableFacts;
  readonly currency: Currency;
  readonly now: Instant;
  readonly person: Person;
  /** The code of the saving, if it exists. */
  readonly promo: FoundPromoCode | null;
  /** The offer whose special price the saving names, if it exists. */
  readonly special: FoundSpecialPrice | null;
  /** The insurer's premium for the chosen policy; null while there is no quote. */
  readonly premium: Money | null;
}

/** A price with the lines that explain it. */
export interface Quote {
  readonly currency: Currency;
  readonly lines: readonly Line[];
  readonly total: Minor;
  /** The basis of deposits, instalments and refunds: tour, rooms and extras after promotion and saving. */
  readonly tourPrice: Minor;
  /** The struck total without promotion and saving; null when there was none. */
  readonly oldTotal: Minor | null;
  /** Why the chosen saving does not apply; null when it does, or none was chosen. */
  readonly savingProblem: SavingProblem | null;
}

/** Why there is no price: no departure on that day, or a passenger type that is not sold on it. */
export type QuoteProblem = 'noDeparture' | 'typeNotSold';

/** Returns the price of the choices; all prices are calculated here. */
export function quote(choices: Choices, context: QuoteContext): Quote | QuoteProblem {
  const departure = departureOn(context.facts.variant, choices.day);
  if (!departure) return 'noDeparture';
  const travellers = travellerLines(choices, context, departure);
  if (!travellers) return 'typeNotSold';
  const tour = [...travellers, ...roomLines(choices, context), ...extraLines(choices, context)];
  const { facts, currency } = context;
  const saving = savingOutcome(choices, {
    ...context,
    special: specialOf(context, travellers),
    variantId: facts.variant.id,
    tourId: facts.tour.id,
    day: departure.day,
    spend: sumOf(tour),
    rates: facts.rates,
    membership: facts.membership,
  });
  if (choices.saving.kind !== 'none' && saving.off > 0) {
    tour.push(line({ kind: 'saving', reason: { saving: choices.saving.kind } }, 1, -saving.off));
  }
  const tourPrice = sumOf(tour);
  const lines = [...tour, ...atOnceLines(choices, context, tourPrice)];
  const total = sumOf(lines);
  const reduced = sumOf(lines.filter(({ kind }) => kind === 'promotion' || kind === 'saving'));
  const oldTotal = reduced < 0 ? total - reduced : null;
  return { currency, lines, total, tourPrice, oldTotal, savingProblem: saving.problem };
}

/** Returns the special price, and the current price of the same travellers in the offered rooms. */
function specialOf(context: QuoteContext, travellers: readonly Line[]) {
  const { special: found } = context;
  if (!found) return null;
  const normal = sumOf([...travellers, ...roomLines(found, context)]);
  return { found, price: inCharge(found.price, context), normal };
}

function travellerLines(choices: Choices, context: QuoteContext, departure: DepartureFacts): Line[] | null {
  const pricing = { ...context, departure };
  const promotion = bestPromotion(pricing, choices.party);
  const full: Line[] = [];
  const off: Line[] = [];
  for (const { id: typeId } of context.facts.variant.passengerTypes) {
    const count = countOf(choices.party, typeId);
    if (count === 0) continue;
    const base = basePrice(pricing, typeId);
    if (base === null) return null;
    full.push(line({ kind: 'traveller', reason: { typeId } }, count, base));
    const less = promotion ? reduction(promotion, base, pricing) : 0;
    if (promotion && less > 0) {
      off.push(line({ kind: 'promotion', reason: { promotionId: promotion.id, typeId } }, count, -less));
    }
  }
  return [...full, ...off];
}

function roomLines(choices: Pick<Choices, 'rooms'>, context: QuoteContext): Line[] {
  return context.facts.variant.rooms.flatMap((room) => {
    const people = partySize(inRoom(choices.rooms, room.id));
    if (people === 0) return [];
    const { per, amount } = room.price;
    const { id } = room;
    return [line({ kind: 'room', reason: { roomId: id, per } }, unitsPaid(room, people), inCharge(amount, context))];
  });
}

function extraLines(choices: Choices, context: QuoteContext): Line[] {
  return context.facts.variant.extras.flatMap((extra) =>
    extra.options.flatMap((option) => {
      const times = timesCharged(extra, context.facts.tour.lengthDays);
      const quantity = quantityOf(choices.extras, extra.id, option.id) * times;
      if (quantity === 0) return [];
      const reason = { extraId: extra.id, optionId: option.id, nights: extra.per === 'night' ? times : null };
      return [line({ kind: 'extra', reason }, quantity, inCharge(option.price, context))];
    }),
  );
}

function atOnceLines(choices: Choices, context: QuoteContext, tourPrice: Minor): Line[] {
  const { facts, currency, person, premium } = context;
  const { flexible } = facts.operator;
  const lines: Line[] = [];
  if (choices.flexible && flexible) {
    const unit = inCharge(flexible.pricePerTraveller, context);
    lines.push(line({ kind: 'flexible', reason: null }, partySize(choices.party), unit));
  }
  lines.push(...feeLines(choices, context, tourPrice));
  if (choices.insurance.answer === 'yes' && premium) {
    lines.push(line({ kind: 'insurance', reason: null }, 1, convert(premium, currency, facts.rates)));
  }
  if (choices.membership === 'yes' && !person.isMember && facts.membership) {
    lines.push(line({ kind: 'membership', reason: null }, 1, euroInCharge(facts.membership.price, context)));
  }
  return lines;
}

function feeLines(choices: Choices, context: QuoteContext, tourPrice: Minor): Line[] {
  const { serviceFee } = context.facts.operator;
  if (serviceFee.kind === 'none') return [];
  const percent = serviceFee.kind === 'percent';
  const fee = percent ? shareOf(tourPrice, serviceFee.share) : inCharge(serviceFee.amount, context);
  const charged = line({ kind: 'serviceFee', reason: { share: percent ? serviceFee.share : null } }, 1, fee);
  return fee > 0 && hasMembership(choices, context.person, context.facts.membership)
    ? [charged, line({ kind: 'feeWaiver', reason: null }, 1, -fee)]
    : [charged];
}
