import { addDays, type Day, daysBetween, partsOf } from '#domain/calendar/day.ts';
import type { DepartureFacts, PassengerTypeFacts } from '#domain/catalogue/facts.ts';
import type { DemoPlaces } from './marketplace.ts';
import { pricesFor } from './passengers.ts';
import type { TourPlan } from './plans.ts';
import type { Random } from './random.ts';
import type { RoomStock } from './rooms.ts';
import { type Season, seasonPercent } from './seasons.ts';

/** How many months ahead departures are sold. */
export const SOLD_MONTHS = 18;
const FIRST_DAYS_AHEAD = 12;
const MAX_DEPARTURES = 44;

/** The inputs for the departures of a variant. */
export interface DepartureOptions {
  readonly plan: TourPlan;
  readonly variantId: number;
  readonly today: Day;
  readonly season: Season;
  readonly types: readonly PassengerTypeFacts[];
  readonly rooms: readonly RoomStock[];
  /** The maximum number of travellers. */
  readonly capacity: number;
  /** The adult price in an average month, in whole units. */
  readonly units: number;
  /** 0 to 1: how well the tour sells. */
  readonly popularity: number;
}

/** Creates the departures of a variant with the number of places already sold. */
export function departuresOf(
  options: DepartureOptions,
  random: Random,
): { facts: DepartureFacts[]; places: DemoPlaces[] } {
  const { plan, variantId, today, season, types, units } = options;
  const facts: DepartureFacts[] = [];
  const places: DemoPlaces[] = [];
  for (const day of startDays(options, random)) {
    const id = variantId * 1000 + facts.length + 1;
    const price = (units * seasonPercent(season, day)) / 100;
    const onRequest = random.happens(plan.kind === 'private' ? 0.7 : 0.18);
    facts.push({
      id,
      day,
      prices: pricesFor(types, price, plan.company.id),
      confirmation: onRequest ? 'onRequest' : 'instant',
      state: 'open',
      closesDaysBefore: 1,
    });
    places.push(placesOf(id, daysBetween(today, day), options, random));
  }
  return { facts, places };
}

function startDays({ plan, today, season }: DepartureOptions, random: Random): Day[] {
  const last = addDays(addMonths(today, SOLD_MONTHS), -1);
  const rhythm = plan.kind === 'private' ? 7 : random.pick(plan.lengthDays > 14 ? [21, 28, 28] : [7, 14, 14, 21]);
  const days: Day[] = [];
  for (let ahead = FIRST_DAYS_AHEAD + random.between(0, 13); days.length < MAX_DEPARTURES; ahead += rhythm) {
    const day = addDays(today, ahead);
    if (day > last) break;
    if (season.open.has(partsOf(day)[1]) && !random.happens(0.08)) days.push(day);
  }
  return days;
}

/** Returns the same day some months later, or the last day of a shorter month. */
export function addMonths(start: Day, months: number): Day {
  const [year, month, dayOfMonth] = partsOf(start);
  const count = year * 12 + (month - 1) + months;
  const first =
    `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01` as Day;
  const later = addDays(first, dayOfMonth - 1);
  return partsOf(later)[1] === partsOf(first)[1] ? later : addDays(later, -partsOf(later)[2]);
}

function placesOf(departureId: number, daysAhead: number, options: DepartureOptions, random: Random): DemoPlaces {
  const { plan, capacity, rooms, popularity } = options;
  const wanted =
    plan.kind === 'private' ? (random.happens(0.1) ? capacity : 0) : sold(daysAhead, capacity, popularity, random);
  const taken = rooms.map(() => 0);
  let people = 0;
  while (people < wanted) {
    const open = rooms.flatMap(({ room, capacity: stock }, index) => {
      const size = room.shared ? 1 : room.beds;
      const weight = size > wanted - people ? 0.001 : room.beds === 2 ? 6 : 1;
      return (taken[index] as number) < stock ? [[index, weight / (1 + room.price.amount / 100_000)] as const] : [];
    });
    if (open.length === 0) break;
    const index = random.weighted(open);
    const { room } = rooms[index] as RoomStock;
    taken[index] = (taken[index] as number) + 1;
    people += Math.min(room.shared ? 1 : room.beds, wanted - people);
  }
  return {
    departureId,
    capacity,
    taken: rooms.length === 0 ? wanted : people,
    rooms: rooms.map(({ room, capacity: stock }, index) => ({
      roomId: room.id,
      capacity: stock,
      taken: taken[index] as number,
    })),
  };
}

/** Returns the number of sold places: earlier departures are fuller, and some sell out long before. */
function sold(daysAhead: number, capacity: number, popularity: number, random: Random): number {
  const soon = Math.max(0, 1 - daysAhead / 420);
  if (random.happens(0.03 + 0.12 * soon * popularity)) return capacity;
  if (random.happens(0.05 + 0.15 * soon * popularity)) return Math.max(0, capacity - random.between(1, 3));
  const share = Math.min(0.85, soon * (0.35 + 0.55 * popularity) * (0.4 + random.next() * 0.8));
  return Math.round(capacity * share);
}
