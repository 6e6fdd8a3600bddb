// Chats that more than two people, or more than one device, have a part in, and those that nobody answers.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tendDueChats } from '#server/conversation/chat/jobs.ts';
import { makeAccount } from '../contract/access-visitor.ts';
import { beginChat, bodies, chatHouse, launcher, log, logIn, openAtDesk, panel, say } from './chat-visit.ts';
import { eventually, open } from './frame-visit.ts';
import { inspect, inspectSchemes } from './inspect.ts';
import { phone } from './window.ts';

const { shop, visit, staffHere } = chatHouse();

test('a colleague takes over a chat, or is assigned it in the inbox: the visitor sees the new name immediately, and only staff see the old one', async () => {
  const stella = await staffHere();
  const visitor = await visit(phone);
  const { page } = visitor;
  await open(page, '/help');
  await beginChat(page, 'Do you sell maps?');
  const first = await openAtDesk(stella.page, 'Do you sell maps');
  await first.getByRole('button', { name: 'Accept chat' }).click();
  await panel(page).getByRole('heading', { name: 'Stella Staff' }).waitFor();
  await first.getByRole('textbox', { name: 'Your message' }).waitFor();
  // The window fits below the navigation, so nothing has moved to show where to write.
  expect(await stella.page.evaluate(() => window.scrollY)).toBe(0);

  const sam = await staffHere('sam');
  const second = await openAtDesk(sam.page, 'Do you sell maps');
  await second.getByText('Stella Staff is handling this chat.').waitFor();
  await inspect(sam.page, 'chats-of-colleague-1440');
  await second.getByRole('button', { name: 'Take over' }).click();
  await panel(page).getByRole('heading', { name: 'Sam Staff' }).waitFor();
  for (const desk of [first, second]) await log(desk).getByText('Sam Staff took over from Stella Staff.').waitFor();
  await first.getByText('Sam Staff is handling this chat.').waitFor();
  await say(second, 'Yes, of every region.');
  await log(page).getByText('Yes, of every region.').waitFor();

  const id = await second.getAttribute('data-chat-window');
  await open(stella.page, `/office/inbox/${id}`);
  const colleague = stella.page.getByRole('combobox', { name: 'Colleague' });
  await colleague.selectOption({ label: 'Stella Staff' });
  await stella.page.getByRole('button', { name: 'Assign' }).click();
  await panel(page).getByRole('heading', { name: 'Stella Staff' }).waitFor();
  await second.getByText('Stella Staff is handling this chat.').waitFor();
  await eventually(() => log(page).locator('[data-chat-event="taken"]').allInnerTexts()).toEqual([
    'You’re now chatting with Stella Staff.',
    'You’re now chatting with Sam Staff.',
    'You’re now chatting with Stella Staff.',
  ]);
  expect([...visitor.trouble, ...stella.trouble, ...sam.trouble]).toEqual([]);
});

/** A page whose tab is hidden when a test says so, and which counts what it is told by sounds and notifications. */
async function watched(page: Page) {
  await page.addInitScript(() => {
    const told = { hidden: false, tones: 0, notifications: [] as string[] };
    Object.assign(window, { told });
    Object.defineProperty(document, 'hidden', { get: () => told.hidden });
    const own = window.AudioContext.prototype.createOscillator;
    window.AudioContext.prototype.createOscillator = function (this: AudioContext) {
      told.tones += 1;
      return own.call(this);
    };
    window.Notification = class extends EventTarget {
      static permission = 'granted';
      constructor(title: string) {
        super();
        told.notifications.push(title);
      }
    } as unknown as typeof Notification;
  });
  type Told = { hidden: boolean; tones: number; notifications: string[] };
  return {
    hide: (hidden: boolean) =>
      page.evaluate((now) => {
        (window as unknown as { told: Told }).told.hidden = now;
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden),
    told: async () => {
      const { tones, notifications } = await page.evaluate(() => (window as unknown as { told: Told }).told);
      return { tones, notifications };
    },
  };
}

test('CHAT-02 a long-waiting visitor is asked for an address; a hidden tab shows unread messages; Back minimises the chat; after log-in it continues on another device', async () => {
  const desk = await staffHere();
  const visitor = await visit(phone);
  const { page } = visitor;
  const { hide, told } = await watched(page);
  await open(page, '/help');
  await beginChat(page, 'Is there a lounge?');
  const title = await page.title();

  // Nobody comes.
  await tendDueChats(shop(), new Date(Date.now() + 3 * 60_000));
  await log(page).getByText('We’re sorry to keep you waiting').waitFor();
  const address = panel(page).getByRole('textbox', { name: 'Email' });
  await address.fill('lou');
  await panel(page).getByRole('button', { name: 'Leave my email address' }).click();
  await panel(page).getByText('Please enter an email address such as').waitFor();
  await inspectSchemes(page, 'chat-late-390');
  await address.fill('lou@chat.example');
  await panel(page).getByRole('button', { name: 'Leave my email address' }).click();
  await log(page).getByText('We have your email address').waitFor();
  await address.waitFor({ state: 'detached' });
  await log(page).getByText('We’ll also email you the answer').waitFor();

  const box = await openAtDesk(desk.page, 'Is there a lounge');
  await box.getByRole('button', { name: 'Accept chat' }).click();
  await panel(page).getByRole('heading', { name: 'Stella Staff' }).waitFor();

  // Open, but in a tab that nobody sees: told once by title, sound and notification, and not counted as read.
  await hide(true);
  await say(box, 'In most airports.');
  await eventually(() => page.title()).toBe('New message from Waymark');
  await eventually(told).toEqual({ tones: 2, notifications: ['New message from Waymark'] });
  await eventually(() => box.getByText('Seen').count()).toBe(0);
  await hide(false);
  await eventually(() => page.title()).toBe(title);
  await box.getByText('Seen').waitFor();

  await page.goBack();
  await panel(page).waitFor({ state: 'detached' });
  await launcher(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/help');

  await makeAccount(shop(), { email: 'lou@talk.example', name: 'Lou' });
  const claimed = page.waitForResponse((response) => response.url().endsWith('/claim'));
  await logIn(page, 'lou@talk.example');
  expect((await claimed).status()).toBe(200);
  const other = await visit();
  await logIn(other.page, 'lou@talk.example');
  await launcher(other.page).click();
  const lines = ['Is there a lounge?', 'In most airports.'];
  await eventually(() => bodies(panel(other.page))).toEqual(lines);
  await say(panel(other.page), 'Also for children?');
  await eventually(() => bodies(box)).toEqual([...lines, 'Also for children?']);
  await launcher(page).click();
  await eventually(() => bodies(panel(page))).toEqual([...lines, 'Also for children?']);
  expect([...visitor.trouble, ...other.trouble, ...desk.trouble]).toEqual([]);
});

test('CHAT-03 a failed message is retried automatically with a notice, and stored once, even if only its response was lost', async () => {
  const desk = await staffHere();
  const { page, trouble } = await visit(phone);
  await open(page, '/de/help');
  await launcher(page).click();
  await say(panel(page), 'Gibt es ein Boot?', 'Ihre Nachricht');
  await log(page).getByText('Gibt es ein Boot?').waitFor();
  const box = await openAtDesk(desk.page, 'Gibt es ein Boot');

  // Nobody answers, then somebody who cannot; then it arrives and only the answer is cut off.
  const sent: URLSearchParams[] = [];
  const fates = ['cut', 'refused', 'answer cut', 'cut'];
  const looked = Promise.withResolvers<void>();
  await page.route('**/api/conversations/*/messages', async (route) => {
    sent.push(new URLSearchParams(route.request().postData() ?? ''));
    const fate = fates.shift();
    // Not before the test has looked at what failed.
    if (fate === 'refused') {
      await looked.promise;
      return route.fulfill({ status: 503, body: '' });
    }
    if (fate === 'answer cut') await route.fetch();
    return fate ? route.abort() : route.continue();
  });
  // However often it is sent, nobody sees it twice.
  await page.evaluate(() => {
    const log = document.querySelector('[role="log"]') as HTMLElement;
    new MutationObserver(() => {
      const seen = [...log.querySelectorAll('p')].filter(({ textContent }) => textContent === 'Auch im Winter?').length;
      log.dataset.most = String(Math.max(seen, Number(log.dataset.most ?? 0)));
    }).observe(log, { subtree: true, childList: true });
  });
  const failed = page.locator('[data-outbox="failed"]');
  await say(panel(page), 'Auch im Winter?', 'Ihre Nachricht');
  await failed.getByText('Wird erneut versucht …').waitFor();
  await say(panel(page), 'Und wie lange?', 'Ihre Nachricht');
  await failed.getByRole('button', { name: 'Erneut senden' }).waitFor();
  await inspectSchemes(page, 'chat-unsent-de-390');
  looked.resolve();

  const all = ['Gibt es ein Boot?', 'Auch im Winter?', 'Und wie lange?'];
  await eventually(() => bodies(box)).toEqual(all);
  await eventually(() => page.locator('[data-outbox]').count()).toBe(0);
  expect(await bodies(panel(page))).toEqual(all);
  expect(fates).toEqual([]);
  await eventually(() => page.locator('[role="log"]').getAttribute('data-most')).toBe('1');
  // Each has one name, under which it is sent until the page knows that it has arrived.
  const namesOf = (body: string | undefined) => [
    ...new Set(sent.filter((request) => request.get('body') === body).map((request) => request.get('submission'))),
  ];
  const names = [...namesOf(all[1]), ...namesOf(all[2])];
  expect(sent.length).toBeGreaterThanOrEqual(5);
  expect(names).toHaveLength(2);
  expect(names[0]).toMatch(/^[\da-f-]{36}$/);
  const { rows } = await shop().pool.query('select body from message where submission = any($1) order by position', [
    names,
  ]);
  expect(rows.map(({ body }) => body)).toEqual(all.slice(1));
  expect([...trouble, ...desk.trouble]).toEqual([]);
});
