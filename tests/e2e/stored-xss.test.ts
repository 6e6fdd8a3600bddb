// Everything that a visitor can store, with every payload, wherever somebody else reads it. The content security policy is off: what
// keeps payloads from running is that they stay text.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReplyReceiver } from '#server/conversation/receive-reply.ts';
import { createRateLimiter } from '#server/platform/limits/rate-limit.ts';
import { storeCaughtMail } from '#server/platform/mail/mail-catcher.ts';
import { loadWebBundle } from '#server/platform/web-bundle.ts';
import { startTalkShop, type TalkShop } from '#tests/support/conversing.ts';
import { pdfOf } from '#tests/support/files.ts';
import { payloads } from '#tests/support/xss-payloads.ts';
import { forgetLimits, goodPassword, mailsLike, visit } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { launchBrowser } from './window.ts';

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

/** Payloads in texts that are no longer than a field takes. */
function batches(longest: number): string[] {
  const texts: string[] = [];
  for (const payload of payloads) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + payload.length + 1 <= longest)
      texts[texts.length - 1] = `${last}\n${payload}`;
    else texts.push(payload);
  }
  return texts;
}

/** What could run if somebody pressed it: handlers and addresses that no page of ours has. */
const dangerous = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            (/^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
              /^\s*(javascript|vbscript|data:text)/i.test(value)),
        )
        .map(({ name }) => `${element.tagName} ${name}`),
    ),
  );

test('200 payloads in every text a visitor can store run nowhere: not on pages, in the inbox, in mails or documents', async () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(200);
  const context = await browser.newContext({ baseURL: shop.origin, bypassCSP: true, serviceWorkers: 'block' });
  const executed: string[] = [];
  await context.exposeBinding('executed', ({ page }) => void executed.push(page.url()));
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());

  // They do run where they are taken for markup, or the rest would show nothing.
  await page.goto('/healthz');
  await page.evaluate((all) => {
    for (const payload of all) document.body.appendChild(document.createElement('div')).innerHTML = payload;
  }, payloads);
  await eventually(async () => executed.length > 40).toBe(true);
  await page.close();

  // By every way in: the form, messages, files, answers by mail in text and HTML; and past all checks, straight into the rows.
  const visitor = visit(shop);
  const { id, code } = await shop.asked(payloads[0]);
  for (const body of batches(4900)) {
    expect((await visitor.postJson(`/api/conversations/${id}/messages`, { code, body })).status).toBe(200);
  }
  const asked = await visitor.postJson('/api/enquiry', {
    t: 'general',
    email: 'xss@example.org',
    first_name: payloads[0],
    last_name: payloads[1],
    request: batches(1800)[0],
    'cf-note': payloads[2],
    currency: 'EUR',
  });
  expect(asked.status).toBeLessThan(500);
  const names = payloads.map((payload) => payload.slice(0, 120).replaceAll('\0', ''));
  for (const name of names.slice(0, 30)) {
    const query = new URLSearchParams({ code, name });
    const sent = await visitor.ask(`/api/conversations/${id}/attachments?${query}`, {
      method: 'POST',
      body: new Uint8Array(pdfOf(name)),
      headers: { 'content-type': 'application/octet-stream', 'x-security-token': await visitor.token() },
    });
    expect(sent.status).toBe(200);
  }
  await forgetLimits(shop);
  const { database, settings, sendMail, pool } = shop;
  const receive = createReplyReceiver({
    database,
    settings,
    sendMail,
    limit: createRateLimiter(pool, settings.secret),
  });
  const [told] = await mailsLike(shop, `conversation ${id} %`);
  const office = told?.props.replyTo as string;
  for (const [type, text] of [...batches(4000).map((text) => ['plain', text]), ['html', payloads.join('\n')]]) {
    const mail = `Message-ID: <${crypto.randomUUID()}@x>\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\nHello\r\n${text}`;
    expect(await receive(office, Buffer.from(mail))).toBe('taken');
  }
  const all = payloads.join(' ');
  await pool.query(
    `update conversation set first_name = $2, last_name = $2, stateroom = $2, room = $2, phone = $2, source = $2, custom = $3 where id = $1`,
    [id, all, JSON.stringify(Object.fromEntries(payloads.map((payload, at) => [`cf-${at}`, payload])))],
  );
  await pool.query(
    `insert into chat (conversation_id, page, rating, rating_comment, ended_at) values ($1, left('/' || $2, 300), 1, left($2, 1000), now())`,
    [id, all],
  );
  await pool.query('delete from attachment where conversation_id = $1', [id]);
  await pool.query(
    `insert into attachment (conversation_id, side, position, sequence, name, type, content)
     select $1, 'traveller', 1, place, left(name, 120), 'application/pdf', '' from unnest($2::text[]) with ordinality as given (name, place)`,
    [id, names.map((name) => name.trim() || 'x')],
  );
  await pool.query(
    `insert into conversation_note (conversation_id, body) select $1, body from unnest($2::text[]) as body`,
    [id, batches(4900)],
  );
  await storeCaughtMail(
    database,
    Buffer.from(
      `Message-ID: <caught@x>\r\nFrom: a@b.example\r\nSubject: ${payloads[5]}\r\nContent-Type: text/html\r\n\r\n${all}`,
    ),
    'somebody@waymark.example',
  );

  executed.length = 0;
  const reader = await context.newPage();
  reader.on('dialog', (dialog) => void dialog.dismiss());
  /** Looks at a page as it came and when it has come alive, and whether it shows a payload as the text it is. */
  const read = async (path: string, shows = payloads[0] as string) => {
    await open(reader, path);
    expect(await reader.locator('body').innerText(), path).toContain(shows);
    expect(await dangerous(reader), path).toEqual([]);
  };
  await read(`/conversations/${id}?code=${code}`);
  await read(`/de/conversations/${id}?code=${code}`);
  await reader.goto('/login');
  await reader.locator('input[name="email"]').fill('staff@talk.example');
  await reader.locator('input[name="password"]').fill(goodPassword);
  await reader.locator('main button[type="submit"]').click();
  await reader.waitForURL((url) => !url.pathname.startsWith('/login'));
  await read(`/office/inbox?view=all&q=${encodeURIComponent('<script>')}`);
  await read(`/office/inbox/${id}`);
  const { rows } = await pool.query<{ id: string }>(`select id from caught_mail where message_id like '%caught@x%'`);
  await open(reader, `/office/mailbox/${rows[0]?.id}`);
  await reader.locator('iframe').waitFor();

  // Mails, as a program without any care would show them.
  const { webRenderer } = await loadWebBundle();
  const mails = await mailsLike(shop, `conversation ${id} %`);
  const props = {
    to: 'traveller',
    from: all,
    tour: all,
    body: all,
    offer: null,
    attachments: names,
    url: shop.origin,
    replyTo: 'a@b.example',
  } as const;
  const placed = {
    from: all,
    isAgent: false,
    tour: all,
    isPrivate: false,
    adults: 2,
    children: 0,
    day: null,
    month: null,
    stateroom: all,
    message: all,
    url: shop.origin,
    replyTo: 'a@b.example',
  };
  const written = [
    await webRenderer.mail('en', 'conversation-message', props),
    await webRenderer.mail('de', 'conversation-message', props),
    await webRenderer.mail('en', 'conversation-message', mails.at(-1)?.props as typeof props),
    await webRenderer.mail('en', 'enquiry-placed', placed),
    await webRenderer.mail('en', 'chat-transcript', {
      lines: [{ from: all, at: '2026-11-16T12:00:00Z', body: all }],
      opens: true,
      url: shop.origin,
    }),
  ];
  for (const { subject, html } of written) {
    expect(subject).not.toMatch(/[\r\n]/);
    await reader.setContent(html);
    expect(await dangerous(reader)).toEqual([]);
  }
  const voucher = await webRenderer.document('en', 'voucher', {
    ...{
      reference: '7K3QX9MB',
      agency: { name: all, email: all, phone: all, logo: null },
      logo: null,
      tour: all,
      variant: all,
      from: '2027-05-01',
      until: '2027-05-08',
      rooms: [all],
      extras: [],
    },
    ...{ travellers: [{ name: all.slice(0, 2000), type: 'Adult' }], operator: all, policy: null, url: shop.origin },
    ...{ total: { amount: 100, currency: 'EUR' }, paid: 100 },
  });
  expect(Buffer.from(voucher).toString('latin1')).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|EmbeddedFile)\b/);

  expect(executed).toEqual([]);
  await context.close();
});
