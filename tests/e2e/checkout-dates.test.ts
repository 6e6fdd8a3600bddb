import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { samples } from '../contract/book-now-shop.ts';
import { eventually, open } from './frame-visit.ts';
import { inspect, inspectSizes } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone } from './window.ts';

const { visit, shop } = tourHouse();

type BookingPage = {
  readonly tour: { readonly slug: string };
  readonly facts: { readonly tour: { readonly lengthDays: number } };
  readonly months: readonly { readonly month: string }[];
  readonly variants: readonly { readonly objectId: number }[];
  readonly calendar: readonly { readonly days: readonly { readonly day: Day; readonly bookable: boolean }[] }[];
};
type Sold = { readonly objectId: number; readonly slug: string; readonly day: Day; readonly left: number };

/** A tour with departures in many months. */
let roomy: { readonly path: string; readonly page: BookingPage; readonly days: readonly Day[] };
/** A departure without places in a month with others, and one with a few. */
let soldOut: Sold;
let nearlyFull: Sold;

async function bookingPage(objectId: number, query = ''): Promise<BookingPage> {
  const answer = await fetch(`${shop().origin}/api/book-now/page/${objectId}${query}`);
  return ((await answer.json()) as { data: BookingPage }).data;
}

async function departure(left: string): Promise<Sold> {
  const { rows } = await shop().pool.query<Sold>(
    `select variant.id as "objectId", slug, departure.day, capacity - taken as left
     from departure join variant on variant.id = variant_id join tour on tour.id = tour_id join place on place.id = place_id
     where ${left} and day > $1 and prices ? '1' and blocked is null and maximum_group > 6 and exists (
       select from departure other join place free on free.id = other.place_id
       where other.variant_id = variant.id and left(other.day::text, 7) = left(departure.day::text, 7)
         and free.capacity - free.taken >= 5 and other.prices ? '1')
     order by departure.id limit 1`,
    [addDays(dayAt(Date.now(), 'UTC'), 60)],
  );
  const [found] = rows;
  if (!found) throw new Error('the demo marketplace has no such departure');
  return found;
}

beforeAll(async () => {
  for (const { objectId } of await samples(shop(), 60)) {
    const page = await bookingPage(objectId);
    const days = page.calendar.flatMap((month) => month.days.filter(({ bookable }) => bookable).map(({ day }) => day));
    if (page.months.length < 5 || page.variants.length > 1 || days.length < 3) continue;
    roomy = { path: `/book-now/${page.tour.slug}/${objectId}`, page, days };
    break;
  }
  soldOut = await departure('capacity = taken');
  nearlyFull = await departure('capacity - taken between 2 and 4');
});

const pathOf = ({ slug, objectId }: Sold): string => `/book-now/${slug}/${objectId}`;
const asking = (path: string, day: Day, more = ''): string => `${path}?date=${toDotted(day)}&type=hold${more}`;
const dateIn = (page: Page): string | null => new URL(page.url()).searchParams.get('date');
const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');
const day = (page: Page, value: Day) => page.locator(`#day-${value}`);

/** Opens the calendar of a page without a date and waits until its script has come. */
async function openCalendar(page: Page, path: string): Promise<void> {
  await open(page, path);
  const first = page.locator('[role="grid"] button').first();
  await page.waitForFunction(
    (button) => Object.keys(button ?? {}).some((key) => key.startsWith('__react')),
    await first.elementHandle(),
  );
}

function countMonths(page: Page): { sent: number } {
  const seen = { sent: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/load_calendar/')) seen.sent += 1;
  });
  return seen;
}

test('CAL-02 CAL-03 CAL-04 a date is chosen by keyboard, and the address follows', async () => {
  const { page, trouble, close } = await visit({ viewport: desktop });
  await openCalendar(page, roomy.path);
  await inspectSizes(page, 'checkout-dates');
  const [first] = roomy.days as [Day];
  await day(page, first).focus();
  await page.keyboard.press('ArrowRight');
  await eventually(() => focusedDay(page)).toBe(`day-${addDays(first, 1)}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageDown');
  await eventually(() => focusedDay(page)).toMatch(new RegExp(`^day-${roomy.page.months[1]?.month}-`));
  await page.keyboard.press('PageUp');
  await day(page, first).focus();
  await page.keyboard.press('Enter');
  await eventually(() => dateIn(page)).toBe(toDotted(first));
  const last = addDays(first, roomy.page.facts.tour.lengthDays - 1);
  const times = page.locator('#booking-date time');
  await eventually(() => times.evaluateAll((all) => all.map((each) => each.getAttribute('datetime')))).toEqual([
    first,
    last,
  ]);
  await eventually(() => page.locator('[role="gridcell"][aria-selected="true"] button').getAttribute('id')).toBe(
    `day-${first}`,
  );
  const tint = (value: Day) =>
    day(page, value).evaluate((button) => getComputedStyle(button.parentElement as Element).backgroundColor);
  await eventually(() => tint(addDays(first, 1))).toBe(await tint(first));
  const eve = addDays(first, -1);
  if (await day(page, eve).count()) await eventually(() => tint(eve)).not.toBe(await tint(first));
  await eventually(() => day(page, first).textContent()).toMatch(
    /€[\d,.]+ per adult\. .+\. The tour ends on \w+ \d+ \w+ \d{4}\./,
  );
  await inspectSizes(page, 'checkout-dates-chosen');
  expect(trouble).toEqual([]);
  await close();
});

test('CAL-04 unavailable dates cannot be chosen by pointer or keyboard', async () => {
  const { page, close } = await visit({ viewport: phone });
  const other = `${soldOut.day.slice(0, 8)}${soldOut.day.endsWith('15') ? '16' : '15'}` as Day;
  await openCalendar(page, asking(pathOf(soldOut), soldOut.day));
  for (const refused of [soldOut.day, other]) {
    if ((await day(page, refused).getAttribute('aria-disabled')) !== 'true') continue;
    await day(page, refused).click({ force: true });
    await day(page, refused).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await eventually(() => page.locator('[role="gridcell"][aria-selected="true"]').count()).toBe(0);
    await eventually(() => dateIn(page)).toBeNull();
  }
  await day(page, soldOut.day).focus();
  await page.getByText('Sold out: no places left on this departure', { exact: true }).waitFor();
  await eventually(() => day(page, soldOut.day).textContent()).toContain('Not available');
  await close();
});

test('CAL-03 a sold-out date in the address shows a warning until another is chosen', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  await openCalendar(page, asking(pathOf(soldOut), soldOut.day));
  const warning = page.locator('#booking-date [role="status"]').filter({ hasText: 'is sold out' });
  await warning.waitFor();
  await inspect(page, 'checkout-dates-warning-390');
  await warning.getByRole('button').first().click();
  await warning.waitFor({ state: 'detached' });
  await eventually(() => dateIn(page)).not.toBeNull();
  await open(page, `${roomy.path}?date=01.01.2020&type=hold`);
  await page.getByText('1 Jan 2020 has passed').waitFor();
  await eventually(() => page.locator('[role="grid"]').first().isVisible()).toBe(true);
  expect(trouble).toEqual([]);
  await close();
});

test('CAL-03 a date that sells out in the meantime shows a warning in its section, collapsed or not', async () => {
  const { page, close } = await visit();
  const [first] = roomy.days as [Day];
  await open(page, asking(roomy.path, first, '&travellers[1]=1'));
  await page.locator('#booking-date h2').click();
  await page.locator('#booking-date').getByRole('button', { name: 'Continue' }).click();
  await page.locator('#booking-date').getByRole('button', { name: 'Change', exact: true }).waitFor();
  const months = countMonths(page);
  const problems = [{ path: 'date', code: 'sold-out', message: 'Sold out.' }];
  const refusal = { status: 'error', message: 'Sold out.', reference: 'test', problems };
  await page.route('**/api/book-now/load_data/**', (route) => route.fulfill({ status: 422, json: refusal }));
  await page
    .locator('#booking-passengers')
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await page
    .locator('#booking-date')
    .getByText(/ is sold out$/)
    .waitFor();
  await page.locator('[role="grid"]').first().waitFor();
  await eventually(() => months.sent).toBe(1);
  await page.unroute('**/api/book-now/load_data/**');
  await day(page, roomy.days[1] as Day).click();
  await page
    .locator('#booking-date')
    .getByText(/ is sold out$/)
    .waitFor({ state: 'detached' });
  await close();
});

test('CAL-01 a month is fetched once, when it is first shown', async () => {
  const { page, close } = await visit();
  await openCalendar(page, roomy.path);
  const seen = countMonths(page);
  const [, , third] = roomy.page.months;
  await page.getByRole('button', { name: 'Later months' }).click();
  await page.locator(`#month-${third?.month} table:not([aria-busy])`).waitFor();
  // The one that came into view, and one ahead.
  await eventually(() => seen.sent).toBe(2);
  await page.getByRole('button', { name: 'Earlier months' }).click();
  await page
    .getByRole('radio', { name: new RegExp(roomy.page.months[0]?.month.slice(0, 4) ?? '') })
    .first()
    .check();
  await page.getByRole('button', { name: 'Later months' }).click();
  await page.locator(`#month-${third?.month} table:not([aria-busy])`).waitFor();
  expect(seen.sent).toBe(2);
  await close();
});

test('CAL-01 a month that fails to load shows an error and can be retried', async () => {
  const { page, close } = await visit({ viewport: phone });
  await openCalendar(page, roomy.path);
  await page.route('**/load_calendar/**', (route) => route.abort());
  const [, , third] = roomy.page.months;
  await page.locator(`input[name="month"][value="${third?.month}"]`).check({ force: true });
  const lost = page.locator(`#month-${third?.month} [role="alert"]`);
  await lost.waitFor();
  await inspect(page, 'checkout-dates-lost-390');
  await page.unroute('**/load_calendar/**');
  await lost.getByRole('button', { name: 'Try again' }).click();
  await page.locator(`#month-${third?.month} table:not([aria-busy])`).waitFor();
  await close();
});

test('CAL-05 "Change date" opens and closes the calendar on a wide window, and keeps the focus', async () => {
  const { page, trouble, close } = await visit({ viewport: desktop });
  await open(page, asking(roomy.path, roomy.days[0] as Day));
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('button', { name: 'Change date' }).press('Enter');
  await page.locator('[role="grid"]').first().waitFor();
  await eventually(focused).toBe('Close calendar');
  await page.keyboard.press('Enter');
  await page.locator('[role="grid"]').first().waitFor({ state: 'detached' });
  await eventually(focused).toBe('Change date');
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-07 CAL-05 with a date the calendar loads on demand; phones get a sheet that Back closes', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  const [first] = roomy.days as [Day];
  let scripts = 0;
  page.on('request', (request) => {
    if (/\/(calendar|change-date-popup)-[\w-]{8}\.js$/.test(request.url())) scripts += 1;
  });
  await open(page, asking(roomy.path, first));
  await page.waitForLoadState('networkidle');
  expect(scripts).toBe(0);
  const popup = page.waitForResponse((answer) => answer.url().includes('load_change_date_popup'));
  const opener = page.getByRole('button', { name: 'Change date' });
  await opener.click();
  expect((await popup).status()).toBe(200);
  const sheet = page.getByRole('dialog');
  await sheet.locator('[role="grid"]').waitFor();
  await inspect(page, 'checkout-dates-sheet-390');
  const second = roomy.days.find((each) => each > first && each.slice(0, 7) === first.slice(0, 7));
  const wanted = second ?? (roomy.days[1] as Day);
  if (!second) await page.getByRole('button', { name: 'Later months' }).click();
  await day(page, wanted).click();
  await eventually(() => dateIn(page)).toBe(toDotted(wanted));
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await eventually(() => dateIn(page)).toBe(toDotted(wanted));
  await eventually(() => page.url()).not.toContain('popup=');
  await opener.click();
  await day(page, wanted).waitFor();
  if (!second) await page.getByRole('button', { name: 'Earlier months' }).click();
  await day(page, first).click();
  await sheet.getByRole('button', { name: /^Select / }).click();
  await sheet.waitFor({ state: 'detached' });
  await eventually(() => page.url()).not.toContain('popup=');
  await eventually(() => dateIn(page)).toBe(toDotted(first));
  await eventually(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(trouble).toEqual([]);
  await close();
});

test('PAX-01 PAX-02 NAV-12 URL-01 the steppers stop at the places left and at the last adult, and state the reason', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  await open(page, asking(pathOf(nearlyFull), nearlyFull.day, '&travellers[1]=1'));
  const passengers = page.locator('#booking-passengers');
  const plus = passengers.getByRole('button', { name: /^One more/ }).first();
  const minus = passengers.getByRole('button', { name: /^One fewer/ }).first();
  await eventually(() => minus.isDisabled()).toBe(true);
  const entries = await page.evaluate(() => history.length);
  const seats = Math.min(nearlyFull.left, 4);
  for (let count = 1; count < seats; count += 1) await plus.click();
  await eventually(() => plus.isDisabled()).toBe(true);
  await passengers.getByText(`Only ${seats} places left on this date`).waitFor();
  await eventually(() => new URL(page.url()).searchParams.get('travellers[1]')).toBe(String(seats));
  // The address is replaced: Back leaves the page at once.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await inspect(page, 'checkout-passengers-390');
  for (let count = seats; count > 1; count -= 1) await minus.click();
  await eventually(() => minus.isDisabled()).toBe(true);
  await eventually(() => passengers.getByText('places left on this date').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('PAX-03 an added traveller gets a form, and removing one removes theirs', async () => {
  const { page, close } = await visit();
  await open(page, asking(roomy.path, roomy.days[0] as Day, '&travellers[1]=1'));
  const names = page.locator('#booking-travellers input[autocomplete*="given-name"]');
  const plus = page
    .locator('#booking-passengers')
    .getByRole('button', { name: /^One more/ })
    .first();
  const minus = page
    .locator('#booking-passengers')
    .getByRole('button', { name: /^One fewer/ })
    .first();
  const forms = page.locator('#booking-travellers [data-traveller]');
  await eventually(() => forms.count()).toBe(1);
  await plus.click();
  await eventually(() => forms.count()).toBe(2);
  await eventually(() => names.count()).toBeGreaterThan(0);
  await minus.click();
  await eventually(() => forms.count()).toBe(1);
  await close();
});

test('PAX-04 a popup explains how travellers are counted, and the focus returns', async () => {
  const { page, trouble, close } = await visit();
  await open(page, roomy.path);
  const opener = page.getByRole('button', { name: 'Age groups' });
  await opener.click();
  await page.getByRole('dialog').getByText('Use each traveller’s age').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await eventually(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(trouble).toEqual([]);
  await close();
});

test('POP-03 a blocked destination states the reason, and cannot be booked', async () => {
  const { rows } = await shop().pool.query<{ id: number; slug: string; text: string; tour: number }>(
    `select variant.id, slug, blocked->>'en' as text from variant join tour on tour.id = tour_id where blocked is not null limit 1`,
  );
  const [closed] = rows;
  if (!closed) throw new Error('no destination is blocked');
  for (const viewport of [phone, desktop]) {
    const { page, trouble, close } = await visit({ viewport });
    await open(page, `/book-now/${closed.slug}/${closed.id}?type=hold`);
    const popup = page.getByRole('alertdialog');
    await popup.getByText(closed.text).waitFor();
    await inspect(page, `checkout-blocked-${viewport.width}`);
    await popup.getByRole('button', { name: 'Close' }).click();
    await popup.waitFor({ state: 'detached' });
    await eventually(() => page.locator('main').getByText(closed.text).isVisible()).toBe(true);
    await eventually(() => page.locator('main button').count()).toBe(0);
    await eventually(() => page.locator('main').getByRole('link', { name: 'Find another tour' }).isVisible()).toBe(
      true,
    );
    expect(trouble).toEqual([]);
    await close();
  }
  const refused = await fetch(`${shop().origin}/api/book-now/load_data/${closed.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(refused.status).toBe(422);
});

test('URL-01 switching the tour variant keeps date and travellers', async () => {
  const { rows } = await shop().pool.query<{ objectId: number }>(
    `select min(variant.id) as "objectId" from variant join tour on tour.id = tour_id where blocked is null
     group by tour_id having count(*) > 1 order by 1 limit 1`,
  );
  const objectId = rows[0]?.objectId ?? 0;
  const facts = await bookingPage(objectId);
  const first = facts.calendar.flatMap(({ days }) => days).find(({ bookable }) => bookable)?.day as Day;
  const { page, trouble, close } = await visit();
  await open(page, asking(`/book-now/${facts.tour.slug}/${objectId}`, first, '&travellers[1]=2'));
  const ways = page.getByRole('navigation', { name: 'Tour options' });
  await ways.locator('a:not([aria-current])').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith(`/${objectId}`));
  await eventually(() => new URL(page.url()).searchParams.get('travellers[1]')).toBe('2');
  const told = page.locator('#booking-date');
  await eventually(
    async () =>
      dateIn(page) === toDotted(first) ||
      (await told.getByText(/can’t be booked|is sold out|fewer places/).count()) > 0,
  ).toBe(true);
  expect(trouble).toEqual([]);
  await close();
});

test('CAL-04 the German calendar is in German', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  await openCalendar(page, `/de${roomy.path}`);
  const [first] = roomy.days as [Day];
  await eventually(() => day(page, first).textContent()).toMatch(/pro Erwachsenem.*Die Reise endet am/s);
  await day(page, first).click();
  await eventually(() => dateIn(page)).toBe(toDotted(first));
  await inspect(page, 'checkout-dates-de-390');
  expect(trouble).toEqual([]);
  await close();
});
