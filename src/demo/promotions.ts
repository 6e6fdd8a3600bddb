import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayStart } from '#domain/calendar/day-at.ts';
import type { Offer, PromotionFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import type { Company } from './company.ts';
import { addMonths, SOLD_MONTHS } from './departures.ts';
import type { TourPlan } from './plans.ts';
import { randomOf } from './random.ts';

interface Kind {
  readonly name: Words;
  readonly offer: Offer;
  /** The first and last booking day, relative to today. */
  readonly booked: readonly [number, number];
  /** The first and last departure day, relative to today. */
  readonly travelled: readonly [number, number];
  /** The share of the operator's tours in percent; 100 includes future tours. */
  readonly share: number;
  readonly minimumTravellers?: number;
}

const words = (en: string, de: string): Words => ({ en, de });
const percent = (share: number): Offer => ({ kind: 'percentage', share: share * 100 });

const KINDS: readonly Kind[] = [
  {
    name: words('Early booking saving', 'Frühbucherrabatt'),
    offer: percent(10),
    booked: [-20, 38],
    travelled: [120, 540],
    share: 100,
  },
  { name: words('Last places', 'Letzte Plätze'), offer: percent(20), booked: [-6, 9], travelled: [10, 75], share: 40 },
  {
    name: words('Low-season saving', 'Nebensaisonrabatt'),
    offer: percent(12),
    booked: [-30, 52],
    travelled: [30, 190],
    share: 50,
  },
  {
    name: words('Winter sale', 'Winterangebot'),
    offer: percent(15),
    booked: [-3, 17],
    travelled: [60, 330],
    share: 35,
  },
  {
    name: words('Travel with friends', 'Mit Freunden reisen'),
    offer: { kind: 'absolute', amount: 8000 },
    booked: [-60, 120],
    travelled: [20, 500],
    share: 60,
    minimumTravellers: 4,
  },
  {
    name: words('New on Waymark', 'Neu bei Waymark'),
    offer: percent(8),
    booked: [-10, 24],
    travelled: [20, 400],
    share: 25,
  },
  {
    name: words('A hundred off', 'Hundert weniger'),
    offer: { kind: 'absolute', amount: 10_000 },
    booked: [-14, 12],
    travelled: [45, 260],
    share: 30,
  },
  {
    name: words('Summer dates released', 'Sommertermine frisch freigegeben'),
    offer: percent(7),
    booked: [6, 40],
    travelled: [180, 330],
    share: 45,
  },
  {
    name: words('Autumn saving', 'Herbstrabatt'),
    offer: percent(12),
    booked: [-80, -9],
    travelled: [5, 120],
    share: 50,
  },
];

/** Creates the promotions of an operator: active, expired and upcoming. */
export function promotionsOf(company: Company, plans: readonly TourPlan[], today: Day, seed: string): PromotionFacts[] {
  const random = randomOf(`${seed} promotions ${company.slug}`);
  const count = random.weighted([
    [0, 30],
    [1, 40],
    [2, 25],
    [3, 5],
  ] as const);
  const last = addMonths(today, SOLD_MONTHS);
  return random.some(KINDS, count).map((kind, index) => ({
    id: company.id * 10 + index + 1,
    name: kind.name,
    offer: kind.offer,
    bookFrom: dayStart(addDays(today, kind.booked[0]), company.timeZone),
    bookUntil: dayStart(addDays(today, kind.booked[1] + 1), company.timeZone) - 1,
    travelFrom: addDays(today, kind.travelled[0]),
    travelUntil: [addDays(today, kind.travelled[1]), last].sort()[0] as Day,
    tourIds: kind.share === 100 ? [] : someTours(plans, kind.share, random.next()),
    minimumTravellers: kind.minimumTravellers ?? 1,
  }));
}

/** Returns at least one tour, because an empty list would mean all tours. */
function someTours(plans: readonly TourPlan[], share: number, offset: number): number[] {
  const chosen = plans.filter((_, index) => (index * 0.618 + offset) % 1 < share / 100);
  return (chosen.length > 0 ? chosen : plans.slice(0, 1)).map((plan) => plan.id);
}
