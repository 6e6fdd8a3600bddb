// Paid journeys of parties that are more than two adults with a card: a child, a friend's bed, credits, another date, two tabs.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Day } from '#domain/calendar/day.ts';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { makeAccount } from '../contract/access-visitor.ts';
import { readTotal } from './checkout-price-visit.ts';
import { openWithRooms } from './checkout-visit.ts';
import { bringIntoView, eventually } from './frame-visit.ts';
import { acceptTerms, fillTravellers, type Holdable, holdables } from './hold-visit.ts';
import { inspect } from './inspect.ts';
import {
  answerOffers,
  arriveAtBooking,
  bookedOn,
  cardReady,
  choosePlan,
  fillBilling,
  logIn,
  payAddress,
  payButton,
  payHouse,
  readyToPay,
  typeCard,
} from './pay-visit.ts';
import { phone } from './window.ts';

const { shop, bank, visit } = payHouse();
const working = '4111111111111111';

/** How often the bank was asked for money. */
const charges = async (): Promise<number> => (await bank().books()).transactions.length;
const bookingIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) as string;
const field = (page: Page, traveller: number, id: string) =>
  page.locator(`[id="booking-travellers-${traveller}-${id}"]`);

/** A departure with private rooms for two in which children may sleep, whose travellers say when they were born. */
async function family(): Promise<Holdable & { readonly twin: number; readonly childBornIn: number }> {
  for (const found of await holdables(shop())) {
    const twin = found.rooms.find(
      ({ beds, shared, sleeps }) => beds === 2 && !shared && sleeps.includes(1) && sleeps.includes(2),
    );
    const child = found.passengerTypes.find(({ id }) => id === 2);
    const isAsked = found.fields.some(({ id, required }) => id === 'date-of-birth' && required);
    if (!twin || !child || child.maximum < 1 || !isAsked) continue;
    await shop().pool.query(
      `update place set capacity = taken + 4 where id = (select place_id from departure_room where departure_id = $1 and room_id = $2)`,
      [found.departureId, twin.id],
    );
    await shop().catalogue.reload();
    // Whoever has their birthday later in the year is one year younger than the years apart.
    return { ...found, twin: twin.id, childBornIn: Number(found.date.slice(0, 4)) - child.ageTo };
  }
  throw new Error('the demo marketplace has no tour for families');
}

test('TRAV-06 ROOM-02 ROOM-04 BOOK-02 a family with an open bed pays in German on a phone: a child who is too old is reported before submission, the friend is invited', async () => {
  const departure = await family();
  const { page, trouble, close } = await visit({ viewport: phone, locale: 'de-DE' });
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/book-now/book/')) sent += 1;
  });
  const address = payAddress(departure, '/de').replace('&applyRecommendation=1', '&travellers[2]=1');
  await openWithRooms(page, address);
  const room = page.locator(`[data-place="${departure.twin}"]`);
  await bringIntoView(room);
  // The included rooms were chosen automatically.
  await eventually(async () => {
    const filled = page.locator('#booking-rooms').getByRole('button', { name: /^Weniger:/, disabled: false });
    if ((await filled.count()) > 0) await filled.first().click();
    return filled.count();
  }).toBe(0);
  const [adult, child] = ['Erwachsene', 'Kinder'].map((type) =>
    room.getByRole('button', { name: new RegExp(`mehr.*${type}`, 'i') }),
  );
  await adult?.click();
  await adult?.click();
  await child?.click();
  const friend = (part: string) => page.locator(`#booking-friends-${departure.twin}-0-${part}`);
  await friend('name').fill('Mary Somerville');
  await friend('email').fill('mary-of-the-free-bed@example.org');
  await page.locator('#booking-price [data-total]').first().waitFor();
  await fillTravellers(page, departure.fields, 'family@example.org');
  await answerOffers(page);
  await cardReady(page);
  await choosePlan(page);
  await fillBilling(page);
  await acceptTerms(page);
  await typeCard(page, working);
  await payButton(page).click();
  await eventually(() => field(page, 2, 'date-of-birth-year').getAttribute('aria-invalid')).toBe('true');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe(
    'booking-travellers-2-date-of-birth-day',
  );
  await eventually(() => field(page, 0, 'date-of-birth-year').getAttribute('aria-invalid')).toBeNull();
  await inspect(page, 'pay-family-390', ['#booking-travellers', '#booking-finish']);
  expect(sent).toBe(0);
  await fillTravellers(page, departure.fields, 'family@example.org', [1984, 1986, departure.childBornIn]);
  await payButton(page).click();
  await arriveAtBooking(page);
  const { rows } = await shop().pool.query(
    `select state, (select json_agg(passenger_type order by position) from booking_traveller where booking_id = booking.id) as types,
       (select json_agg(email) from booking_friend where booking_id = booking.id) as friends,
       (select count(*)::int from mail where recipient = 'mary-of-the-free-bed@example.org') as invited,
       (select amount from place_entry join departure on departure.place_id = place_entry.place_id
        where claim_id = booking.claim_id and departure.id = departure_id) as places
     from booking where id = $1`,
    [bookingIdOf(page)],
  );
  expect(rows).toEqual([
    { state: 'confirmed', types: [1, 1, 2], friends: ['mary-of-the-free-bed@example.org'], invited: 1, places: 3 },
  ]);
  await inspect(page, 'booking-family-390');
  expect(trouble).toEqual([]);
  await close();
});

/** A departure that is paid by deposit and can be insured, and a dearer one of the same tour on another day. */
async function twoDates(): Promise<{ departure: Holdable; other: { id: number; day: Day } }> {
  const found = await holdables(
    shop(),
    `profile.rules -> 'deposit' ->> 'kind' <> 'none' and day > now() + interval '170 days'`,
  );
  for (const departure of found) {
    const { rows } = await shop().pool.query<{ id: number; day: Day }>(
      `select departure.id, day from departure join place on place.id = place_id
       where variant_id = $1 and day > $2 and capacity - taken >= 4 and prices ? '1' and confirmation = 'instant'
         and not exists (select from departure_room room join place left_of on left_of.id = room.place_id
           where room.departure_id = departure.id and left_of.capacity - left_of.taken < 2)
       order by day limit 1`,
      [departure.objectId, departure.date],
    );
    const [other] = rows;
    if (!other) continue;
    await shop().pool.query('update tour set insurance_offered = true where id = $1', [departure.tourId]);
    await shop().pool.query(
      `update departure set prices = jsonb_set(prices, '{1}', to_jsonb((prices ->> '1')::int + 12300)) where id = $1`,
      [other.id],
    );
    await shop().catalogue.reload();
    return { departure, other };
  }
  throw new Error('the demo marketplace has no tour with two such dates');
}

test('PROMO-05 CAL-03 INST-04 INSU-05 BOOK-04 a booking with credits whose date changes: price, plan, premium and rooms follow, and are paid', async () => {
  const { departure, other } = await twoDates();
  const bookedBefore = await bookedOn(shop(), departure.departureId);
  const accountId = await makeAccount(shop(), { email: 'credits@example.org' });
  await shop().pool.query("insert into travel_credit (account_id, amount, reason) values ($1, 5000, 'welcome')", [
    accountId,
  ]);
  const { page, trouble, close } = await visit();
  await logIn(page, 'credits@example.org');
  await readyToPay(page, departure, 'credits@example.org', '', async () => {});
  const savings = page.locator('#booking-savings');
  await savings.getByRole('button', { name: 'Use a promo code or other discount' }).click();
  await savings.locator('input[value="travelCredits"]').check();
  await page.locator('#booking-insurance input[name="policy_type"][value="medical"]').check();
  await page.locator('#booking-insurance-country').selectOption({ label: 'Japan' });
  await page.locator('[data-plan-card="deposit"]').getByRole('radio').check();
  const line = (kind: string) => page.locator(`#booking-price [data-line="${kind}"]`);
  await eventually(() => line('saving').count()).toBeGreaterThan(0);
  await eventually(() => line('insurance').count()).toBeGreaterThan(0);
  const total = async () => (await readTotal(page)).total;
  const before = { total: await total(), plan: await page.locator('[data-plan-card="deposit"]').innerText() };

  await page.getByRole('button', { name: 'Change date' }).click();
  const day = page.locator(`#day-${other.day}`);
  await page.locator('[role="grid"]').first().waitFor();
  for (let months = 0; months < 12 && (await day.count()) === 0; months += 1)
    await page.getByRole('button', { name: 'Later months' }).click();
  await day.click();
  await eventually(() => new URL(page.url()).searchParams.get('date')).toBe(toDotted(other.day));
  await eventually(total).not.toBe(before.total);
  await eventually(() => page.locator('[data-plan-card="deposit"]').innerText()).not.toBe(before.plan);
  await eventually(async () => {
    const { total: whole, lines } = await readTotal(page);
    return whole === lines;
  }).toBe(true);
  for (const kind of ['saving', 'insurance']) await eventually(() => line(kind).count()).toBeGreaterThan(0);
  await typeCard(page, working);
  await inspect(page, 'pay-other-date-1440', ['#booking-price', '#booking-payment']);
  const shown = await total();
  const button = ((await payButton(page).textContent()) ?? '').replaceAll(/[^\d]/g, '');
  await payButton(page).click();
  await arriveAtBooking(page);
  const { rows } = await shop().pool.query(
    `select departure_id as departure, total, (plan -> 'payments' -> 0 ->> 'amount')::int as now, plan ->> 'kind' as kind,
       (select sum((payment ->> 'amount')::int)::int from jsonb_array_elements(plan -> 'payments') payment) as planned,
       (select premium from insurance_policy where booking_id = booking.id) =
         (select (line ->> 'amount')::int from jsonb_array_elements(price -> 'lines') line where line ->> 'kind' = 'insurance') as insured,
       (select sum(amount)::int from travel_credit where account_id = $2) as credits,
       (select count(distinct room.room_id)::int from place_entry join departure_room room on room.place_id = place_entry.place_id
        where claim_id = booking.claim_id and room.departure_id = booking.departure_id) as rooms
     from booking where id = $1`,
    [bookingIdOf(page), accountId],
  );
  expect(rows).toEqual([
    {
      departure: other.id,
      total: shown,
      now: Number(button),
      kind: 'deposit',
      planned: shown,
      insured: true,
      credits: 0,
      rooms: 1,
    },
  ]);
  expect(await bookedOn(shop(), departure.departureId)).toEqual(bookedBefore);
  expect(trouble).toEqual([]);
  await close();
});

test('BOOK-08 two tabs with the same booking are charged once, and the second shows it; other travellers pay their own', async () => {
  const departure = (await holdables(shop())).at(-1) as Holdable;
  const { page, close } = await visit();
  const [before, bookedBefore] = [await charges(), await bookedOn(shop(), departure.departureId)];
  await readyToPay(page, departure, 'tabs@example.org');
  const other = await page.context().newPage();
  await readyToPay(other, departure, 'tabs@example.org');
  for (const tab of [page, other]) await typeCard(tab, working);
  await payButton(page).click();
  await arriveAtBooking(page);
  await payButton(other).click();
  const popup = other.locator('[data-popup="book-error"]');
  await popup.getByRole('link', { name: 'View my booking' }).waitFor();
  await eventually(() => popup.getByRole('link', { name: 'View my booking' }).getAttribute('href')).toContain(
    bookingIdOf(page),
  );
  await inspect(other, 'pay-two-tabs-1440', ['[data-popup]']);
  expect([await charges(), await bookedOn(shop(), departure.departureId)]).toEqual([
    before + 1,
    [...bookedBefore, 'confirmed'],
  ]);
  await popup.getByRole('button', { name: 'Close' }).last().click();
  await popup.waitFor({ state: 'detached' });
  await field(other, 0, 'first-name').fill('Augusta');
  await payButton(other).click();
  await arriveAtBooking(other);
  expect(bookingIdOf(other)).not.toBe(bookingIdOf(page));
  expect([await charges(), await bookedOn(shop(), departure.departureId)]).toEqual([
    before + 2,
    [...bookedBefore, 'confirmed', 'confirmed'],
  ]);
  await close();
});
