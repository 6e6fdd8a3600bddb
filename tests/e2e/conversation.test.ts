// Two people in two windows: a traveller on a phone, an operator at a desk.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTalkShop, type TalkShop } from '#tests/support/conversing.ts';
import { pdfOf, pictureOf } from '#tests/support/files.ts';
import { goodPassword } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { inspect, inspectAppearance, inspectSchemes } from './inspect.ts';
import { desktop, launchBrowser, openWindow, phone } from './window.ts';

let shop: TalkShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startTalkShop();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(goodPassword);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** What was sent, apart from what is still being typed. */
const written = (page: Page) => page.getByRole('log');

test('ASK-17 a traveller and an operator exchange messages in two windows, and each sees the other’s actions', async () => {
  const { id, code } = await shop.asked('Is there a train to the first hotel?');
  const traveller = await openWindow(
    browser,
    shop.origin,
    { viewport: phone },
    /status of 4\d\d|ERR_INTERNET_DISCONNECTED/,
  );
  const operator = await openWindow(browser, shop.origin);
  await open(traveller.page, `/de/conversations/${id}?code=${code}`);
  await traveller.page.getByText('Gesendet', { exact: true }).waitFor();

  await logIn(operator.page, 'own@talk.example');
  await open(operator.page, '/office/inbox?q=first+hotel');
  await inspectSchemes(operator.page, 'inbox-1440');
  await operator.page.getByRole('link', { name: /Tess Traveller/ }).click();
  // The traveller sees that it was read, without doing anything.
  await traveller.page.getByText('Gelesen').waitFor();
  await operator.page.getByRole('button', { name: 'Templates' }).click();
  await operator.page.getByRole('button', { name: 'Greeting' }).click();
  const answer = operator.page.getByRole('textbox', { name: 'Your message' });
  await eventually(() => answer.inputValue()).toContain('Hello Tess');
  await answer.fill('Yes, every hour from Bern.');
  await answer.press('ControlOrMeta+Enter');
  await written(operator.page).getByText('Yes, every hour from Bern.').waitFor();
  await eventually(() => answer.inputValue()).toBe('');
  await written(traveller.page).getByText('Yes, every hour from Bern.').waitFor();
  await operator.page.getByText('Read', { exact: true }).last().waitFor();

  // A lost connection loses nothing that was typed, and a reload neither.
  const reply = traveller.page.getByRole('textbox', { name: 'Ihre Nachricht' });
  await traveller.page.getByRole('button', { name: 'Noch eine Frage' }).click();
  await traveller.page.keyboard.type('Mit Fahrrad?');
  await traveller.context.setOffline(true);
  await traveller.page.getByRole('button', { name: 'Senden' }).click();
  await traveller.page.getByRole('alert').getByText('Sie steht noch hier').waitFor();
  await traveller.context.setOffline(false);
  await traveller.page.reload();
  await eventually(() => reply.inputValue()).toContain('Mit Fahrrad?');
  await inspectSchemes(traveller.page, 'conversation-de-390');
  await traveller.page.getByRole('button', { name: 'Senden' }).click();
  await written(operator.page).getByText('Mit Fahrrad?').waitFor();

  // Notes, assigning and resting stay in the office.
  await operator.page.getByRole('textbox', { name: 'New note' }).fill('Likes bicycles.');
  await operator.page.getByRole('button', { name: 'Save note' }).click();
  await operator.page.getByText('Likes bicycles.').first().waitFor();
  await operator.page.getByRole('combobox', { name: 'Colleague' }).selectOption({ label: 'Olga Own' });
  await operator.page.getByRole('button', { name: 'Assign' }).click();
  await operator.page.getByRole('button', { name: '1 day' }).click();
  await operator.page.getByRole('button', { name: 'Withdraw' }).waitFor();
  await inspectSchemes(operator.page, 'inbox-conversation-1440');
  await operator.page.setViewportSize(phone);
  await inspect(operator.page, 'inbox-conversation-390');
  await open(operator.page, '/office/inbox?view=snoozed&mine=1');
  await operator.page.getByRole('link', { name: /Tess Traveller/ }).waitFor();
  await inspect(operator.page, 'inbox-390');

  await traveller.page.setViewportSize(desktop);
  await inspect(traveller.page, 'conversation-de-1440');
  await eventually(() => traveller.page.getByText('Likes bicycles.').count()).toBe(0);
  expect([...traveller.trouble, ...operator.trouble]).toEqual([]);
  await traveller.close();
  await operator.close();
});

test('ASK-17 office actions during a pending request are queued; after a refusal nothing runs until pressed again', async () => {
  const { id } = await shop.asked('May I bring my own tent?');
  const { page, trouble, close } = await openWindow(browser, shop.origin);
  await logIn(page, 'own@talk.example');
  await open(page, `/office/inbox/${id}`);
  const sent: string[] = [];
  let answer = Promise.withResolvers<void>();
  await page.route('**/office/inbox/*.data*', async (route) => {
    if (route.request().method() === 'POST') {
      sent.push(new URLSearchParams(route.request().postData() ?? '').get('intent') ?? '');
      await answer.promise;
    }
    await route.continue();
  });
  const [assign, note, oneDay] = ['Assign', 'Save note', '1 day'].map((name) => page.getByRole('button', { name }));
  await page.getByRole('textbox', { name: 'New note' }).fill(' ');
  await note?.click();
  await eventually(() => sent).toEqual(['note']);
  await oneDay?.click();
  answer.resolve();
  await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor();

  answer = Promise.withResolvers();
  await page.getByRole('textbox', { name: 'New note' }).fill('Has a tent.');
  await page.getByRole('combobox', { name: 'Colleague' }).selectOption({ label: 'Olga Own' });
  for (const button of [assign, note, oneDay]) await button?.click();
  await eventually(() => sent).toEqual(['note', 'assign']);
  answer.resolve();
  await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Has a tent.' }).waitFor();
  expect(sent).toEqual(['note', 'assign', 'note', 'snooze']);
  const { rows } = await shop.pool.query('select assigned_to from conversation where id = $1', [id]);
  expect(rows).toEqual([{ assigned_to: shop.ownId }]);

  // A button that somebody else has made pointless meanwhile is not pressed any more.
  answer = Promise.withResolvers();
  await assign?.click();
  await eventually(() => sent.length).toBe(5);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await shop.pool.query('update conversation set snoozed_until = null where id = $1', [id]);
  answer.resolve();
  await oneDay?.waitFor();
  await page.getByRole('textbox', { name: 'New note' }).fill('And a stove.');
  await note?.click();
  await page.getByRole('listitem').filter({ hasText: 'And a stove.' }).waitFor();
  expect(sent.slice(4)).toEqual(['assign', 'note']);
  expect(trouble).toEqual([]);
  await close();
});

test('pictures and documents are added by button, drop and paste, survive errors and a reload, and appear on the other side', async () => {
  const { id, code } = await shop.asked('Which boots do I need?');
  const expected = /status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
  const traveller = await openWindow(browser, shop.origin, { viewport: phone }, expected);
  const operator = await openWindow(browser, shop.origin, {}, expected);
  await open(traveller.page, `/conversations/${id}?code=${code}`);
  const { page } = traveller;
  const files = page.getByRole('list', { name: 'Files in this message' });
  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.fill('These ones?');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add images or PDF files' }).press('Enter');
  const picture = await pictureOf('jpeg', 900, 600);
  await (await choosing).setFiles([
    { name: 'My boots.jpg', mimeType: 'image/jpeg', buffer: picture },
    { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') },
  ]);
  await files.getByText('You can only send images').waitFor();
  await files.getByRole('img', { name: 'My boots.jpg' }).waitFor();
  // A message does not go without one of its files.
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').getByText('A file couldn’t be added').waitFor();
  await inspectSchemes(page, 'attachments-390');
  await files.getByRole('button', { name: 'Remove page.pdf' }).click();
  // A connection that is lost while a file is on its way: it is told, and tried again.
  const input = page.locator('input[type="file"]');
  await traveller.context.setOffline(true);
  await input.setInputFiles({ name: 'Packing list.pdf', mimeType: 'application/pdf', buffer: pdfOf() });
  await files.getByText('couldn’t send this file').waitFor();
  await traveller.context.setOffline(false);
  await files.getByRole('button', { name: 'Retry Packing list.pdf' }).click();
  await eventually(() => files.getByRole('progressbar').count()).toBe(0);
  await eventually(() => files.getByText('couldn’t send this file').count()).toBe(0);
  await open(page, `/conversations/${id}?code=${code}`);
  await eventually(() => message.inputValue()).toBe('These ones?');
  await files.getByText('Packing list.pdf').waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  await written(page).getByRole('img', { name: 'My boots.jpg' }).waitFor();
  await written(page)
    .getByRole('link', { name: /Packing list\.pdf/ })
    .waitFor();
  await eventually(() => files.count()).toBe(0);

  const office = operator.page;
  await logIn(office, 'own@talk.example');
  await open(office, `/office/inbox/${id}`);
  const seen = written(office).getByRole('img', { name: 'My boots.jpg' });
  await eventually(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  // By drop and by paste, as programs of the desk hand files over.
  const bytes = [...(await pictureOf('png', 300, 300))];
  const handOver = (kind: 'drop' | 'paste') =>
    office.getByRole('textbox', { name: 'Your message' }).evaluate(
      (field, [how, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content)], `${how}.png`, { type: 'image/png' }));
        const options = { bubbles: true, cancelable: true };
        if (how === 'paste') field.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
        else
          for (const type of ['dragenter', 'dragover', 'drop'])
            field.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }));
      },
      [kind, bytes] as const,
    );
  await handOver('drop');
  await handOver('paste');
  const added = office.getByRole('list', { name: 'Files in this message' });
  await added.getByRole('img', { name: 'drop.png' }).waitFor();
  await added.getByRole('img', { name: 'paste.png' }).waitFor();
  await inspectSchemes(office, 'attachments-1440');
  await office.getByRole('button', { name: 'Send' }).click();
  await written(page).getByRole('img', { name: 'paste.png' }).waitFor();
  await open(page, `/de/conversations/${id}?code=${code}`);
  await inspectAppearance(page, 'attachments-sent');
  expect([...traveller.trouble, ...operator.trouble]).toEqual([]);
  await traveller.close();
  await operator.close();
});
