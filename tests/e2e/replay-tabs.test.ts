// What the recorder itself must leave out, and two tabs of one visitor, one of which takes the consent back.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually, open } from './frame-visit.ts';
import { payHouse } from './pay-visit.ts';
import { bar, draw, type Event, hide, recorderFiles, recordings, sentTexts } from './replay-visit.ts';

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

test('NAV-17 withdrawing consent in one tab ends the recordings of all tabs immediately, and giving it again starts new ones', async () => {
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
  await page.getByRole('button', { name: 'Turn off and delete recordings' }).click();
  await page.getByText('recordings from this browser have been deleted.').waitFor();
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

test('NAV-17 input and personal text leave the browser masked, next to catalogue text; content that appears later is all masked', async () => {
  const { page, trouble, close } = await visit();
  await draw(page, 0.1);
  const left = await sentTexts(page);
  await open(page, '/about');
  await bar(page).waitFor();
  const kinds = ['status', 'alert', 'log', 'listbox', 'combobox', 'dialog', 'alertdialog'];
  const addPieces = (canary: string) =>
    page.evaluate(
      ([text, roles]) => {
        const add = (name: string, attributes: Record<string, string> = {}) => {
          const piece = document.createElement(name);
          for (const [key, value] of Object.entries(attributes)) piece.setAttribute(key, value);
          piece.textContent = text;
          document.querySelector('main')?.append(piece);
        };
        for (const role of roles) add('div', { role });
        for (const name of ['form', 'label', 'output']) add(name);
        add('p', { 'aria-live': 'polite' });
        add('div', { 'data-popup': 'ask' });
        add('div', { contenteditable: 'true' });
        add('p', { class: 'last' });
      },
      [canary, kinds] as const,
    );
  const count = async (pattern: RegExp) => {
    await hide(page);
    return left.join().match(pattern)?.length ?? 0;
  };
  // The last is in no private part: it shows that all of them were recorded, and what is not masked.
  await addPieces('Zyxwvkanari');
  await bar(page).getByRole('button', { name: 'Yes, record' }).click();
  await eventually(() => count(/Zyxwvkanari/g)).toBe(1);
  expect(await count(/"•{11}"/g)).toBe(kinds.length + 6);
  await addPieces('Zyxwvkanarilater');
  await eventually(() => count(/"•{16}"/g)).toBe(kinds.length + 7);
  expect(await count(/later/g)).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-17 a visit over several pages is one recording in order, however short each page view is', async () => {
  await shop().pool.query('delete from replay');
  const { page, trouble, close } = await visit();
  await draw(page, 0.1);
  await open(page, '/about');
  // The first chunk does not arrive before the page is left.
  const started = page.waitForRequest('**/api/replay/start');
  await page.route('**/api/replay/**', () => {});
  await bar(page).getByRole('button', { name: 'Yes, record' }).click();
  await started;
  await page.unroute('**/api/replay/**');
  await page.goto('/help');
  await eventually(async () => (await recorded()).filter(({ type }) => type === 4).length).toBe(2);
  await page.evaluate(() => location.assign('/privacy'));
  await page.waitForURL('**/privacy');
  await eventually(async () => (await recorded()).filter(({ type }) => type === 4).length).toBe(3);
  await page.locator('footer a[href="/about"]').first().click();
  await page.waitForURL('**/about');
  const visited = async () => (await recorded()).flatMap(({ type, data }) => (type === 4 ? data.href : []));
  await eventually(visited).toEqual(['/about', '/help', '/privacy', '/about']);
  const events = await recorded();
  expect(events.map(({ timestamp }) => timestamp)).toEqual(events.map(({ timestamp }) => timestamp).sort());
  expect((await shop().pool.query('select pages from replay')).rows).toEqual([
    { pages: ['/about', '/help', '/privacy', '/about'] },
  ]);
  expect(trouble).toEqual([]);
  await close();
});
