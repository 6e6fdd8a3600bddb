import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { goodPassword, makeAccount } from '../contract/access-visitor.ts';
import { dataOnly, INSTANT, type Sample, samples } from '../contract/book-now-shop.ts';
import { openOptional, unfold } from './checkout-visit.ts';
import { alive, bringIntoView, eventually, open, pressInPlace } from './frame-visit.ts';
import { inspect, inspectSizes, sideways } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone } from './window.ts';

const { visit, shop } = tourHouse();
let sample: Sample;

// A tour abroad, so that passports are asked for, that takes three adults.
beforeAll(async () => {
  const abroad = `sale->'travellerFields' @> '[{"id":"passport-number"}]'`;
  const found = (await samples(shop(), 120, `${abroad} and ${INSTANT}`)).find(({ passengerTypes, placesLeft }) => {
    const adults = passengerTypes.find(({ id }) => id === 1);
    return placesLeft >= 4 && adults && adults.maximum >= 3 && passengerTypes.every(({ minimum }) => minimum === 0);
  });
  if (!found) throw new Error('the demo marketplace has no tour abroad for three adults');
  sample = found;
  await shop().pool.query(
    `insert into promo_code (code, offer, book_from, book_until, person_limit, minimum_spend, tour_ids)
     values ('ENDS3', '{"kind":"percentage","share":300}', now() - interval '1 day', now() + interval '2 days', 5, 0, '{}')`,
  );
  // Every bed costs something, so that the price without rooms is another one.
  await shop().pool.query(
    `update variant set sale = jsonb_set(sale, '{rooms}', (select jsonb_agg(jsonb_set(room, '{price}', '{"per":"person","amount":5000}'))
       from jsonb_array_elements(sale -> 'rooms') room)) where id = $1`,
    [sample.objectId],
  );
  await shop().catalogue.reload();
  const answer = await fetch(`${shop().origin}/api/book-now/load_data/${sample.objectId}`, {
    method: 'POST',
    body: JSON.stringify({ date: sample.date, priceCategories: { 1: 2 }, currency: 'EUR', applyRecommendation: 1 }),
    headers: { 'content-type': 'application/json', ...dataOnly },
  });
  const { data } = (await answer.json()) as { data: { quote: { tourPrice: number; lines: { kind: string }[] } } };
  if (!data.quote.lines.some(({ kind }) => kind === 'room')) throw new Error('the rooms cost nothing');
  await shop().pool.query(
    `insert into promo_code (code, offer, book_from, book_until, person_limit, minimum_spend, tour_ids)
     select code, '{"kind":"percentage","share":300}', now() - interval '1 day', now() + interval '90 days', 5, least, '{}'
     from (values ('ROOMS', $1::int), ('ROOMSANDMORE', $1::int + 1)) wanted (code, least)`,
    [data.quote.tourPrice],
  );
});

const address = (type = 'book', adults = 2, prefix = '') =>
  `${prefix}/book-now/x/${sample.objectId}?date=${toDotted(sample.date)}&type=${type}&travellers[1]=${adults}`;

const field = (page: Page, traveller: number, id: string) =>
  page.locator(`[id="booking-travellers-${traveller}-${id}"]`);
const head = (page: Page, traveller: number) => field(page, traveller, 'head');
const kept = (page: Page) => page.evaluate(() => window.localStorage.getItem('bookNowForm'));
const adults = (page: Page, way: 'more' | 'fewer') =>
  page.locator('#booking-passengers').getByRole('button', { name: `One ${way}: Adults` });
const travellers = (page: Page) => page.locator('#booking-travellers');
/** Leaves without minding the question of the browser. */
const calm = (page: Page) => page.on('dialog', (dialog) => dialog.accept());

async function opened(path: string, options: Parameters<typeof visit>[0] = {}) {
  const visited = await visit(options);
  await open(visited.page, path);
  await bringIntoView(travellers(visited.page));
  return visited;
}

async function typeLead(page: Page): Promise<void> {
  await field(page, 0, 'first-name').fill('Ada');
  await field(page, 0, 'last-name').fill('Lovelace');
  await field(page, 0, 'email').fill('ada@example.org');
}

test('PAX-03 SAVE-01 answers survive added and removed travellers and a reload; passports are not saved; one click clears them', async () => {
  const { page, trouble, close } = await opened(address(), { viewport: phone });
  calm(page);
  await typeLead(page);
  await openOptional(page);
  await field(page, 0, 'passport-number').fill('C01X00T47');
  await eventually(() => head(page, 0).textContent()).toContain('Ada Lovelace');
  await head(page, 1).click();
  await field(page, 1, 'first-name').fill('Charles');
  await adults(page, 'more').click();
  await eventually(() => head(page, 2).textContent()).toContain('Traveller 3');
  await adults(page, 'fewer').click();
  await eventually(() => field(page, 0, 'passport-number').inputValue()).toBe('C01X00T47');
  await eventually(() => field(page, 1, 'first-name').inputValue()).toBe('Charles');
  await inspectSizes(page, 'checkout-travellers');

  await page.reload();
  await page.getByText('We saved your details').waitFor();
  await eventually(() => field(page, 0, 'last-name').inputValue()).toBe('Lovelace');
  await openOptional(page);
  await eventually(() => field(page, 0, 'passport-number').inputValue()).toBe('');
  await eventually(() => head(page, 1).textContent()).toContain('Charles');
  await eventually(() => kept(page)).not.toContain('C01X00T47');
  await eventually(async () => JSON.parse((await kept(page)) ?? '{}')).toMatchObject({
    'booking-travellers-1-first-name': 'Charles',
  });

  await page.getByRole('button', { name: 'Clear saved details' }).click();
  await eventually(() => field(page, 0, 'last-name').inputValue()).toBe('');
  await eventually(() => kept(page)).toBeNull();
  await page.reload();
  await alive(page);
  await eventually(() => page.getByText('We saved your details').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('TRAV-04 TRAV-06 TRAV-07 an error is shown when the field loses focus, and disappears with the correcting keystroke', async () => {
  const { page, trouble, close } = await opened(address(), { viewport: desktop });
  const email = field(page, 0, 'email');
  await email.focus();
  await field(page, 0, 'first-name').focus();
  await eventually(() => email.getAttribute('aria-invalid')).toBeNull();
  await email.fill('ada@example');
  await eventually(() => email.getAttribute('aria-invalid')).toBeNull();
  await field(page, 0, 'first-name').focus();
  await eventually(() => email.getAttribute('aria-invalid')).toBe('true');
  const words = 'Traveller 1: Enter an email address such as name@example.com';
  await travellers(page).getByText(words).waitFor();
  await email.press('End');
  await email.pressSequentially('.org');
  await eventually(() => email.getAttribute('aria-invalid')).toBeNull();

  await field(page, 0, 'date-of-birth-day').pressSequentially('4122');
  await page.keyboard.type('020');
  await eventually(() => field(page, 0, 'date-of-birth-day').inputValue()).toBe('4');
  await eventually(() => field(page, 0, 'date-of-birth-month').inputValue()).toBe('12');
  await eventually(() => field(page, 0, 'date-of-birth-year').inputValue()).toBe('2020');
  await field(page, 0, 'first-name').focus();
  const misfit = travellers(page).getByText('Based on their age on the day of departure, this traveller counts as');
  await misfit.waitFor();
  await eventually(() => field(page, 0, 'date-of-birth-year').getAttribute('aria-invalid')).toBe('true');
  await field(page, 0, 'date-of-birth-year').fill('1985');
  await eventually(() => misfit.count()).toBe(0);
  // An age outside the tour's range is a warning.
  await field(page, 0, 'date-of-birth-year').fill('1905');
  await field(page, 0, 'first-name').focus();
  await travellers(page).getByText('Is this tour suitable for their age?').waitFor();
  expect(trouble).toEqual([]);
  await close();
});

test('PHONE-02 PHONE-03 a phone number is parsed with its country, as typed', async () => {
  const { page, trouble, close } = await opened(address(), { viewport: phone, locale: 'de-DE' });
  const number = field(page, 0, 'phone');
  await bringIntoView(number);
  await travellers(page)
    .getByRole('button', { name: /Country of the number: Germany \+49/ })
    .waitFor();
  const country = travellers(page).getByRole('button', { name: /Country of the number/ });
  await country.click();
  const names = async () => (await page.getByRole('listbox').getByRole('option').allTextContents()).slice(0, 6);
  await eventually(names).toEqual([
    'Australia+61',
    'Canada+1',
    'Germany+49',
    'New Zealand+64',
    'United Kingdom+44',
    'United States+1',
  ]);
  await page.keyboard.press('Escape');
  await number.fill('0151');
  await field(page, 0, 'first-name').focus();
  await eventually(() => number.getAttribute('aria-invalid')).toBe('true');
  await number.fill('0151 23456789');
  await eventually(() => number.getAttribute('aria-invalid')).toBeNull();
  await eventually(() => number.inputValue()).toBe('0151 23456789');
  await field(page, 0, 'first-name').focus();
  await eventually(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    return kept(page);
  }).toContain('+4915123456789');
  expect(trouble).toEqual([]);
  await close();
});

test('TRAV-01 a country is found by name; shared answers are filled in by one click', async () => {
  const { page, trouble, close } = await opened(address(), { viewport: desktop });
  await typeLead(page);
  const nationality = field(page, 0, 'nationality');
  await bringIntoView(nationality);
  await eventually(() => nationality.getAttribute('role')).toBe('combobox');
  await nationality.click();
  await page.getByRole('option').first().waitFor();
  await nationality.pressSequentially('Icel');
  await eventually(() => page.getByRole('option').count()).toBe(1);
  await pressInPlace(page.getByRole('option', { name: 'Iceland' }));
  await eventually(() => nationality.inputValue()).toBe('Iceland');
  await head(page, 1).click();
  await travellers(page).getByRole('button', { name: 'Same as traveller 1' }).click();
  await eventually(() => field(page, 1, 'last-name').inputValue()).toBe('Lovelace');
  await eventually(() => field(page, 1, 'nationality').inputValue()).toBe('Iceland');
  await eventually(() => field(page, 1, 'last-name').getAttribute('autocomplete')).toBe(
    'section-traveller2 family-name',
  );
  expect(trouble).toEqual([]);
  await close();
});

test('TRAV-01 BOOK-02 a country typed before its list has loaded is matched when it loads, also on retry, and keeps the focus', async () => {
  const { page, close } = await visit({ viewport: desktop });
  const tries: (() => Promise<void>)[] = [];
  const asked = (at: number) => eventually(() => tries.length).toBeGreaterThan(at);
  await page.route('**/api/countries', (route) => {
    const first = tries.length === 0;
    tries.push(() => (first ? route.abort() : route.continue()));
  });
  const { promise: wanted, resolve: bring } = Promise.withResolvers<void>();
  await page.route('**/country-list-*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await open(page, address());
  const nationality = field(page, 0, 'nationality');
  await nationality.pressSequentially('Jap');
  bring();
  await eventually(() => nationality.getAttribute('role')).toBe('combobox');
  await eventually(() => nationality.evaluate((input) => input === document.activeElement)).toBe(true);
  await asked(0);
  await travellers(page).getByText('Loading').waitFor();
  await tries[0]?.();
  await travellers(page).getByText('The list didn’t load.').waitFor();
  await inspect(page, 'countries-lost-1440', ['#booking-travellers']);
  await eventually(() => nationality.inputValue()).toBe('Jap');
  await page.keyboard.type('an');
  await asked(1);
  await nationality.press('Tab');
  await eventually(() => nationality.inputValue()).toBe('Japan');
  await tries[1]?.();
  await eventually(() => page.locator('input[type="hidden"][value="JP"]').count()).toBe(1);
  await eventually(() => nationality.inputValue()).toBe('Japan');
  await eventually(() => nationality.getAttribute('aria-expanded')).toBe('false');
  await close();
});

test('PROMO-01 PROMO-02 PROMO-03 PROMO-04 API-05 an invalid code shows an error at its field, a valid one saves, one click removes it', async () => {
  const { page, trouble, close } = await opened(address(), { viewport: phone });
  const savings = page.locator('#booking-savings');
  await savings.getByRole('button', { name: 'Use a promo code or other discount' }).click();
  const code = savings.getByLabel('Promo code');
  await eventually(() => code.evaluate((input) => input === document.activeElement)).toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('check_promo_code') && asked.push(request.postData() ?? ''));
  await code.fill('   ');
  await savings.getByRole('button', { name: 'Apply' }).click();
  await savings.getByText('Enter a promo code').waitFor();
  expect(asked).toEqual([]);
  await code.fill('NOSUCHCODE');
  await code.press('Enter');
  await savings.getByText('This code isn’t valid.').waitFor();
  await inspectSizes(page, 'checkout-savings');
  await code.fill(' ends3 ');
  await savings.getByRole('button', { name: 'Apply' }).click();
  await savings.getByText('ENDS3').waitFor();
  await savings.getByText(/You save €/).waitFor();
  await savings.getByText(/This code expires soon/).waitFor();
  const sent = new URLSearchParams(asked.at(-1));
  expect(sent.get('promoCode')).toBe('ENDS3');
  expect(sent.get('date')).toBe(toDotted(sample.date));
  expect(sent.get('pax[1]')).toBe('2');
  const told = () => page.evaluate(() => window.dataLayer?.find(({ action }) => action === 'Promo code expiring'));
  await eventually(told).toEqual({ event: 'gaEvent', action: 'Promo code expiring', hours_to_expiry: 47 });
  await savings.getByRole('button', { name: 'Remove' }).click();
  await eventually(() => savings.getByText(/You save €/).count()).toBe(0);
  await savings.getByRole('button', { name: 'Use a promo code or other discount' }).click();
  await savings.getByRole('button', { name: 'Close' }).click();
  await eventually(() => savings.getByLabel('Promo code').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('PROMO-03 a code whose minimum price is reached only with rooms is accepted; one that requires more is refused with the reason', async () => {
  const { page, trouble, close } = await opened(`${address()}&applyRecommendation=1`, { viewport: desktop });
  const savings = page.locator('#booking-savings');
  await savings.getByRole('button', { name: 'Use a promo code or other discount' }).click();
  const code = savings.getByLabel('Promo code');
  await code.fill('ROOMSANDMORE');
  await code.press('Enter');
  await savings.getByText('Your booking doesn’t reach the minimum price for this code.').waitFor();
  await code.fill('ROOMS');
  await code.press('Enter');
  await savings.getByText(/You save €/).waitFor();
  await eventually(() => savings.getByText('No discount applied.').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('TERMS-02 the terms open in the popup, with the schedule as dates and amounts', async () => {
  const { page, trouble, close } = await opened(address('hold'), { viewport: phone });
  const finish = page.locator('#booking-finish');
  await page.locator('#booking-acceptedTerms').check();
  await finish.getByRole('button', { name: 'Cancellation terms' }).click();
  const popup = page.getByRole('dialog');
  await popup
    .getByRole('row', { name: /by .*\d{4}/ })
    .first()
    .waitFor();
  await inspectSizes(page, 'checkout-cancellation');
  await page.goBack();
  await popup.waitFor({ state: 'detached' });
  await finish
    .getByRole('button', { name: /^Terms of/ })
    .first()
    .click();
  await eventually(async () => (await popup.textContent())?.length ?? 0).toBeGreaterThan(150);
  await popup.getByRole('button', { name: 'Close' }).click();
  await popup.waitFor({ state: 'detached' });
  await eventually(() => page.locator('#booking-acceptedTerms').isChecked()).toBe(true);
  expect(trouble).toEqual([]);
  await close();
});

test('SAVE-02 leaving with unsaved changes asks once; leaving without changes does not', async () => {
  const { page, trouble, close } = await opened(address(), { viewport: desktop });
  await field(page, 0, 'first-name').fill('Ada');
  const home = page
    .getByRole('banner')
    .getByRole('link', { name: /Waymark/ })
    .first();
  await home.click();
  const popup = page.getByRole('alertdialog');
  await popup.getByText(/stay on this device for 7 days/).waitFor();
  await inspectSizes(page, 'checkout-leave');
  await popup.getByRole('button', { name: 'Stay' }).click();
  await popup.waitFor({ state: 'detached' });
  await eventually(() => field(page, 0, 'first-name').inputValue()).toBe('Ada');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await page.getByText('We saved your details').waitFor();
  expect(questions).toEqual(['beforeunload']);
  // Nothing was changed since, so nothing is asked.
  await page.reload();
  await page.getByText('We saved your details').waitFor();
  expect(questions).toEqual(['beforeunload']);
  await alive(page);
  await alive(page, 'header');
  await field(page, 0, 'first-name').fill('Ada B.');
  // Whoever goes back in the very moment in which the page has gone finds everything, too.
  await travellers(page).evaluate((form) => {
    new MutationObserver((_, observer) => {
      if (form.isConnected) return;
      observer.disconnect();
      Object.assign(window, { gone: true });
      window.history.back();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await home.click();
  await popup.getByRole('button', { name: 'Leave' }).click();
  await page.waitForFunction(() => 'gone' in window);
  await page.getByText('We saved your details').waitFor();
  await eventually(() => field(page, 0, 'first-name').inputValue()).toBe('Ada B.');
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-11 without storage everything works, and nothing is saved', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  calm(page);
  await open(page, address());
  await bringIntoView(travellers(page));
  await typeLead(page);
  await eventually(() => head(page, 0).textContent()).toContain('Ada Lovelace');
  await page.reload();
  await alive(page);
  await eventually(() => page.getByText('We saved your details').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('MEMB-01 MEMB-02 FLEX-01 a membership choice reloads with its action and persists; a hold has none', async () => {
  const { page, trouble, close } = await opened(address());
  const membership = page.locator('#booking-membership');
  await eventually(() => membership.getByRole('radio', { checked: true }).count()).toBe(0);
  await membership.getByRole('heading').click();
  await membership.getByRole('button', { name: 'Continue' }).click();
  await membership.getByText('Choose whether you want the membership').waitFor();
  const reload = page.waitForRequest((request) => request.url().includes('load_data'));
  await membership.getByRole('radio', { name: /Yes, become a member/ }).check();
  expect(new URLSearchParams((await reload).postData() ?? '').get('action')).toBe('waymarkMembershipUpdate');
  // Only a price that has come is what the next one is compared with.
  await page.locator('#booking-price [data-line="membership"]').first().waitFor();
  const another = page.waitForRequest((request) => request.url().includes('load_data'));
  await unfold(page.locator('#booking-flexible'));
  await page
    .locator('#booking-flexible')
    .getByRole('radio', { name: /With flexible booking/ })
    .check();
  expect(new URLSearchParams((await another).postData() ?? '').get('action')).toBeNull();
  // Flexible booking is a line of the price, changes what a cancellation gives back, and has its own terms.
  await page.locator('#booking-price [data-line="flexible"]').first().waitFor();
  const answer = await (await (await another).response())?.json();
  expect(answer.data.cancellation.some(({ credit }: { credit: number }) => credit > 0)).toBe(true);
  await page.getByRole('button', { name: 'Flexible booking terms' }).click();
  await eventually(async () => (await page.getByRole('dialog').textContent())?.length ?? 0).toBeGreaterThan(150);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await eventually(() => membership.getByRole('radio', { name: /Yes, become a member/ }).isChecked()).toBe(true);
  await membership.getByRole('button', { name: 'All membership benefits' }).click();
  await page.getByRole('dialog').getByText(/Saves/).waitFor();
  await open(page, address('hold'));
  await eventually(() => page.locator('#booking-membership').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('TERMS-02 terms that fail to load only warn, and can be retried', async () => {
  const { page, close } = await opened(address('hold'));
  await page.route('**/load_terms/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page
    .locator('#booking-finish')
    .getByRole('button', { name: /^Terms of/ })
    .first()
    .click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute('**/load_terms/**');
  await popup.getByRole('button', { name: 'Try again' }).click();
  await eventually(async () => (await popup.textContent())?.length ?? 0).toBeGreaterThan(150);
  await close();
});

test('SAVE-01 a signed-in visitor fills in their own details by one click; log-out clears the form', async () => {
  await makeAccount(shop(), { email: 'booker@example.org', name: 'Grace Brewster Hopper' });
  const { page, close } = await visit();
  calm(page);
  await open(page, '/login');
  await page.locator('input[name="email"]').fill('booker@example.org');
  await page.locator('input[name="password"]').fill(goodPassword);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await open(page, address());
  await travellers(page).getByRole('button', { name: 'Use my details' }).click();
  await eventually(() => field(page, 0, 'first-name').inputValue()).toBe('Grace Brewster');
  await eventually(() => field(page, 0, 'last-name').inputValue()).toBe('Hopper');
  await eventually(() => field(page, 0, 'email').inputValue()).toBe('booker@example.org');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await eventually(() => kept(page)).toContain('Hopper');
  await page.getByRole('banner').getByText('GH', { exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await eventually(() => kept(page)).toBeNull();
  await close();
});

test('PHONE-01 TRAV-01 in a window of 320 px the country lists stay inside the window', async () => {
  const { page, close } = await opened(address('book', 1, '/de'), { viewport: { width: 320, height: 568 } });
  const nationality = field(page, 0, 'nationality');
  await bringIntoView(nationality);
  await eventually(() => nationality.getAttribute('role')).toBe('combobox');
  await nationality.click();
  await page.getByRole('option').first().waitFor();
  await eventually(() => sideways(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await bringIntoView(field(page, 0, 'phone'));
  await travellers(page)
    .getByRole('button', { name: /\+\d+$/ })
    .click();
  await page.getByRole('listbox').waitFor();
  await eventually(() => sideways(page)).toBeLessThanOrEqual(0);
  await close();
});

test('TRAV-09 the forms and their errors are in German, too', async () => {
  const { page, trouble, close } = await opened(address('hold', 1, '/de'));
  await travellers(page).getByText('Vorname wie im Pass').waitFor();
  await travellers(page).getByRole('heading').first().click();
  await travellers(page).getByRole('button', { name: 'Weiter' }).click();
  await travellers(page).getByText('Geben Sie den Vornamen ein').waitFor();
  await page
    .locator('#booking-savings')
    .getByRole('button', { name: 'Gutscheincode oder anderen Rabatt nutzen' })
    .click();
  await inspect(page, 'checkout-travellers-1440-de');
  expect(trouble).toEqual([]);
  await close();
});
