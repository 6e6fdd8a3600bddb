// What the journeys to a hold have in common: a departure that can be held, and how a person fills in the page.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { toDotted } from '#domain/calendar/day-forms.ts';
import type { FieldFacts } from '#domain/catalogue/facts.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { type Sample, samples } from '../contract/book-now-shop.ts';
import { bringIntoView, eventually, open } from './frame-visit.ts';

/** A departure that is confirmed at once, for two adults in rooms, with the questions it asks. */
export type Holdable = Sample & { readonly slug: string; readonly fields: readonly FieldFacts[] };

const rightParty = ({ passengerTypes, rooms, placesLeft }: Sample): boolean =>
  placesLeft >= 4 &&
  rooms.some(({ beds, shared, sleeps }) => beds === 2 && !shared && sleeps.includes(1)) &&
  passengerTypes.every(({ id, minimum, maximum }) => minimum === 0 || (id === 1 && minimum <= 2 && maximum >= 2));

/** Departures of different tours that can be held, or only requested; `more` narrows them down. */
export async function holdables(
  shop: TestShop,
  more = 'true',
  confirmation: 'instant' | 'onRequest' = 'instant',
): Promise<Holdable[]> {
  // An extra that must be chosen would be one more thing to fill in.
  const free = `not exists (select from jsonb_array_elements(sale -> 'extras') extra where (extra ->> 'required')::boolean)`;
  const instant = (await samples(shop, 120, `confirmation = '${confirmation}' and ${free} and ${more}`)).filter(
    rightParty,
  );
  return Promise.all(
    instant.slice(0, 12).map(async (sample) => {
      const answer = await fetch(`${shop.origin}/api/book-now/page/${sample.objectId}`);
      const { data } = (await answer.json()) as {
        data: { tour: { slug: string }; facts: { variant: { travellerFields: FieldFacts[] } } };
      };
      return { ...sample, slug: data.tour.slug, fields: data.facts.variant.travellerFields };
    }),
  );
}

/** The address of a booking page that holds for two adults, with the recommended rooms. */
export const holdAddress = ({ slug, objectId, date }: Holdable, prefix = ''): string =>
  `${prefix}/book-now/${slug}/${objectId}?date=${toDotted(date)}&type=hold&travellers[1]=2&applyRecommendation=1`;

const input = (page: Page, traveller: number, id: string) =>
  page.locator(`[id="booking-travellers-${traveller}-${id}"]`);

/** Answers what must be answered of one traveller. */
async function answer(page: Page, traveller: number, field: FieldFacts, email: string, bornIn: number): Promise<void> {
  const at = input(page, traveller, field.id);
  switch (field.kind) {
    case 'email':
      return at.fill(email);
    case 'phone':
      return at.fill('+43 664 1234567');
    case 'date':
      await input(page, traveller, `${field.id}-day`).fill('27');
      await input(page, traveller, `${field.id}-month`).fill('3');
      return input(page, traveller, `${field.id}-year`).fill(field.dateRule === 'future' ? '2031' : `${bornIn}`);
    case 'country': {
      await bringIntoView(at);
      await eventually(() => at.getAttribute('role')).toBe('combobox');
      await at.click();
      await page.locator('[role="listbox"] [role="option"]').first().waitFor();
      // The same in both languages; a name that is typed in full needs no picking.
      await at.fill('Japan');
      return at.press('Tab');
    }
    case 'dropdown':
      return void (await at.selectOption({ index: 1 }));
    case 'radio':
      return at.getByRole('radio').first().check();
    default:
      return at.fill(field.id === 'last-name' ? 'Lovelace' : (['Ada', 'Grace', 'Mary'][traveller] ?? 'Ann'));
  }
}

/** Fills in every traveller as far as the tour insists; they are grown up, whatever their type, unless told when they were born. */
export async function fillTravellers(
  page: Page,
  fields: readonly FieldFacts[],
  email: string,
  bornIn: readonly number[] = [],
): Promise<void> {
  const people = await page.locator('#booking-travellers [data-traveller]').count();
  for (let traveller = 0; traveller < people; traveller++) {
    const head = input(page, traveller, 'head');
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
    for (const field of fields) {
      if (!field.required || field.onlyWhen || (field.asked === 'lead' && traveller > 0)) continue;
      await answer(page, traveller, field, email, bornIn[traveller] ?? 1984);
    }
  }
}

/** Accepts both terms. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.locator('#booking-acceptedTerms').check();
  await page.locator('#booking-acceptedDataTerms').check();
}

/** The one button. */
export const holdButton = (page: Page) => page.locator('#booking-finish').getByRole('button', { name: /48/ });

/** Opens a booking page and fills in everything but the last press. */
export async function readyToHold(page: Page, holdable: Holdable, email: string, prefix = ''): Promise<void> {
  await open(page, holdAddress(holdable, prefix));
  await fillTravellers(page, holdable.fields, email);
  await acceptTerms(page);
}

/** Waits for the page of the hold and reads its reference. */
export async function arriveAtHold(page: Page): Promise<string> {
  await page.waitForURL(/\/holds\//);
  // An agent has a second one in the bar on top, which comes later.
  await page.getByRole('timer').first().waitFor();
  return ((await page.locator('header strong.figures').textContent()) ?? '').trim();
}

/** How many holds there are on a departure, and how many places they take. */
export async function heldOn(shop: TestShop, { departureId }: Sample): Promise<{ holds: number; taken: number }> {
  const { rows } = await shop.pool.query<{ holds: number; taken: number }>(
    `select (select count(*)::int from hold where departure_id = $1 and state = 'held') as holds,
       (select coalesce(sum(amount), 0)::int from place_entry entry join departure on departure.place_id = entry.place_id
        where departure.id = $1 and entry.claim_id in (select id from hold)) as taken`,
    [departureId],
  );
  expect(rows[0]).toBeDefined();
  return rows[0] as { holds: number; taken: number };
}
