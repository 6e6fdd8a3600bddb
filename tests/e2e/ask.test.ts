import { expect, test } from 'vitest';
import { makeAccount } from '../contract/access-visitor.ts';
import { alive, eventually, open } from './frame-visit.ts';
import { type Holdable, holdAddress, holdables } from './hold-visit.ts';
import { inspect, inspectSchemes } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone, tablet } from './window.ts';

const { visit, shop } = tourHouse();

const slugOf = async (style: 'group' | 'river'): Promise<string> => {
  const tours = shop()
    .database.selectFrom('tour')
    .select('slug')
    .where('style', '=', style)
    .where('blocked', 'is', null);
  const wanted = style === 'group' ? tours.where('private_minimum', 'is not', null) : tours;
  return (await wanted.orderBy('id').executeTakeFirstOrThrow()).slug;
};

const failure =
  'Something went wrong when submitting your question. Please try again later or reach out to customer support.';

test('ASK-01 ASK-11 ASK-14 ASK-15 CALL-02 LAST-01 an enquiry on a phone shows problems, survives a lost connection and a reload, is sent, and gets a callback', async () => {
  const { page, close } = await visit({ viewport: phone });
  await open(page, `/t/${await slugOf('group')}`);
  await page.getByRole('link', { name: 'Ask a question' }).first().click();
  const popup = page.locator('[data-popup="ask"]');
  const send = popup.getByRole('button', { name: 'Send your question' });
  await send.click();
  await popup.getByRole('alert').waitFor();
  await eventually(() => popup.locator('#ask-firstName').getAttribute('aria-invalid')).toBe('true');
  await popup.locator('#ask-firstName').fill('Ada');
  await eventually(() => popup.locator('#ask-firstName').getAttribute('aria-invalid')).toBeNull();
  await inspect(page, 'ask-errors-390');
  await popup.locator('#ask-email').fill('ada@example.org');
  await popup.locator('#ask-message').fill('Is breakfast included?');
  await page.route('**/api/enquiry', (route) => route.abort());
  await send.click();
  const error = page.getByRole('alertdialog');
  await eventually(() => error.textContent()).toContain(failure);
  await error.getByRole('button', { name: 'Close' }).last().click();
  await page.unroute('**/api/enquiry');
  await eventually(() => popup.locator('#ask-message').inputValue()).toBe('Is breakfast included?');
  await open(page, page.url().split('#')[0] as string);
  await page.getByRole('link', { name: 'Ask a question' }).first().click();
  await eventually(() => popup.locator('#ask-message').inputValue()).toBe('Is breakfast included?');
  await send.click();
  await popup.getByRole('link', { name: 'Open the conversation' }).waitFor();
  await eventually(() => popup.locator('.overflow-y-auto').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await inspect(page, 'ask-sent-390');
  await popup.locator('#call-phone').fill('+49 30 1234');
  await popup.locator('#call-date').selectOption({ index: 1 });
  await popup.locator('#call-from').selectOption('09:00');
  await popup.locator('#call-to').selectOption('08:30');
  await popup.getByRole('button', { name: 'Please call me' }).click();
  await eventually(() => popup.locator('#call-to').getAttribute('aria-invalid')).toBe('true');
  await popup.locator('#call-to').selectOption('10:30');
  await popup.getByRole('button', { name: 'Please call me' }).click();
  await popup.getByText('We’ll call you at the time you chose.').waitFor();
  await eventually(() => popup.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toMatch(
    /^\/api\/conversations\/\d+\/call\.ics\?code=/,
  );
  await inspect(page, 'ask-called-390');
  const row = await shop()
    .database.selectFrom('conversation')
    .select(['id', 'call_from', 'phone'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ phone: '+49 30 1234', call_from: expect.stringMatching(/^\d\d:00$/) });
  await popup.getByRole('button', { name: 'Close' }).last().click();
  await eventually(() => page.locator('header [data-last-enquiry]').getAttribute('href')).toContain(
    `/conversations/${row.id}?code=`,
  );
  await close();
});

test('CAL-05 on the booking page a visitor asks for another date in a popup, and gets an immediate answer from the catalogue', async () => {
  const [departure] = (await holdables(shop())) as [Holdable];
  const { page, close } = await visit({ viewport: tablet });
  await open(page, holdAddress(departure));
  const loaded = page.waitForRequest((request) => request.url().includes('/api/book-now/load_change_date_popup'));
  await page.getByRole('link', { name: 'Ask for another date' }).click();
  const popup = page.locator('[data-popup="ask"]');
  await popup.getByRole('heading', { name: 'Ask for another date' }).waitFor();
  const request = await loaded;
  expect(request.url() + (request.postData() ?? '')).toContain('is_enquiry');
  await popup.locator('#ask-firstName').fill('Ada');
  await popup.locator('#ask-email').fill('dates@ask.example');
  await popup.locator('#ask-message').fill('Which dates still have places in the next months?');
  await inspect(page, 'ask-other-date-820');
  await popup.getByRole('button', { name: 'Send your question' }).click();
  await popup.getByRole('heading', { name: 'We’ve sent your question' }).waitFor();
  const known = popup.getByRole('region', { name: 'From the tour details' });
  await known.getByText('Departures with places left').waitFor();
  await eventually(() => known.getByText(/\d places? left/).count()).toBeGreaterThan(0);
  await inspectSchemes(page, 'ask-first-answer-820');
  const row = await shop()
    .database.selectFrom('conversation')
    .select(['source', 'tour_id', 'day'])
    .where('email', '=', 'dates@ask.example')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ source: 'change-date', tour_id: departure.tourId, day: null });
  await close();
});

test('LAST-02 LAST-03 a reply shows the red mark, and a click removes it', async () => {
  const { page, close } = await visit({ viewport: desktop });
  await open(page, '/help');
  await alive(page, 'header');
  await page.locator('header').getByRole('link', { name: 'Ask us' }).click();
  const popup = page.locator('[data-popup="ask"]');
  await popup.locator('#ask-firstName').fill('Ada');
  await popup.locator('#ask-email').fill('ada@example.org');
  await popup.locator('#ask-message').fill('Do you sell vouchers?');
  await inspect(page, 'ask-general-1440');
  await popup.getByRole('button', { name: 'Send your question' }).click();
  await popup.getByRole('link', { name: 'Open the conversation' }).waitFor();
  const { id } = await shop()
    .database.selectFrom('conversation')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await shop()
    .database.insertInto('message')
    .values({ conversation_id: id, position: 2, author: 'staff', body: 'Yes.' })
    .execute();
  await open(page, '/help');
  const link = page.locator('header [data-last-enquiry]');
  await eventually(() => link.getAttribute('data-last-enquiry')).toBe('unread');
  await inspect(page, 'ask-unread-1440');
  // The page behind the link is another's matter: only the click is looked at.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await link.click();
  await eventually(() => link.getAttribute('data-last-enquiry')).toBe('read');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('lastEnquiry') ?? '{}'));
  expect(kept).toMatchObject({ seen: true, lastSeenAt: expect.any(Number) });
  await close();
});

test('LAST-04 a link to a deleted enquiry is cleared when its page is opened', async () => {
  const { page, close } = await visit({ viewport: desktop });
  await open(page, '/help');
  await page.evaluate(() => {
    const record = { path: '/conversations/999999?code=gone', createdAt: Date.now(), seen: false, lastSeenAt: null };
    localStorage.setItem('lastEnquiry', JSON.stringify(record));
  });
  await open(page, '/conversations/999999?code=gone');
  // The page says that there is nothing here, and keeps every way to reach us.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await eventually(() => page.evaluate(() => localStorage.getItem('lastEnquiry'))).toBeNull();
  await page.locator('header').getByRole('link', { name: 'Ask us' }).click();
  await page.locator('[data-popup="ask"]').getByRole('button', { name: 'Send your question' }).waitFor();
  await close();
});

test('ASK-05 ASK-08 ASK-10 NAV-06 NAV-13 in German, a private request asks for its month, and a cruise for its stateroom', async () => {
  const { page, close } = await visit({ viewport: desktop });
  await open(page, `/de/t/${await slugOf('group')}`);
  await page.getByRole('link', { name: 'Private Reise' }).first().click();
  const popup = page.locator('[data-popup="ask"]');
  await popup.getByRole('button', { name: 'Frage senden' }).click();
  await popup.getByRole('alert').waitFor();
  await eventually(() => popup.locator('select[name="date"]').count()).toBe(0);
  await inspect(page, 'ask-private-de-1440');
  await popup.locator('input[name="approximate_date"]').first().check();
  await page.keyboard.press('Escape');
  await open(page, `/de/t/${await slugOf('river')}`);
  await page.getByRole('link', { name: 'Eine Frage stellen' }).first().click();
  // A surcharge is not a price: what is included says so.
  await eventually(() => popup.locator('#ask-stateroom option').allInnerTexts()).toContainEqual(
    expect.stringMatching(/inklusive/),
  );
  await popup.locator('#ask-stateroom').selectOption({ index: 1 });
  await popup.getByRole('button', { name: 'Frage senden' }).click();
  await eventually(() => popup.locator('#ask-phone').getAttribute('aria-invalid')).toBe('true');
  await close();
});

test('ASK-14 an enquiry sent offline is reported, kept, and sent once when the connection is back', async () => {
  const { page, context, close } = await visit({ viewport: phone });
  await open(page, '/help');
  await alive(page, 'header');
  await page.locator('header').getByRole('link', { name: 'Ask us' }).click();
  const popup = page.locator('[data-popup="ask"]');
  const send = popup.getByRole('button', { name: 'Send your question' });
  await popup.locator('#ask-firstName').fill('Ada');
  await popup.locator('#ask-email').fill('offline@example.org');
  await popup.locator('#ask-message').fill('Do you hear me?');
  await context.setOffline(true);
  await send.click();
  const error = page.getByRole('alertdialog');
  await eventually(() => error.textContent()).toContain(failure);
  await error.getByRole('button', { name: 'Close' }).last().click();
  await eventually(() => popup.locator('#ask-message').inputValue()).toBe('Do you hear me?');
  await context.setOffline(false);
  await send.click();
  await popup.getByRole('link', { name: 'Open the conversation' }).waitFor();
  const kept = await shop()
    .database.selectFrom('conversation')
    .select('id')
    .where('email', '=', 'offline@example.org')
    .execute();
  expect(kept).toHaveLength(1);
  await close();
});

/** A tour of an operator that asks for a fee with each booking. */
const slugWithFee = async (): Promise<string> => {
  const { rows } = await shop().pool.query<{ slug: string }>(
    `select tour.slug from tour join operator_profile profile on profile.id = tour.operator_id
     where tour.blocked is null and profile.rules -> 'serviceFee' ->> 'kind' <> 'none' order by tour.id limit 1`,
  );
  return (rows[0] as { slug: string }).slug;
};

test('ASK-18 the service fee opens its sheet, which dims the page on tablets only', async () => {
  const { page, close } = await visit({ viewport: tablet });
  await open(page, `/t/${await slugWithFee()}`);
  await page.getByRole('link', { name: 'Ask a question' }).first().click();
  const note = page.locator('[data-popup="ask"]').getByRole('button', { name: 'About the service fee' });
  const sheet = page.locator('[data-popup="service-fee"]');
  for (const [viewport, look] of [
    [tablet, 'modal'],
    [desktop, 'plain'],
    [phone, 'plain'],
  ] as const) {
    await page.setViewportSize(viewport);
    await note.click();
    await eventually(() => sheet.getAttribute('data-look')).toBe(look);
    // The words of the sheet come from the shop.
    await eventually(() => sheet.locator('p').count()).toBeGreaterThan(0);
    await inspect(page, `ask-service-fee-${viewport.width}`, ['[data-popup="service-fee"]']);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
  }
  await close();
});

test('ASK-16 an agent’s address opens the notice, and the enquiry continues on behalf of a client', async () => {
  await makeAccount(shop(), { email: 'agent@ask.example', role: 'agent', agency: { slug: 'ask-agency', name: 'Ask' } });
  const { page, close } = await visit({ viewport: desktop });
  await open(page, `/t/${await slugOf('group')}`);
  await page.getByRole('link', { name: 'Ask a question' }).first().click();
  const popup = page.locator('[data-popup="ask"]');
  await popup.locator('#ask-firstName').fill('Ada');
  await popup.locator('#ask-message').fill('For my clients: is there a lift?');
  // Left last: the notice comes then, and takes the focus.
  await popup.locator('#ask-email').fill('Agent@ask.example ');
  await popup.locator('#ask-email').blur();
  const notice = page.locator('[data-popup="agent"]');
  await notice.getByText('on behalf of a client').waitFor();
  await inspect(page, 'ask-agent-1440', ['[data-popup="agent"]']);
  await notice.getByRole('button', { name: 'Continue with the question' }).click();
  await notice.waitFor({ state: 'detached' });
  await eventually(() => popup.locator('#ask-message').inputValue()).toContain('is there a lift?');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/enquiry'));
  await popup.getByRole('button', { name: 'Send your question' }).click();
  expect((await sent).postData()).toMatch(/as_ta/);
  await popup.getByRole('link', { name: 'Open the conversation' }).waitFor();
  const row = await shop()
    .database.selectFrom('conversation')
    .select(['email', 'as_agent'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ email: 'agent@ask.example', as_agent: true });
  await close();
});

test('AGENT-01 with silent notifications an agent’s address opens no popup in the enquiry: the form shows a note', async () => {
  await makeAccount(shop(), { email: 'quiet@ask.example', role: 'agent', agency: { slug: 'quiet', name: 'Quiet' } });
  const { page, close } = await visit({ viewport: desktop });
  await open(page, '/help');
  await page.evaluate(() => localStorage.setItem('waymark_agent_notice', '1'));
  await page.locator('header').getByRole('link', { name: 'Ask us' }).click();
  const popup = page.locator('[data-popup="ask"]');
  await popup.locator('#ask-email').fill('quiet@ask.example');
  await popup.locator('#ask-email').blur();
  await popup.getByText('On Behalf of a Travel Agent').waitFor();
  expect(await page.locator('[data-popup="agent"]').count()).toBe(0);
  await close();
});
