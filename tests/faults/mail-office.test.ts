import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patiently } from '#tests/support/patience.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { goodPassword, logIn, makeAccount } from '../contract/access-visitor.ts';

let shop: TestShop;
let staff: Visitor;

beforeAll(async () => {
  shop = await startShop({ METRICS_TOKEN: 'only this test may look' });
  await makeAccount(shop, { email: 'staff@example.org', role: 'staff' });
  await makeAccount(shop, { email: 'traveller@example.org' });
  staff = new Visitor(shop.origin);
  await logIn(staff, 'staff@example.org');
});

afterAll(() => shop?.stop());

const signUp = (email: string, path = '/api/account/sign-up') =>
  new Visitor(shop.origin).postJson(path, { name: 'Ada <b>Test</b>', email, password: goodPassword });

/** The mails that staff find for somebody, once there are as many as expected. */
async function found(recipient: string, many = 1) {
  const list = async () => (await staff.ask(`/api/office/mailbox?recipient=${recipient}`)).json.mails;
  await vi.waitFor(async () => expect(await list()).toHaveLength(many), patiently);
  return list();
}

test('a sign-up sends a mail, and staff read it in the built-in mailbox', async () => {
  expect((await signUp('ada@example.org')).status).toBe(200);
  const [{ id, subject }] = await found('ada@example.org');
  expect(subject).toBe('Confirm your email address');
  const mail = (await staff.ask(`/api/office/mailbox/${id}`)).json;
  expect(mail).toMatchObject({ to: 'ada@example.org', attachments: [] });
  const [link] = /https?:\S+/.exec(mail.text) as RegExpExecArray;
  expect(link).toContain(`${shop.origin}/signup/confirm?token=`);
  expect(mail.html).toContain(link);
  expect((await new Visitor(shop.origin).ask(link as string)).status).toBe(200);
});

test('an address with an account gets a mail that says so, in the language of the request', async () => {
  expect((await signUp('traveller@example.org', '/de/api/account/sign-up')).status).toBe(200);
  const [{ subject }] = await found('traveller@example.org');
  expect(subject).toBe('Sie haben bereits ein Waymark-Konto');
});

test('the mailbox pages show the list and the mail, with its markup in a frame without scripts', async () => {
  await signUp('bob@example.org');
  const [{ id }] = await found('bob@example.org');
  const list = await staff.ask('/office/mailbox');
  expect(list.status).toBe(200);
  expect(list.text).toContain('bob@example.org');
  expect(list.text).toContain(`/office/mailbox/${id}`);
  const page = await staff.ask(`/office/mailbox/${id}`);
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(page.text).toMatch(/<iframe[^>]* srcDoc="&lt;!DOCTYPE html/i);
  expect((await staff.ask('/de/office/mailbox')).text).toContain('Ausgehende E-Mails');
});

test('only staff can tell that there is a mailbox', async () => {
  const traveller = new Visitor(shop.origin);
  await logIn(traveller, 'traveller@example.org');
  const somebody = new Visitor(shop.origin);
  const id = '00000000-0000-4000-8000-000000000000';
  for (const path of ['/api/office/mailbox', `/api/office/mailbox/${id}`]) {
    expect((await traveller.ask(path)).status).toBe(404);
    expect((await somebody.ask(path)).status).toBe(401);
  }
  expect((await traveller.ask('/office/mailbox')).status).toBe(404);
  expect((await staff.ask(`/api/office/mailbox/${id}`)).status).toBe(404);
  expect((await staff.ask('/api/office/mailbox/not-an-id')).status).toBe(422);
});

test('metrics report that no mail waits', async () => {
  await vi.waitFor(async () => {
    const { text } = await staff.ask('/metrics', { headers: { authorization: 'Bearer only this test may look' } });
    expect(text).toContain('waymark_mails_waiting 0');
  }, patiently);
});
