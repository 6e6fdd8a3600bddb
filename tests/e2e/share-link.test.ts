// An agent sends a link and a client pays by it, in two browsers at once; and an agent who is not logged in is noticed.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { logoOf, pdfOf } from '#tests/support/files.ts';
import { cards } from '#tests/support/paying.ts';
import { alive, bringIntoView, eventually, open } from './frame-visit.ts';
import {
  acceptTerms,
  arriveAtHold,
  fillTravellers,
  type Holdable,
  holdables,
  holdButton,
  readyToHold,
} from './hold-visit.ts';
import { inspect, inspectSchemes } from './inspect.ts';
import {
  answerOffers,
  arriveAtBooking,
  cardReady,
  choosePlan,
  fillBilling,
  logIn,
  payAddress,
  payButton,
  payHouse,
  typeCard,
} from './pay-visit.ts';
import { desktop, phone, tablet } from './window.ts';

const { shop, visit } = payHouse();
let tours: Holdable[];
beforeAll(async () => {
  tours = await holdables(shop());
}, 240_000);

const tour = (at: number): Holdable => tours[at] as Holdable;
const asAgent = (page: Page) => logIn(page, 'agent@waymark.example', '/account', 'waymark-demo-agent');

/** Makes a link with the box of the page, and reads it there. */
async function makeLink(page: Page, { inspected = '', troubled = false, rooms = false } = {}): Promise<string> {
  const box = page.locator('#shareable-link');
  const button = box.getByRole('button', { name: 'Create a payment link' });
  await bringIntoView(button);
  await eventually(() => button.isEnabled()).toBe(true);
  await button.click();
  const popup = page.locator('[data-popup="shareable-link"]');
  if (troubled) await meetProblem(page);
  if (rooms) await popup.getByLabel('who sleeps in which room').check();
  await popup.getByRole('button', { name: 'Create link' }).click();
  const address = popup.locator('#shareable-link-address');
  await address.waitFor();
  const notice = popup.getByText('The payment link is ready');
  await notice.waitFor();
  if (inspected) await inspect(page, inspected, ['[data-popup]']);
  const link = await address.inputValue();
  await popup.getByRole('button', { name: 'Copy the link' }).click();
  await popup.getByRole('button', { name: 'Copied' }).waitFor();
  // At once: all windows of a test run have one clipboard.
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  // A notice goes by itself.
  await notice.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  return link;
}

/** The line is cut, then the shop says no; both are told, and the next press may succeed. */
async function meetProblem(page: Page): Promise<void> {
  const call = '**/api/book-now/b2b_shareable_link/**';
  const button = page.locator('[data-popup="shareable-link"]').getByRole('button', { name: 'Create link' });
  await page.route(call, (route) => route.abort(), { times: 1 });
  await button.click();
  const alert = page.getByRole('alertdialog', { name: 'Network error' });
  await alert.getByText('check your connection').waitFor();
  await page.keyboard.press('Escape');
  await alert.waitFor({ state: 'detached' });
  const body = JSON.stringify({ message: 'This hold has ended.', problems: [] });
  await page.route(call, (route) => route.fulfill({ status: 410, contentType: 'application/json', body }), {
    times: 1,
  });
  await button.click();
  const notice = page.getByRole('alert').filter({ hasText: 'This hold has ended.' });
  await notice.waitFor();
  await notice.waitFor({ state: 'detached' });
}

/** Hands in a logo, which is seen at once. */
async function uploadLogo(page: Page): Promise<void> {
  await open(page, '/agency/settings');
  const pdf = { name: 'logo.png', mimeType: 'image/png', buffer: pdfOf() };
  await page.locator('[data-logo]').setInputFiles(pdf);
  await page.getByRole('alert').getByText('Please choose a PNG').waitFor();
  await page.locator('[data-logo]').setInputFiles({ ...pdf, buffer: await logoOf('png') });
  await page.getByText('Your clients will see it from now on').waitFor();
  await page.getByRole('button', { name: 'Replace the logo' }).waitFor();
  await seesLogo(page);
}

/** The logo is there, and the browser can show it. */
async function seesLogo(page: Page): Promise<void> {
  const logo = page.locator('main img[src^="/api/agency-logos/"]').first();
  await bringIntoView(logo);
  await eventually(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(300);
}

const pathOf = (link: string): string => new URL(link).pathname + new URL(link).search;

test('B2B-04 B2B-05 an agent makes a link on a desktop, and the client pays it on a phone in German without an account', async () => {
  const agent = await visit({ viewport: desktop, permissions: ['clipboard-read', 'clipboard-write'] });
  await asAgent(agent.page);
  await uploadLogo(agent.page);
  await inspectSchemes(agent.page, 'agency-settings-logo');
  await open(agent.page, payAddress(tour(0)));
  const link = await makeLink(agent.page, { inspected: 'share-link-popup', rooms: true });

  const client = await visit({ viewport: phone });
  const { page } = client;
  await open(page, `/de${pathOf(link)}`);
  await page.getByText('hat diese Reise für Sie ausgewählt').waitFor();
  expect(new URL(page.url()).pathname).toContain('/de/book-now/');
  // What the agent fixed can be read, and not be changed.
  const date = page.locator('#booking-date');
  await eventually(() => date.getByRole('button').count()).toBe(0);
  await eventually(() => page.locator('#booking-membership').count()).toBe(0);
  await seesLogo(page);
  // Rooms and travellers is the client's to say.
  const rooms = page.locator('#booking-rooms');
  await rooms.getByRole('button', { name: 'Zimmer selbst wählen' }).click();
  const enabled = page.getByRole('button', { name: /^Weniger:/, disabled: false });
  const room = rooms.locator('[data-place]').filter({ has: enabled });
  const fewer = room.getByRole('button', { name: /^Weniger:/, disabled: false }).first();
  await bringIntoView(fewer);
  await fewer.click();
  await rooms.locator('[data-place="waiting"]').getByRole('button').first().waitFor();
  await room
    .getByRole('button', { name: /^Mehr:/ })
    .first()
    .click();
  await rooms.getByText('Alle haben ein Zimmer.').waitFor();
  await eventually(() => page.locator('#booking-extras').getByRole('button').count()).toBe(0);
  const email = `${randomUUID()}@example.org`;
  await fillTravellers(page, tour(0).fields, email);
  await answerOffers(page);
  await cardReady(page);
  await choosePlan(page);
  await fillBilling(page);
  await acceptTerms(page);
  await typeCard(page, cards.works);
  await inspectSchemes(page, 'share-link-client');
  expect(await page.content()).not.toMatch(/commission|provision/i);
  await payButton(page).click();
  await arriveAtBooking(page);
  await seesLogo(page);
  expect(await page.content()).not.toMatch(/commission|provision/i);
  const { rows } = await shop().pool.query(
    'select state, agency_id is not null as sold, share_link_id is not null as linked from booking where lead_email = $1',
    [email],
  );
  expect(rows).toEqual([{ state: 'confirmed', sold: true, linked: true }]);

  await open(page, `/de${pathOf(link)}`);
  await page.getByText('Dieser Link wurde bezahlt').waitFor();
  await seesLogo(page);
  await inspectSchemes(page, 'share-link-used');
  await open(agent.page, '/agency/links');
  await agent.page.locator('[data-share-links]').getByText('Paid', { exact: true }).first().waitFor();
  expect([...agent.trouble, ...client.trouble]).toEqual([]);
  await agent.close();
  await client.close();
});

test('B2B-04 B2B-05 a link of a hold opens its payment; a withdrawn or forged one says so', async () => {
  const agent = await visit({ viewport: tablet, permissions: ['clipboard-read', 'clipboard-write'] });
  await asAgent(agent.page);
  await readyToHold(agent.page, tour(1), `${randomUUID()}@example.org`);
  await holdButton(agent.page).click();
  await arriveAtHold(agent.page);
  await alive(agent.page);
  const link = await makeLink(agent.page, { troubled: true });
  const client = await visit({ viewport: phone });
  await open(client.page, pathOf(link));
  await client.page.getByText('has chosen this trip for you').waitFor();
  await seesLogo(client.page);
  await payButton(client.page).waitFor();
  await eventually(() => client.page.getByText('Back to the hold').count()).toBe(0);
  await inspect(client.page, 'share-link-hold');

  await agent.page.setViewportSize(phone);
  await open(agent.page, '/de/agency/links');
  const tab = agent.page.getByRole('link', { name: 'Zahlungslinks' });
  await eventually(() => tab.evaluate((link) => link.getBoundingClientRect().right <= innerWidth)).toBe(true);
  await agent.page.setViewportSize(tablet);
  await open(agent.page, '/agency/links');
  await bringIntoView(agent.page.locator('[data-share-links]'));
  await inspect(agent.page, 'share-link-list', ['[data-share-links]']);
  await agent.page
    .getByRole('button', { name: /^Withdraw/ })
    .first()
    .click();
  await agent.page.getByText('The link has been withdrawn').waitFor();
  await open(client.page, pathOf(link));
  await client.page.getByText('This link has been withdrawn').waitFor();
  await open(client.page, `/pay/${randomUUID()}`);
  await client.page.getByText('We don’t recognise this link').waitFor();
  expect([...agent.trouble, ...client.trouble]).toEqual([]);
  await agent.close();
  await client.close();
});

test('AGENT-01 AGENT-02 B2B-01 a signed-out agent is recognised by the address: with a popup, or silently in the page head', async () => {
  const { page, close } = await visit({ viewport: phone });
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.addEventListener('request-error', (event) => told.push((event as CustomEvent).detail.label));
  });
  page.on('dialog', (dialog) => dialog.accept());
  const email = page.locator('[id="booking-travellers-0-email"]');
  const header = page.locator('[data-agent-header]');
  const popup = page.locator('[data-popup="agent"]');

  await page.route('**/api/b2b/check/email', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await open(page, payAddress(tour(2)));
  // All of the page has come before it is inspected.
  await cardReady(page);
  await email.fill('somebody@example.org');
  await eventually(() => page.evaluate(() => (window as unknown as { told: string[] }).told)).toContain(
    'Book-now Agent Detection',
  );
  await eventually(() => header.count()).toBe(0);

  await email.fill('agent@waymark.example');
  await popup.locator('#login-prompt-modal').waitFor();
  await inspect(page, 'agent-popup', ['[data-popup]']);
  await popup.getByLabel('Don’t show this again on this device').check();
  await popup.getByRole('button', { name: 'Continue without signing in' }).click();
  await popup.waitFor({ state: 'detached' });
  await header.getByText('On Behalf of a Travel Agent').waitFor();
  const box = page.locator('#agent-info');
  await box.getByRole('button', { name: 'Sign up your agency' }).click();
  await box.getByRole('link', { name: 'How to open an agency account' }).waitFor();
  await box.getByRole('button', { name: 'Sign in' }).click();
  const logInHere = box.getByRole('link', { name: 'Sign in' });
  await eventually(() => logInHere.getAttribute('href')).toContain(encodeURIComponent('/book-now/'));
  await eventually(() => box.getByRole('link', { name: 'How to open an agency account' }).count()).toBe(0);
  await inspect(page, 'agent-box', ['#agent-info']);

  // Silently from now on; whoever types another address is nobody's agent.
  await open(page, payAddress(tour(3)));
  await email.fill('agent@waymark.example');
  await header.waitFor();
  await eventually(() => popup.count()).toBe(0);
  await email.fill('somebody.else@example.org');
  await header.waitFor({ state: 'detached' });
  // An agent's number in the address tells it, too.
  await open(page, `${payAddress(tour(4))}&pid=77`);
  await header.waitFor();
  // It gives nobody an agent's rights.
  await eventually(() => page.locator('[data-agency-bar], #shareable-link, [data-b2b-button]').count()).toBe(0);
  await close();
});
