// What is folded on the booking page, and how a person opens it.
import type { Locator, Page } from 'playwright-core';
import { open } from './frame-visit.ts';

/** Opens a folded section of the booking page. */
export async function unfold(section: Locator): Promise<void> {
  await section.locator('header').getByRole('button', { expanded: false }).click();
}

/** Opens a booking page and its list of rooms, which is folded while an included room or a suggestion is enough. */
export async function openWithRooms(page: Page, path: string): Promise<void> {
  await open(page, path);
  const list = page.getByRole('button', { name: /^(Choose rooms yourself|Zimmer selbst wählen)$/ });
  if ((await list.count()) > 0) await list.click();
}

/** Opens the optional questions of the traveller whose form is open. */
export const openOptional = (page: Page): Promise<void> =>
  page
    .locator('#booking-travellers')
    .getByRole('button', { name: /^(Optional details|Optionale Angaben)/ })
    .first()
    .click();
