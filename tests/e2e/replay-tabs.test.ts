// What the recorder itself must leave out, and two tabs of one visitor, one of which takes the consent back.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually, open } from './frame-visit.ts';
import { payHouse } from './pay-visit.ts';
import { agree, bar, draw, type Event, hide, recorderFiles, recordings, sentTexts } from './replay-visit.ts';

const { shop, visit } = payHouse({ SESSION_REPLAY: '1', IN_PROCESS_JOBS: '0' });
const { recorded, sentPages } = recordings(shop);

/** How many recordings there are, with anything in them or not. */
const kept = async (): Promise<number> => (await shop().pool.query('select from replay')).rows.length;

/** Does what a recorder takes down. */
async function lookAround(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(400, 300);
  // A page that has just come may put itself at its head once more.
  const scrolled = () =>
    page.evaluate(() => {
      window.scrollBy(0, 50);
      return window.scrollY;
    });
  await eventually(scrolled).toBeGreaterThan(0);
}

test('NAV-17 consent that is taken back in one tab ends the recording of another at once: nothing of the time after it is sent or kept, and given again both begin anew', async () => {
  const one = await visit();
  const { page } = one;
  await draw(page, 0.1);
  await open(page, '/about');
  await bar(page).getByRole('button', { name: 'Yes, record' }).click();
  await eventually(() => sentPages(page)).toContain('/about');

  const other = await one.context.newPage();
  const files = recorderFiles(other);
  const left = await sentTexts(other);
  await open(other, '/');
  await eventually(() => sentPages(other)).toContain('/');
  expect(await kept()).toBe(2);

  // What was recorded before and is still on its way arrives after the consent was taken back.
  const { promise: takenBack, resolve: release } = Promise.withResolvers<void>();
  const late: Promise<number>[] = [];
  await other.route('**/api/replay/chunk*', async (route) => {
    const answer = takenBack.then(() => route.fetch());
    late.push(answer.then((response) => response.status()));
    await route.fulfill({ response: await answer });
  });
  await lookAround(other);
  await hide(other);
  await eventually(() => late.length).toBe(1);
  // And something that waits behind it, for which no recording may begin.
  await lookAround(other);
  await hide(other);
  await open(page, '/privacy');
  await page.getByRole('button', { name: 'Record nothing, and delete what was recorded' }).click();
  await page.getByText('what was recorded in this browser is deleted.').waitFor();
  release();
  expect(await late[0]).toBe(404);
  expect(await kept()).toBe(0);
  await other.unroute('**/api/replay/chunk*');

  // From then on nothing: neither of what is done there, nor of the page that a link leads to.
  files.length = 0;
  left.length = 0;
  await lookAround(other);
  await hide(other);
  await other.locator('footer a[href="/help"]').first().click();
  await other.waitForURL('**/help');
  await lookAround(other);
  await hide(other);
  const again = await other.evaluate(() => Date.now());
  expect(await kept()).toBe(0);
  expect(files).toEqual([]);

  // Both begin again with a page of their own, and have nothing of the time between.
  await page.bringToFront();
  await page.getByRole('button', { name: 'You may record my visits' }).click();
  await eventually(() => sentPages(page), 'the tab that agrees').toContain('/privacy');
  await other.bringToFront();
  await eventually(() => sentPages(other), 'the other tab').toContain('/help');
  expect(await kept()).toBe(2);
  const sent = left.flatMap((text) => JSON.parse(text) as Event[]);
  expect(sent.length).toBeGreaterThan(0);
  for (const events of [sent, await recorded()])
    expect(events.filter(({ timestamp }) => timestamp < again)).toEqual([]);
  expect(one.trouble).toEqual([]);
  await one.close();
});

test('NAV-17 whatever is answered, listed or asked in a page of the catalogue leaves the browser as dots, with the words of the catalogue beside it', async () => {
  const { page, trouble, close } = await visit();
  await draw(page, 0.1);
  await agree(page);
  const left = await sentTexts(page);
  await open(page, '/about');
  await eventually(() => sentPages(page)).toContain('/about');
  const kinds = ['status', 'alert', 'log', 'listbox', 'combobox', 'dialog', 'alertdialog'];
  await page.evaluate((roles) => {
    const add = (name: string, attributes: Record<string, string> = {}) => {
      const piece = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) piece.setAttribute(key, value);
      piece.textContent = 'Zyxwvkanari';
      document.querySelector('main')?.append(piece);
    };
    for (const role of roles) add('div', { role });
    for (const name of ['form', 'label', 'output']) add(name);
    add('p', { 'aria-live': 'polite' });
    add('div', { 'data-popup': 'ask' });
    add('div', { contenteditable: 'true' });
    add('p', { class: 'last' });
  }, kinds);
  // The last stands nowhere in particular: it shows that all of them were taken down, and what is not dotted.
  const told = async () => {
    await hide(page);
    return left.join().match(/Zyxwvkanari/g)?.length ?? 0;
  };
  await eventually(told).toBe(1);
  expect(left.join().match(/"•{11}"/g)?.length).toBe(kinds.length + 6);
  expect(trouble).toEqual([]);
  await close();
});
