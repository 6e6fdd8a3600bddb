import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { patiently } from '#tests/support/patience.ts';
import { soakTest } from '#tests/support/scale.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { givePlaces, opened, place, start } from './shipped-shop.ts';

givePlaces(19_300);

test('the shipped shop has all its parts: pages, maps, accounts, mails, documents and pictures', async () => {
  const shop = start({ LOG_LEVEL: 'error' });
  await opened(shop);
  const visitor = new Visitor(`http://localhost:${place.port}`);
  const found = (await visitor.ask('/api/shop/search')).json.hits[0];
  const tour = await visitor.ask(`/t/${found.slug}`);
  for (const path of ['/', '/de', '/search?view=map', `/t/${found.slug}`, '/help', '/docs/api', '/sitemap.xml'])
    expect([path, (await visitor.ask(path)).status]).toEqual([path, 200]);
  const picture = /property="og:image" content="([^"]+)"/.exec(tour.text)?.[1] as string;
  expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//);

  const asked = { tour: found.id, email: 'reader@example.org', letters: false };
  expect((await visitor.postJson('/api/brochures/ask', asked)).status).toBe(200);
  const staff = new Visitor(`http://localhost:${place.port}`);
  const account = { email: 'staff@waymark.example', password: 'waymark-demo-staff' };
  expect((await staff.postJson('/api/account/log-in', account)).status).toBe(200);
  const envelope = await vi.waitFor(async () => {
    const { mails } = (await staff.ask('/api/office/mailbox?recipient=reader@example.org')).json;
    return (await staff.ask(`/api/office/mailbox/${mails[0].id}`)).json;
  }, patiently);
  const brochure = await fetch(/http\S+\.pdf/.exec(envelope.text)?.[0] as string);
  expect(brochure.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await brochure.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  shop.child.kill('SIGTERM');
  await shop.exit;
  expect(shop.said()).not.toContain('"level":"error"');
});

soakTest('stack traces of the shipped shop refer to the sources', async () => {
  const shop = start({ LOG_LEVEL: 'warn' });
  await opened(shop);
  process.kill(Number(readFileSync(`${place.home}/postgres/postmaster.pid`, 'utf8').split('\n')[0]), 'SIGKILL');
  const visitor = new Visitor(`http://localhost:${place.port}`);
  await visitor.ask('/api/auth/get-session');
  await vi.waitFor(() => expect(shop.said()).toMatch(/"stack":"[^"]*\(src\/server\/[\w/-]+\.ts:\d+:\d+\)/), patiently);
});
