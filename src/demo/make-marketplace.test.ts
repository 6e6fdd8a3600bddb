import { describe, expect, it } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { addMonths } from './departures.ts';
import { makeMarketplace } from './make-marketplace.ts';
import type { DemoTour } from './marketplace.ts';

const TODAY = day('2026-11-15');
const market = makeMarketplace({ tours: 600, today: TODAY });
const tours = [...market.tours];
const places = new Map(market.places.map((place) => [place.id, place]));
const variants = tours.flatMap((tour) => tour.variants);
const departures = variants.flatMap((variant) =>
  variant.facts.departures.map((facts, index) => ({ facts, places: variant.places[index]! })),
);

const unique = (values: readonly unknown[]) => new Set(values).size;

function prose(tour: DemoTour): Words[] {
  return [tour.tagline, ...tour.description, ...tour.itinerary.map((one) => one.text)];
}

describe('a demo marketplace', () => {
  it('is the same for the same seed and differs for another seed', () => {
    const options = { tours: 12, today: TODAY };
    const [one, same] = [makeMarketplace(options), makeMarketplace(options)];
    const other = makeMarketplace({ ...options, seed: 'other' });
    expect(JSON.stringify([one, ...one.tours])).toBe(JSON.stringify([same, ...same.tours]));
    expect([...other.tours].map((tour) => tour.facts.name.en)).not.toEqual(
      [...one.tours].map((tour) => tour.facts.name.en),
    );
  });

  it('survives JSON', () => {
    const all = { ...market, tours: tours.slice(0, 40) };
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });

  it('has 600 tours by more than 30 operators in more than 70 countries', () => {
    expect(tours).toHaveLength(600);
    expect(unique(tours.map((tour) => tour.facts.operatorId))).toBeGreaterThanOrEqual(30);
    expect(unique(tours.flatMap((tour) => tour.countryCodes))).toBeGreaterThanOrEqual(70);
    expect(unique(tours.flatMap((tour) => tour.styleSlugs))).toBe(market.styles.length);
  });

  it('gives every tour its own slug and its own name in both languages', () => {
    expect(unique(tours.map((tour) => tour.facts.slug))).toBe(600);
    expect(unique(tours.map((tour) => tour.facts.name.en))).toBe(600);
    expect(unique(tours.map((tour) => tour.facts.name.de))).toBe(600);
    for (const { facts } of tours) expect(facts.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('keeps every id unique within its kind', () => {
    expect(unique(variants.map((variant) => variant.facts.id))).toBe(variants.length);
    expect(unique(departures.map((departure) => departure.facts.id))).toBe(departures.length);
    const rooms = variants.flatMap((variant) => variant.facts.rooms.map((room) => room.id));
    const extras = variants.flatMap((variant) => variant.facts.extras.map((extra) => extra.id));
    const reviews = tours.flatMap((tour) => tour.reviews.map((review) => review.id));
    for (const ids of [rooms, extras, reviews]) expect(unique(ids)).toBe(ids.length);
    expect(Math.max(...departures.map((departure) => departure.facts.id))).toBeLessThan(2 ** 31);
  });

  it('leads every itinerary through known places of the countries it names, day by day', () => {
    const wrong = tours.filter((tour) => {
      const { lengthDays } = tour.facts;
      const strays = tour.itinerary.filter(({ placeId }) => {
        const code = places.get(placeId)?.countryCode;
        return !code || !tour.countryCodes.includes(code);
      });
      const nights = tour.route.reduce((sum, stop) => sum + stop.nights, 0);
      const numbered = tour.itinerary.every((one, index) => one.number === index + 1);
      const fits = tour.itinerary.length === lengthDays && nights === lengthDays - 1;
      return strays.length > 0 || !numbered || !fits || lengthDays < 3 || lengthDays > 28;
    });
    expect(wrong).toEqual([]);
  });

  it('repeats no paragraph within a tour, in either language', () => {
    for (const tour of tours) {
      const texts = prose(tour);
      expect(unique(texts.map((text) => text.en))).toBe(texts.length);
      expect(unique(texts.map((text) => text.de))).toBe(texts.length);
      expect(unique(tour.reviews.map((review) => review.text.en))).toBe(tour.reviews.length);
    }
  });

  it('writes German that is complete, differs from the English and leaves no gap open', () => {
    const reviews = tours.flatMap((tour) => tour.reviews.flatMap((review) => [review.title, review.text]));
    const questions = tours.flatMap((tour) => tour.questions.flatMap((one) => [one.question, one.answer]));
    const terms = market.operators.flatMap((operator) => [operator.story, ...operator.terms.map((one) => one.text)]);
    const countries = market.countries.map((country) => country.intro);
    const texts = [...tours.flatMap(prose), ...reviews, ...questions, ...terms, ...countries];
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the mark of an open phrase must never leave the phrasebook.
    const unfinished = /[{}\u0001]|undefined| {2}/;
    expect(
      texts.filter(({ en, de }) => de.length < 3 || de === en || unfinished.test(en) || unfinished.test(de)),
    ).toEqual([]);
  });

  it('rates a tour by the mean of its review distribution', () => {
    for (const { rating, reviews } of tours) {
      const count = rating.distribution.reduce((sum, times) => sum + times, 0);
      const stars = rating.distribution.reduce((sum, times, index) => sum + times * (index + 1), 0);
      expect(count).toBe(reviews.length);
      expect(rating.count).toBe(count);
      expect(rating.average).toBe(count === 0 ? 0 : Math.round((stars * 100) / count));
    }
  });

  it('has reviews only about the past', () => {
    for (const review of tours.flatMap((tour) => tour.reviews)) {
      expect(review.writtenOn <= TODAY).toBe(true);
      expect(review.travelled <= review.writtenOn.slice(0, 7)).toBe(true);
    }
  });

  it('sells departures within eighteen months, in order and at most one a day', () => {
    const last = addMonths(TODAY, 18);
    for (const { facts } of variants) {
      const days = facts.departures.map((departure) => departure.day);
      expect(days.length).toBeGreaterThan(0);
      expect([...new Set(days)].sort()).toEqual(days);
      expect(days[0]! > TODAY && days.at(-1)! < last).toBe(true);
    }
  });

  it('prices every passenger type in positive whole cents, and rooms and extras in whole cents', () => {
    const wrong = variants.filter(({ facts }) => {
      const prices = facts.departures.flatMap((one) => facts.passengerTypes.map((type) => one.prices[type.id]));
      const rooms = facts.rooms.map((room) => room.price.amount);
      const extras = facts.extras.flatMap((extra) => extra.options.map((option) => option.price));
      return (
        !prices.every((price) => Number.isInteger(price) && (price ?? 0) > 0) ||
        ![...rooms, ...extras].every((price) => Number.isInteger(price) && price >= 0)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has sold-out, nearly full, half-empty and on-request departures, and never more taken than the capacity', () => {
    const left = departures.map(({ places }) => places.capacity - places.taken);
    expect(left.filter((count) => count === 0).length).toBeGreaterThan(300);
    expect(left.filter((count) => count >= 1 && count <= 3).length).toBeGreaterThan(300);
    expect(left.filter((count) => count > 5).length).toBeGreaterThan(5000);
    expect(departures.filter(({ facts }) => facts.confirmation === 'onRequest').length).toBeGreaterThan(1000);
    const oversold = departures
      .flatMap(({ places }) => [places, ...places.rooms])
      .filter(({ capacity, taken }) => taken < 0 || taken > capacity);
    expect(oversold).toEqual([]);
  });

  it('has enough taken rooms for everyone who has booked', () => {
    const homeless = variants
      .filter((variant) => variant.facts.rooms.length > 0)
      .flatMap((variant) => {
        const beds = new Map(variant.facts.rooms.map((room) => [room.id, room.shared ? 1 : room.beds]));
        const slept = (rooms: readonly { roomId: number; taken: number }[]) =>
          rooms.reduce((sum, room) => sum + room.taken * (beds.get(room.roomId) ?? 0), 0);
        return variant.places.filter(({ taken, rooms }) => slept(rooms) < taken);
      });
    expect(homeless).toEqual([]);
  });

  it('starts no two consecutive cards of a destination with the same photograph', () => {
    for (const { code } of market.countries) {
      const cards = tours.filter((tour) => tour.countryCodes.includes(code)).map((tour) => tour.photographs[0]);
      for (const [index, file] of cards.entries()) expect(file, `${code} ${index}`).not.toBe(cards[index + 1]);
    }
    for (const { photographs } of tours) {
      expect(photographs.length).toBeGreaterThanOrEqual(5);
      expect(photographs.length).toBeLessThanOrEqual(8);
      expect(unique(photographs)).toBe(photographs.length);
    }
  });

  it('has cruises with staterooms, private tours with a minimum party, variants and a closed destination', () => {
    const cruises = tours.filter((tour) => tour.facts.style === 'river');
    expect(cruises.length).toBeGreaterThan(20);
    for (const { variants: ships } of cruises) expect(ships[0]!.facts.rooms.length).toBeGreaterThanOrEqual(3);
    const privately = tours.filter((tour) => tour.facts.style === 'private');
    expect(privately.length).toBeGreaterThan(20);
    for (const tour of privately) {
      expect(tour.facts.privateMinimum).toBeGreaterThanOrEqual(2);
      expect(tour.variants[0]!.facts.passengerTypes[0]!.minimum).toBe(tour.facts.privateMinimum);
    }
    expect(tours.filter((tour) => tour.variants.length === 2).length).toBeGreaterThan(50);
    expect(tours.filter((tour) => tour.facts.blocked).length).toBeGreaterThan(0);
  });

  it('has promotions that are running, with tours that exist', () => {
    const now = Date.parse('2026-11-15T12:00:00Z');
    const promotions = market.operators.flatMap((operator) => operator.facts.promotions);
    const running = promotions.filter(({ bookFrom, bookUntil }) => bookFrom <= now && now <= bookUntil);
    expect(running.length).toBeGreaterThan(10);
    const ids = new Set(tours.map((tour) => tour.facts.id));
    for (const { tourIds, travelFrom, travelUntil } of promotions) {
      expect(tourIds.every((id) => ids.has(id))).toBe(true);
      expect(travelFrom <= travelUntil).toBe(true);
    }
  });

  it('lists the printed accounts among its people, with all email addresses under .example', () => {
    const emails = market.people.map((person) => person.email);
    expect(unique(emails)).toBe(emails.length);
    expect(emails.every((email) => email.endsWith('.example') && email === email.toLowerCase())).toBe(true);
    for (const account of DEMO_ACCOUNTS) {
      expect(market.people.find((person) => person.email === account.email)?.account).toEqual(account);
      if (account.operatorSlug)
        expect(market.operators.some((one) => one.facts.slug === account.operatorSlug)).toBe(true);
      if (account.agencySlug) expect(market.agencies.some((one) => one.slug === account.agencySlug)).toBe(true);
    }
  });
});
