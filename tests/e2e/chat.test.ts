// A traveller on a phone and somebody of our staff at a desk who chat, and everything that can get between them.
import { expect, test } from 'vitest';
import { beginChat, below, bodies, chatHouse, launcher, log, openAtDesk, panel, say } from './chat-visit.ts';
import { alive, eventually, open } from './frame-visit.ts';
import { inspect, inspectSchemes, inspectSizes } from './inspect.ts';
import { phone, tablet } from './window.ts';

const { shop, slug, visit, staffHere, isAvailable } = chatHouse();

test('CHAT-01 CHAT-02 CHAT-03 PRICE-04 two people chat live in two languages, and nothing is lost, doubled or reordered by a small window, a lost connection and a reload', async () => {
  const desk = await staffHere();
  const traveller = await visit(phone);
  const { page } = traveller;
  // A browser that cannot play anything.
  await page.addInitScript(() => {
    window.AudioContext = class {
      constructor() {
        throw new Error('no sound here');
      }
    } as unknown as typeof AudioContext;
  });
  const logged: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'warning') logged.push(line.text());
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, `/de/t/${slug()}`);
  await launcher(page).waitFor();
  await eventually(() => below(launcher(page))).toBe(80);
  // It stands above the bar with the price, and on none of it.
  const bar = page.locator('[data-floating-bar="shown"]');
  await eventually(() => bar.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(80);
  // Nothing of the chat is loaded before somebody wants it.
  expect(fetched.filter((url) => /\/panel-|\/api\/(chat|live)/.test(url))).toEqual([]);

  await launcher(page).click();
  await panel(page).getByText('Wie können wir helfen?').waitFor();
  await inspectSchemes(page, 'chat-start-de-390');
  await say(panel(page), 'Gibt es einen Zug?', 'Ihre Nachricht');
  await log(page).getByText('Gibt es einen Zug?').waitFor();

  const box = await openAtDesk(desk.page, 'Gibt es einen Zug');
  await box.getByRole('button', { name: 'Accept chat' }).click();
  await panel(page).getByRole('heading', { name: 'Stella Staff' }).waitFor();
  const answer = box.getByRole('textbox', { name: 'Your message' });
  await eventually(async () => {
    await answer.press('y');
    return panel(page).locator('[data-typing]').isVisible();
  }).toBe(true);
  await say(box, 'Yes, every hour.');
  await log(page).getByText('Yes, every hour.').waitFor();
  await box.getByText('Seen').waitFor();
  await inspectSchemes(page, 'chat-de-390');

  // Small: a mark, the title, and a sound that fails and is only logged.
  const title = await page.title();
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await eventually(() => launcher(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await say(box, 'From Bern.');
  await page.locator('[data-chat-unread="1"]').waitFor();
  await eventually(() => page.title()).toBe('Neue Nachricht von Waymark');
  await eventually(() => logged.filter((line) => line.includes('sound')).length).toBe(1);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('waymark-chat') ?? '{}'));
  expect(await kept()).toMatchObject({ status: 'minimized', instantiated: true, notifications: 1 });
  await inspect(page, 'chat-small-390', ['.chat-launcher']);
  await launcher(page).click();
  await log(page).getByText('From Bern.').waitFor();
  await eventually(() => page.title()).toBe(title);
  await eventually(kept).toMatchObject({ status: 'visible', notifications: 0 });

  // Without a connection both sides write on; nothing is lost.
  await traveller.context.setOffline(true);
  await say(panel(page), 'Mit Fahrrad?', 'Ihre Nachricht');
  await say(panel(page), 'Und Hund?', 'Ihre Nachricht');
  await page.locator('[data-outbox="failed"]').waitFor();
  await say(box, 'Every day.');
  // The order is the one in which lines arrive: this one has, before the others can.
  await eventually(() => box.locator('[data-outbox]').count()).toBe(0);
  await traveller.context.setOffline(false);
  const all = ['Gibt es einen Zug?', 'Yes, every hour.', 'From Bern.', 'Every day.', 'Mit Fahrrad?', 'Und Hund?'];
  await eventually(() => bodies(box)).toEqual(all);
  await eventually(() => bodies(panel(page))).toEqual(all);
  await page.reload();
  await panel(page).waitFor();
  await eventually(() => bodies(panel(page))).toEqual(all);
  await inspect(desk.page, 'chats-1440');

  // It ends, and is rated.
  await box.getByRole('button', { name: 'Options' }).click();
  await box.getByRole('button', { name: 'End the chat' }).click();
  await panel(page).getByText('Stella Staff hat den Chat beendet.').waitFor();
  await panel(page).getByRole('radio', { name: /^5/ }).check({ force: true });
  await panel(page).getByRole('button', { name: 'Bewertung senden' }).click();
  await panel(page).getByText('Vielen Dank für Ihre Bewertung').waitFor();
  await inspect(page, 'chat-ended-de-390');
  await box.getByText('Rated 5 out of 5').waitFor();
  expect([...traveller.trouble, ...desk.trouble]).toEqual([]);
});

test('CHAT-06 staff handle several chats, see the page a visitor agreed to share, and pass a chat to the operator; an address is left and a transcript mailed', async () => {
  const desk = await staffHere();
  const [one, two] = [await visit(), await visit(tablet)];
  for (const [{ page }, text] of [
    [one, 'Is breakfast included?'],
    [two, 'May I bring a pram?'],
  ] as const) {
    await open(page, `/t/${slug()}`);
    await beginChat(page, text);
    await (await openAtDesk(desk.page, text.slice(0, 12))).getByRole('button', { name: 'Accept chat' }).click();
    await panel(page).getByRole('heading', { name: 'Stella Staff' }).waitFor();
  }
  const box = desk.page.locator('[data-chat-window]', { hasText: 'breakfast' });
  await eventually(() => desk.page.locator('[data-chat-window]').count()).toBe(2);
  await inspectSchemes(desk.page, 'chats-two-1440');

  // Nobody sees where a visitor is before they agree.
  await eventually(() => box.locator('[data-looking]').count()).toBe(0);
  const { page } = one;
  const options = panel(page).getByRole('region', { name: 'Options' });
  await panel(page).getByRole('button', { name: 'Options' }).click();
  await options.getByRole('checkbox', { name: 'Let our team see the page you’re on' }).check();
  await box.locator('[data-looking]').getByText(`/t/${slug()}`).waitFor();
  const saved = page.waitForRequest((request) => request.url().includes('/api/omnimove/action/boost_email_saved'));
  await options.getByRole('textbox', { name: 'Email' }).fill('pia@chat.example');
  await options.getByRole('button', { name: 'Leave my email address' }).click();
  const sent = new URLSearchParams((await saved).postData() ?? '');
  expect([...sent.keys()].map((key) => key.replace(/^data\[(.*)\]$/, '$1'))).toEqual(
    expect.arrayContaining(['email', 'conversation_id', 'ip', 'country', 'city', 'zip']),
  );
  await log(page).getByText('We have your email address').waitFor();
  await inspect(page, 'chat-options-1440');
  await say(box, 'Yes, every day.');
  await log(page).getByText('Yes, every day.').waitFor();
  await options.getByRole('button', { name: 'Email the transcript' }).click();
  await options.getByText('We’ve emailed you the transcript').waitFor();

  await box.getByRole('button', { name: 'Options' }).click();
  const receivers = box.getByRole('combobox', { name: 'Transfer to' });
  await receivers.selectOption({ index: 1 });
  await box.getByRole('button', { name: 'Transfer' }).click();
  await log(page).getByText('will reply to you from now on').waitFor();
  await desk.page.setViewportSize(phone);
  await inspect(desk.page, 'chats-390');
  expect([...one.trouble, ...two.trouble, ...desk.trouble]).toEqual([]);
});

test('CHAT-04 a quiet visitor gets one prompt, on tour pages in English and on booking pages, and none after dismissing it', async () => {
  await staffHere();
  const { page, context, trouble } = await visit();
  const prompt = page.locator('[data-chat-prompt]');
  const wait = async () => {
    await launcher(page).waitFor();
    await page.clock.fastForward(31_000);
  };
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat')) asked.push(request.url());
  });
  await open(page, `/de/t/${slug()}`);
  await wait();
  expect(asked).toEqual([]);
  await open(page, `/t/${slug()}`);
  await wait();
  await prompt.waitFor();
  expect(await prompt.getAttribute('data-chat-prompt')).toBe('5498');
  expect(await below(launcher(page))).toBe(30);
  await inspect(page, 'chat-prompt-1440', ['.chat-launcher']);
  // The prompt that was taken up is told to whoever answers.
  await prompt.getByRole('button', { name: 'Chat with us' }).click();
  const started = page.waitForRequest((request) => request.url().endsWith('/api/chat') && request.method() === 'POST');
  await say(panel(page), 'Hello?');
  expect(new URLSearchParams((await started).postData() ?? '').get('prompt')).toBe('5498');
  await log(page).getByText('Hello?').waitFor();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());

  const booking = await page.locator('a[href*="/book-now/"]').first().getAttribute('href');
  await open(page, booking ?? '');
  await wait();
  await prompt.waitFor();
  expect(await prompt.getAttribute('data-chat-prompt')).toBe('4228');
  await prompt.getByRole('button', { name: 'Not now' }).click();
  await prompt.waitFor({ state: 'detached' });
  asked.length = 0;
  await page.reload();
  await alive(page);
  await wait();
  expect(asked).toEqual([]);
  expect(trouble).toEqual([]);
});

test('CHAT-05 a chat that fails to load is reported, offers alternatives, and loads on retry', async () => {
  const { page } = await visit();
  await open(page, '/help');
  await page.route('**/assets/panel-*.js', (route) => route.abort());
  const reported = page.waitForRequest((request) => request.url().includes('/api/utils/jserror'));
  await launcher(page).click();
  expect(new URLSearchParams((await reported).postData() ?? '').get('message')).toBe('Loading of chat failed');
  const lost = page.getByRole('alert').filter({ hasText: 'The chat didn’t load' });
  await lost.locator('a[href^="tel:"]').waitFor();
  await inspect(page, 'chat-lost-1440');
  await page.unroute('**/assets/panel-*.js');
  await lost.getByRole('button', { name: 'Try again' }).click();
  await panel(page).waitFor();
});

test('while staff are offline the chat becomes an enquiry with the text typed so far', async () => {
  await eventually(isAvailable).toBe(false);
  const { page, trouble } = await visit();
  await open(page, '/help');
  await launcher(page).click();
  const form = panel(page);
  await form.getByText('We’re offline right now', { exact: true }).waitFor();
  await form.getByRole('textbox', { name: 'Your question' }).fill('Do you sell vouchers?');
  await form.getByRole('button', { name: 'Send question' }).click();
  await form.getByText('Please enter your first name.').waitFor();
  await inspectSizes(page, 'chat-offline');
  await page.reload();
  await eventually(() => form.getByRole('textbox', { name: 'Your question' }).inputValue()).toBe(
    'Do you sell vouchers?',
  );
  await form.getByRole('textbox', { name: 'First name' }).fill('Pia');
  await form.getByRole('textbox', { name: 'Email' }).fill('pia@question.example');
  await form.getByRole('button', { name: 'Send question' }).click();
  await form.getByText('We’ve received your question').waitFor();
  const { rows } = await shop().pool.query(`select 1 from conversation where email = 'pia@question.example'`);
  expect(rows).toHaveLength(1);
  await page.keyboard.press('Escape');
  await launcher(page).waitFor();
  expect(trouble).toEqual([]);
});
