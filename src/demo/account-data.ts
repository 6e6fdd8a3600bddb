import { addDays, type Day, daysBetween, partsOf } from '#domain/calendar/day.ts';
import { addMonths } from './departures.ts';
import { MEMBERSHIP } from './promo-codes.ts';
import type { Random } from './random.ts';
import type { DemoCredit, DemoPerson, DemoStoredCard } from './society.ts';

/** Creates a membership that is active or has expired. */
export function membershipAround(today: Day, random: Random): DemoPerson['membership'] {
  const from = addDays(today, -random.between(5, 500));
  return { from, until: addMonths(from, MEMBERSHIP.months) };
}

/**
 * Creates travel credits since the account was opened: a welcome credit, occasional others, and sometimes a booking
 * that used some.
 */
export function creditsOf(joinedOn: Day, today: Day, random: Random): DemoCredit[] {
  const later = () => addDays(joinedOn, random.between(1, daysBetween(joinedOn, today)));
  const granted: DemoCredit[] = [{ amount: 1000, reason: 'welcome', on: joinedOn }];
  if (random.happens(0.6)) granted.push({ amount: random.pick([500, 1000, 1500]), reason: 'review', on: later() });
  if (random.happens(0.25)) granted.push({ amount: 2500, reason: 'friend', on: later() });
  if (random.happens(0.2)) granted.push({ amount: random.between(20, 90) * 100, reason: 'goodwill', on: later() });
  granted.sort((one, other) => (one.on < other.on ? -1 : 1));
  const sum = granted.reduce((total, { amount }) => total + amount, 0);
  // The spending comes last, so that the balance is never negative.
  if (random.happens(0.4)) granted.push({ amount: -random.between(5, sum / 100) * 100, reason: 'booking', on: today });
  return granted;
}

/** Creates a stored card; one in twelve has expired. */
export function cardOf(
  owner: Pick<DemoPerson, 'firstName' | 'lastName' | 'countryCode' | 'joinedOn'>,
  today: Day,
  random: Random,
): DemoStoredCard {
  const [brand, lastFour] = random.pick([
    ['visa', '4242'],
    ['visa', '1881'],
    ['mastercard', '4444'],
    ['mastercard', '5100'],
    ['amex', '0005'],
    ['maestro', '0604'],
  ] as const);
  // Letters only, so that no token looks like a card number.
  const token = Array.from({ length: 24 }, () => random.pick([...'abcdefghjkmnpqrstuvwxyz'])).join('');
  const consented = addDays(owner.joinedOn, random.between(0, daysBetween(owner.joinedOn, today) - 1));
  return {
    token: `demo_${token}`,
    brand,
    lastFour,
    expiryMonth: random.between(1, 12),
    expiryYear: partsOf(today)[0] + (random.happens(1 / 12) ? -1 : random.between(1, 4)),
    holderName: `${owner.firstName} ${owner.lastName}`,
    billingCountry: owner.countryCode,
    consentedAt: Date.parse(`${consented}T${String(random.between(7, 21)).padStart(2, '0')}:24:00Z`),
  };
}
