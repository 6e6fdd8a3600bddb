import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { recountPlaces } from '#server/places/ledger.ts';
import { eventually, isInWindow, open } from './frame-visit.ts';
import {
  acceptTerms,
  arriveAtHold,
  fillTravellers,
  type Holdable,
  heldOn,
  holdAddress,
  holdables,
  holdButton,
  readyToHold,
} from './hold-visit.ts';
import { inspect } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone } from './window.ts';

const { visit, shop } = tourHouse();
let free: Holdable[] = [];
const next = (): Holdable => {
  const found = free.shift();
  if (!found) throw new Error('the demo marketplace has too few departures that can be held');
  return found;
};
beforeAll(async () => {
  free = await holdables(shop());
});

const journeys = [
  { name: 'a phone in English', viewport: phone, prefix: '', email: 'ada@example.org', words: 'Your places are held' },
  {
    name: 'a desktop in German',
    viewport: desktop,
    prefix: '/de',
    email: 'grace@example.org',
    words: 'Ihre Plätze sind reserviert',
  },
] as const;

for (const { name, viewport, prefix, email, words } of journeys)
  test(`NAV-01 HOLD-01 BOOK-05 on ${name}: from the home page to a hold, and its release`, async () => {
    const { page, trouble, close } = await visit({ viewport });
    const holdable = next();
    await open(page, `${prefix}/`);
    await open(page, `${prefix}/search?q=${encodeURIComponent(holdable.slug.replaceAll('-', ' '))}`);
    await page.locator(`main a[href$="/t/${holdable.slug}"]`).first().click();
    await page.waitForURL(/\/t\//);
    const month = holdable.date.slice(0, 7);
    await open(page, `${prefix}/t/${holdable.slug}?month=${month}`);
    await page
      .locator(`#departures a[href*="/book-now/"][href*="${toDotted(holdable.date)}"][href*="type=hold"]`)
      .first()
      .click();
    await page.waitForURL(/\/book-now\//);
    await inspect(page, `hold-1-opened-${viewport.width}`);

    // The address keeps up with the choices, so a reload opens the same page.
    await open(page, holdAddress(holdable, prefix));
    await holdButton(page).click();
    await page.locator('#error-summary-title').waitFor();
    await eventually(() => page.title()).toMatch(/^(Error|Fehler): /);
    await inspect(page, `hold-2-problems-${viewport.width}`);
    const before = await heldOn(shop(), holdable);
    expect(before).toEqual({ holds: 0, taken: 0 });

    await fillTravellers(page, holdable.fields, email);
    await acceptTerms(page);
    await eventually(() => page.locator('#error-summary-title').count()).toBe(0);
    await inspect(page, `hold-3-ready-${viewport.width}`);
    await holdButton(page).click();
    const reference = await arriveAtHold(page);
    expect(reference).toMatch(/^[A-Z0-9-]{6,12}$/);
    await page.getByText(words).first().waitFor();
    expect(await heldOn(shop(), holdable)).toEqual({ holds: 1, taken: 2 });
    await eventually(() => page.evaluate(() => window.localStorage.getItem('bookNowForm'))).toBeNull();
    await inspect(page, `hold-4-held-${viewport.width}`);

    // The countdown goes on, and the file for the calendar is one.
    const timer = () => page.getByRole('timer').textContent();
    const shown = await timer();
    await eventually(timer).not.toBe(shown);
    const file = await page.request.get((await page.locator('a[download]').getAttribute('href')) as string);
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${holdable.date.replaceAll('-', '')}`);

    await page.locator('summary', { hasText: /Release this hold|Reservierung freigeben/ }).click();
    await page.getByRole('button', { name: /Yes, release it|Ja, freigeben/ }).click();
    await page.getByText(/This hold has been released|Diese Reservierung wurde freigegeben/).waitFor();
    await inspect(page, `hold-5-released-${viewport.width}`);
    expect(await heldOn(shop(), holdable)).toEqual({ holds: 0, taken: 0 });
    expect(await recountPlaces(shop().database)).toEqual([]);
    expect(trouble).toEqual([]);
    await close();
  });

/** The errors that trackers were told of. */
const reported = (page: Page): Promise<string> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter(({ action }) => action === 'Booking errors')
      .map(({ list }) => String(list))
      .join('; '),
  );

test('BOOK-02 by keyboard alone: the first error has the focus, the list above the button links to the others, Enter submits the hold', async () => {
  const { page, trouble, close } = await visit({ viewport: desktop });
  const holdable = next();
  await open(page, holdAddress(holdable));
  await holdButton(page).focus();
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
  await eventually(focused).toContain('booking-travellers-0');
  await eventually(() => isInWindow(page.locator('[aria-invalid="true"]').first())).toBe(true);
  const summary = page.locator('#booking-finish').getByRole('alert').filter({ hasText: 'There is a problem' });
  await summary.waitFor();
  await eventually(() => reported(page)).toContain('Terms & Conditions - not accepted');
  await summary.getByRole('link').last().focus();
  await page.keyboard.press('Enter');
  await eventually(focused).toBe('booking-acceptedDataTerms');
  await fillTravellers(page, holdable.fields, 'keys@example.org');
  await page.locator('#booking-acceptedTerms').focus();
  await page.keyboard.press('Space');
  await page.locator('#booking-acceptedDataTerms').focus();
  await page.keyboard.press('Space');
  await holdButton(page).focus();
  await page.keyboard.press('Enter');
  await arriveAtHold(page);
  expect(await heldOn(shop(), holdable)).toEqual({ holds: 1, taken: 2 });
  expect(trouble).toEqual([]);
  await close();
});

test('BOOK-06 BOOK-08 going offline during a submission loses nothing, and the second click finds the one hold', async () => {
  const { page, close } = await visit({ viewport: phone });
  const holdable = next();
  await readyToHold(page, holdable, 'offline@example.org');
  // The shop accepts the submission, and its answer is lost on the way.
  await page.route('**/api/book-now/book/**', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await holdButton(page).click();
  const popup = page.locator('[data-popup="book-error"]');
  await popup.waitFor();
  await inspect(page, 'hold-unreachable-390');
  await eventually(() => page.locator('[id="booking-travellers-0-last-name"]').inputValue()).toBe('Lovelace');
  await page.unroute('**/api/book-now/book/**');
  await popup.getByRole('button', { name: 'Try again' }).click();
  await arriveAtHold(page);
  expect(await heldOn(shop(), holdable)).toEqual({ holds: 1, taken: 2 });
  await close();
});

test('BOOK-08 two tabs with the same booking make one hold, and the second shows the first', async () => {
  const { page, close } = await visit({ viewport: desktop });
  const holdable = next();
  await readyToHold(page, holdable, 'tabs@example.org');
  const other = await page.context().newPage();
  await readyToHold(other, holdable, 'tabs@example.org');
  await holdButton(page).click();
  await arriveAtHold(page);
  await holdButton(other).click();
  const popup = other.locator('[data-popup="book-error"]');
  await popup.waitFor();
  await popup.getByRole('link', { name: 'View my hold' }).click();
  await arriveAtHold(other);
  expect(await heldOn(shop(), holdable)).toEqual({ holds: 1, taken: 2 });
  await close();
});

test('BOOK-05 BOOK-08 ten clicks in a row send one submission; the tag manager gets the hold half a second before the page changes', async () => {
  const { page, close } = await visit({ viewport: desktop });
  const holdable = next();
  await readyToHold(page, holdable, 'ten@example.org');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/book-now/book/')) sent += 1;
  });
  const heard: { at: number; action: unknown }[] = [];
  await page.exposeFunction('hear', (at: number, action: unknown) => heard.push({ at, action }));
  await page.evaluate(() => {
    const layer: NonNullable<typeof window.dataLayer> = window.dataLayer ?? [];
    window.dataLayer = layer;
    layer.push = (...entries) => {
      const { hear } = window as unknown as { hear: (at: number, action: unknown) => void };
      for (const { action } of entries) hear(performance.timeOrigin + performance.now(), action);
      return Array.prototype.push.apply(layer, entries);
    };
  });
  await holdButton(page).evaluate((button) => {
    for (let press = 0; press < 10; press++) (button as HTMLElement).click();
  });
  await arriveAtHold(page);
  expect(sent).toBe(1);
  const told = heard.filter(({ action }) => action === '48 Hour Hold');
  expect(told).toHaveLength(1);
  const arrived = await page.evaluate(() => performance.timeOrigin);
  expect(arrived - (told[0]?.at ?? 0)).toBeGreaterThanOrEqual(499);
  expect(await heldOn(shop(), holdable)).toEqual({ holds: 1, taken: 2 });
  await close();
});

test('BOOK-07 a changed price is shown line by line, and held after agreement', async () => {
  const { page, close } = await visit({ viewport: desktop });
  const holdable = next();
  await readyToHold(page, holdable, 'moved@example.org');
  await eventually(() => page.locator('#booking-price [data-total]').count()).toBeGreaterThan(0);
  await shop().pool.query(
    `update departure set prices = jsonb_set(prices, '{1}', to_jsonb((prices->>'1')::int + 1000)) where id = $1`,
    [holdable.departureId],
  );
  await shop().catalogue.reload();
  await holdButton(page).click();
  const popup = page.locator('[data-popup="book-error"]');
  await popup.waitFor();
  await inspect(page, 'hold-moved-1440');
  expect(await heldOn(shop(), holdable)).toEqual({ holds: 0, taken: 0 });
  await popup.getByRole('button', { name: 'Hold at the new price' }).click();
  await arriveAtHold(page);
  expect(await heldOn(shop(), holdable)).toEqual({ holds: 1, taken: 2 });
  await close();
});

for (const { who, email, password, agency } of [
  { who: 'an agent', email: 'agent@waymark.example', password: 'waymark-demo-agent', agency: true },
  { who: 'a traveller', email: 'newcomer@waymark.example', password: 'waymark-demo-traveller', agency: false },
])
  test(`HOLD-01 ${who} who is signed in holds under their own name${agency ? ' and their agency’s' : ''}`, async () => {
    const { page, trouble, close } = await visit({ viewport: desktop });
    const holdable = next();
    await open(page, '/login');
    await page.locator('input[name="email"]').fill(email);
    await page.locator('input[name="password"]').fill(password);
    await page.locator('main button[type="submit"]').click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    await readyToHold(page, holdable, 'client@example.org');
    await holdButton(page).click();
    await arriveAtHold(page);
    await eventually(() => page.getByText('Held by the agency').count()).toBe(agency ? 1 : 0);
    const { rows } = await shop().pool.query(
      `select user_account.email, hold.agency_id is not null as agency
       from hold join user_account on user_account.id = hold.account_id where departure_id = $1`,
      [holdable.departureId],
    );
    expect(rows).toEqual([{ email, agency }]);
    // Another browser of the same person sees it too; a stranger does not.
    const stranger = await visit({ viewport: desktop });
    const answer = await stranger.page.goto(page.url());
    expect(answer?.status()).toBe(404);
    await stranger.close();
    expect(trouble).toEqual([]);
    await close();
  });
