import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Day, partsOf } from '#domain/calendar/day.ts';
import type { PassengerTypeFacts } from '#domain/catalogue/facts.ts';
import { answersFor, type Holdable, submissionFor, submit } from '#tests/support/holding.ts';
import { forgetLimits } from './access-visitor.ts';
import { type HoldShop, newEmail, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
let tour: Holdable;
let child: PassengerTypeFacts;

// A tour that sells to children from an age that can be missed, and lets them sleep in the room for two.
beforeAll(async () => {
  shop = await startHoldShop();
  for (;;) {
    tour = shop.tour();
    const { rows } = await shop.pool.query(
      `select sale->'passengerTypes' as types from variant join departure on variant_id = variant.id
       where departure.id = $1 and prices ? '2'`,
      [tour.departureId],
    );
    const types: readonly PassengerTypeFacts[] = rows[0]?.types ?? [];
    const found = types.find(({ id, maximum }) => id === 2 && maximum > 0);
    const asksBirth = tour.fields.some(({ id, required }) => id === 'date-of-birth' && required);
    if (found && types.length === 2 && found.ageFrom > 2 && asksBirth && tour.twin.sleeps.includes(2)) {
      child = found;
      break;
    }
  }
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

/** The birthday of somebody who turns an age so many days after the departure. */
function bornFor(age: number, daysAfter = 0): string {
  const [year, month, date] = partsOf(tour.date as Day);
  const born = new Date(Date.UTC(year - age, month - 1, date + daysAfter));
  return [born.getUTCDate(), born.getUTCMonth() + 1, born.getUTCFullYear()].join('/');
}

/** An adult and a child with these birthdays ask for places. */
function ask(adult: string, minor: string, prefix = '') {
  const email = newEmail();
  const visitor = shop.visitor();
  const submission = {
    ...submissionFor(tour, email),
    priceCategories: { 1: 1, 2: 1 },
    accommodationsSelected: { [tour.twin.id]: { 1: 1, 2: 1 } },
    passengers: [
      { ...answersFor(tour.fields, true, email), 7: adult },
      { ...answersFor(tour.fields, false, email), 7: minor },
    ],
  };
  return prefix === ''
    ? submit(visitor, tour.objectId, submission)
    : visitor.postJson(`${prefix}/api/book-now/book/${tour.objectId}`, submission);
}

test('TRAV-07 BOOK-07 an adult travelling at a child’s price is refused, with the matching type', async () => {
  const before = await shop.rows();
  const told = await ask('10/12/1985', '10/12/1985');
  expect(told.status, told.text).toBe(422);
  expect(told.json.data.problems).toEqual([
    expect.objectContaining({
      block: 'travellers',
      path: 'passengers.1.date-of-birth',
      code: 'age-other-type',
      passengerType: 1,
      message: expect.stringContaining('“Adult”'),
    }),
  ]);
  expect(told.json.problems[0].message).toBe(told.json.data.problems[0].message);
  expect(await shop.rows()).toBe(before);
  const german = await ask('10/12/1985', '10/12/1985', '/de');
  expect(german.json.data.problems[0].message).toContain('„');
  expect(german.json.data.problems[0].message).not.toMatch(/[{}]/);
});

test('TRAV-07 BOOK-07 a child leading at an adult’s price is refused, too', async () => {
  const told = await ask(bornFor(child.ageFrom), bornFor(child.ageFrom));
  expect(told.status, told.text).toBe(422);
  expect(told.json.data.problems).toEqual([
    expect.objectContaining({ path: 'passengers.0.date-of-birth', code: 'age-other-type', passengerType: 2 }),
  ]);
});

test('TRAV-07 on the birthday the new age applies, the day before the old one', async () => {
  const lastDayAsChild = await ask('10/12/1985', bornFor(child.ageTo + 1, 1));
  expect(lastDayAsChild.status, lastDayAsChild.text).toBe(200);
  const birthday = await ask('10/12/1985', bornFor(child.ageTo + 1));
  expect(birthday.status, birthday.text).toBe(422);
});

test('TRAV-07 a traveller too young for the tour gets its youngest type with a warning', async () => {
  const told = await ask('10/12/1985', bornFor(child.ageFrom - 2));
  expect(told.status, told.text).toBe(200);
});
