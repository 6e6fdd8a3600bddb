import type { Day } from '#domain/calendar/day.ts';
import { fromDotted, toDotted } from '#domain/calendar/day-forms.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import { type PassengerCounts, STEPPER_LIMITS } from '#domain/party/passengers.ts';

/** The query of the booking page's address. */
export interface PageAddress {
  readonly day: Day | null;
  readonly type: 'book' | 'hold';
  readonly party: PassengerCounts;
  /** The agent that the visit is attributed to, unchanged. */
  readonly pid: string | null;
  /** The currency that the page is bound to; null when the visitor's own currency is used. */
  readonly currency: Currency | null;
}

/** Returns the query pairs of an address, in order. */
export function toQuery({ day, type, party, pid, currency }: PageAddress): Record<string, string> {
  const travellers = Object.entries(party).filter(([, count]) => count > 0);
  return {
    ...(day && { date: toDotted(day) }),
    type,
    ...Object.fromEntries(travellers.map(([typeId, count]) => [`travellers[${typeId}]`, String(count)])),
    ...(pid !== null && { pid }),
    ...(currency && { currency }),
  };
}

/** Reads query pairs and ignores invalid ones, so that an old or mistyped address still opens. */
export function fromQuery(query: Readonly<Record<string, string>>): PageAddress {
  const { date, type, pid, currency } = query;
  return {
    day: date === undefined ? null : fromDotted(date),
    type: type === 'hold' ? 'hold' : 'book',
    party: Object.fromEntries(Object.entries(query).flatMap(readTravellers)),
    pid: pid ?? null,
    currency: currency !== undefined && isCurrency(currency) ? currency : null,
  };
}

function readTravellers([name, value]: [string, string]): [number, number][] {
  const typeId = /^travellers\[([1-9]\d{0,8})\]$/.exec(name)?.[1];
  const count = /^\d{1,2}$/.test(value) ? Number(value) : 0;
  return typeId !== undefined && count > 0 && count <= STEPPER_LIMITS.maximum ? [[Number(typeId), count]] : [];
}

/** Returns whether an address requests the recommended rooms at once. */
export const asksForRecommendation = (query: Readonly<Record<string, string>>): boolean =>
  query.applyRecommendation === '1';
