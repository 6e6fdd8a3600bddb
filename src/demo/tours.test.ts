import { expect, it } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import { partyProblems } from '#domain/party/passengers.ts';
import { quote } from '#domain/pricing/quote.ts';
import { recommendRooms } from '#domain/rooms/recommendation.ts';
import { makeMarketplace } from './make-marketplace.ts';

const market = makeMarketplace({ tours: 250, today: day('2026-11-15') });
const now = Date.parse('2026-11-15T12:00:00Z');
const rates = market.rates.at(-1)!;

/** A small party on the first departure of each variant with enough places, as the checkout would price it. */
const sales = [...market.tours].flatMap((tour) => {
  const operator = market.operators.find(({ facts }) => facts.id === tour.facts.operatorId)!.facts;
  return tour.variants.flatMap(({ facts: variant, places }) => {
    const at = places.findIndex(({ capacity, taken }) => capacity - taken >= 6);
    if (at < 0) return [];
    const party = { 1: Math.max(2, variant.passengerTypes[0]!.minimum) };
    const roomsLeft = Object.fromEntries(places[at]!.rooms.map((room) => [room.roomId, room.capacity - room.taken]));
    const departure = variant.departures[at]!;
    const left = { departureId: departure.id, placesLeft: places[at]!.capacity - places[at]!.taken, roomsLeft };
    const facts: BookableFacts = { operator, tour: tour.facts, variant, membership: market.membership, rates };
    return [
      {
        facts,
        party,
        departure,
        rooms: variant.rooms.length === 0 ? {} : recommendRooms({ rooms: variant.rooms, party, left }),
      },
    ];
  });
});

it('has a valid party and room allocation for every departure with places left', () => {
  expect(sales.length).toBeGreaterThan(200);
  const refused = sales.filter(
    ({ facts, party, rooms }) =>
      rooms === null || partyProblems(facts.variant.passengerTypes, party, facts.tour.maximumGroup).length > 0,
  );
  expect(refused).toEqual([]);
});

it('can be priced in another currency, and some tours are on sale today', () => {
  const priced = sales.map(({ facts, party, departure, rooms }) =>
    quote(
      {
        day: departure.day,
        party,
        rooms: rooms ?? {},
        extras: {},
        flexible: false,
        insurance: { answer: 'undecided' },
        membership: 'undecided',
        saving: { kind: 'none' },
      },
      {
        facts,
        currency: 'EUR',
        now,
        person: { isMember: false, travelCredits: 0 },
        promo: null,
        special: null,
        premium: null,
      },
    ),
  );
  const quotes = priced.filter((price) => typeof price !== 'string');
  expect(quotes).toHaveLength(priced.length);
  expect(quotes.every((price) => price.total > 10_000)).toBe(true);
  expect(quotes.filter((price) => price.oldTotal !== null).length).toBeGreaterThan(10);
});
