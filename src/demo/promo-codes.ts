import { addDays, type Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { MembershipFacts, PromoCodeFacts } from '#domain/catalogue/facts.ts';
import type { TourPlan } from './plans.ts';

/** The yearly membership. */
export const MEMBERSHIP: MembershipFacts = { price: 7900, saving: 500, months: 12 };

const startOf = (day: Day): Instant => Date.parse(`${day}T00:00:00Z`);

/** Creates the promo codes: valid for everything, for river cruises only, used up, expired, and not yet valid. */
export function promoCodesOf(plans: readonly TourPlan[], today: Day): PromoCodeFacts[] {
  const code = (name: string, rest: Partial<PromoCodeFacts> & Pick<PromoCodeFacts, 'offer'>): PromoCodeFacts => ({
    code: name,
    bookFrom: startOf(addDays(today, -30)),
    bookUntil: startOf(addDays(today, 366)) - 1,
    travelFrom: null,
    travelUntil: null,
    totalLimit: null,
    personLimit: 1,
    minimumSpend: 0,
    tourIds: [],
    ...rest,
  });
  const cruises = plans.filter((plan) => plan.kind === 'river').map((plan) => plan.id);
  return [
    code('WELCOME50', { offer: { kind: 'absolute', amount: 5000 }, minimumSpend: 50_000 }),
    code('WAYMARK10', { offer: { kind: 'percentage', share: 1000 }, personLimit: 3, minimumSpend: 30_000 }),
    code('RIVER75', { offer: { kind: 'absolute', amount: 7500 }, tourIds: cruises.slice(0, 200) }),
    code('SPRING5', {
      offer: { kind: 'percentage', share: 500 },
      travelFrom: addDays(today, 90),
      travelUntil: addDays(today, 220),
      personLimit: null,
    }),
    code('FIRST100', { offer: { kind: 'absolute', amount: 10_000 }, totalLimit: 100, minimumSpend: 100_000 }),
    code('GONE15', { offer: { kind: 'percentage', share: 1500 }, bookUntil: startOf(addDays(today, -5)) - 1 }),
    code('SOON15', { offer: { kind: 'percentage', share: 1500 }, bookFrom: startOf(addDays(today, 30)) }),
  ];
}
