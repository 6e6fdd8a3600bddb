// Departures of the demo marketplace for the tests of the price, and how to hold back its answers.
import type { Page, Request, Route } from 'playwright-core';
import type { TestShop } from '#tests/support/shop.ts';
import { INSTANT, samples } from '../contract/book-now-shop.ts';
import { open } from './frame-visit.ts';
import { inspect } from './inspect.ts';

/** The address of a booking page for two adults; `more` narrows the departures down. */
export async function bookingAddress(shop: TestShop, type: 'hold' | 'book' = 'hold', more = INSTANT): Promise<string> {
  const fitting = (await samples(shop, 120, more)).filter(({ passengerTypes, placesLeft }) => {
    const adult = passengerTypes.find(({ id }) => id === 1);
    return adult && adult.maximum >= 6 && placesLeft >= 6 && passengerTypes.every(({ minimum }) => minimum === 0);
  });
  const [found] = fitting;
  if (!found) throw new Error('the demo marketplace has no such departure');
  const answer = await fetch(`${shop.origin}/api/book-now/page/${found.objectId}?date=${found.date}`);
  const { data } = (await answer.json()) as { data: { tour: { slug: string } } };
  const [year, month, day] = found.date.split('-');
  return `/book-now/${data.tour.slug}/${found.objectId}?date=${day}.${month}.${year}&type=${type}&travellers[1]=2`;
}

/** Opens a booking page and waits until it has a price. */
export async function openBooking(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.locator('#booking-price [data-total]').waitFor();
}

const isReload = (request: Request): boolean => request.url().includes('/api/book-now/load_data/');

/** Counts price reloads, with how each ended. */
export function watchReloads(page: Page): { sent: number; failed: number } {
  const seen = { sent: 0, failed: 0 };
  page.on('request', (request) => {
    if (isReload(request)) seen.sent += 1;
  });
  page.on('requestfailed', (request) => {
    if (isReload(request)) seen.failed += 1;
  });
  return seen;
}

/** Holds price reloads back until the test lets each of them go, in whatever order. */
export async function holdReloads(page: Page): Promise<readonly Route[]> {
  const waiting: Route[] = [];
  await page.route('**/api/book-now/load_data/**', (route) => void waiting.push(route));
  return waiting;
}

/** Inspects the price, its bar and its popups. */
export const inspectPrice = (page: Page, name: string) =>
  inspect(page, name, ['#booking-price', '[data-floating-bar]', '[data-popup]']);

/** The button that adds one adult. */
export const oneMore = (page: Page) =>
  page
    .locator('#booking-passengers')
    .getByRole('button', { name: /^(One more|Eins mehr|Mehr)/ })
    .first();

/** The total in minor units, as the page shows it, and what its lines come to. */
export async function readTotal(page: Page): Promise<{ total: number; lines: number }> {
  return page.evaluate(() => {
    const card = document.querySelector('#booking-price');
    const amounts = [...(card?.querySelectorAll<HTMLElement>('[data-amount]') ?? [])];
    return {
      total: Number(card?.querySelector<HTMLElement>('[data-total]')?.dataset.total),
      lines: amounts.reduce((sum, line) => sum + Number(line.dataset.amount), 0),
    };
  });
}

/** What a text such as "€1,445.00" says in minor units. */
export const minorIn = (text: string): number => Number(text.replaceAll(/[^\d]/g, ''));
