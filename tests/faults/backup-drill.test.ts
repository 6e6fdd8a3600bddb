import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/platform/database/database.ts';
import { waymark } from '#tests/support/backing-up.ts';
import { freePort } from '#tests/support/free-port.ts';
import { holdables } from '#tests/support/holding.ts';
import { bookingFor, cardFor, cards, priceOf } from '#tests/support/paying.ts';
import { sandboxClient } from '#tests/support/sandbox.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { serverPid } from './database-machine.ts';
import { runShop } from './database-shop.ts';

const owner = { email: 'newcomer@waymark.example', password: 'waymark-demo-traveller' };

/** The address of the embedded database of a running shop. */
function embeddedUrl(home: string): string {
  const port = readFileSync(join(home, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://waymark:${readFileSync(join(home, 'postgres-password'), 'utf8').trim()}@127.0.0.1:${port}/postgres`;
}

async function signIn(origin: string): Promise<Visitor> {
  const visitor = new Visitor(origin);
  expect((await visitor.postJson('/api/account/log-in', owner)).status).toBe(200);
  return visitor;
}

test('the drill: sell, back up, lose the machine, restore elsewhere, and the booking, its owner and the money are there', async () => {
  const sandboxSecret = 'a secret between this shop and its own bank';
  const port = await freePort();
  // Without the setting, the shop makes a secret of its own in its data folder.
  const environment = { SANDBOX_PORT: String(port), SANDBOX_SECRET: sandboxSecret, SECRET: '' };
  const folder = mkdtempSync(join(tmpdir(), 'waymark-drill-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const shop = await runShop(environment);
  onTestFinished(() => shop.stop());
  const [file, home] = [join(folder, 'drill.tar'), join(folder, 'elsewhere')];
  const lost = connect(embeddedUrl(shop.home), 2);
  const traveller = await signIn(shop.origin);
  const [tour] = await holdables(lost);
  if (!tour) throw new Error('there is no tour to buy');
  await lost.close();
  const bank = sandboxClient(`http://127.0.0.1:${port}`, sandboxSecret);
  const booking = { ...bookingFor(tour, owner.email), submission_key: crypto.randomUUID() };
  const { signed_quote, due } = await priceOf(traveller, tour.objectId, booking);
  const { ref } = await cardFor(bank, traveller, due, cards.works);
  const sold = await traveller.postJson(`/api/book-now/book/${tour.objectId}`, {
    ...booking,
    signed_quote,
    paymentBlob: ref,
  });
  expect([sold.status, sold.text]).toEqual([200, expect.any(String)]);
  const bookingOf = async (visitor: Visitor) => (await visitor.ask('/api/bookings')).json;
  const before = await bookingOf(traveller);
  expect(JSON.stringify(before)).toContain(String(sold.json.data.enquiryId ?? ''));

  const backup = await waymark(['backup', file], { DATA_DIR: shop.home });
  expect([backup.code, backup.text]).toEqual([0, expect.stringMatching(/rows of \d+ tables, \d+ files/)]);
  const gone = once(shop.child, 'exit');
  process.kill(serverPid(shop.home), 'SIGKILL');
  shop.child.kill('SIGKILL');
  await gone;

  const restored = await waymark(['restore', file], { DATA_DIR: home });
  expect([restored.code, restored.text]).toEqual([0, expect.stringMatching(/restored \d+ tables/)]);
  expect(restored.text).not.toContain('Set SECRET');
  const nextEnvironment = { ...environment, SANDBOX_PORT: String(await freePort()) };
  const next = await runShop({ ...nextEnvironment, DATA_DIR: home });
  onTestFinished(() => next.stop());
  expect(await bookingOf(await signIn(next.origin))).toEqual(before);
  // A session from before the loss continues, because the secret is the same.
  const continued = await new Visitor(next.origin).ask('/api/bookings', { headers: { cookie: traveller.cookie } });
  expect(continued.json).toEqual(before);
  const audited = await waymark(['audit'], { ...nextEnvironment, DATA_DIR: home });
  expect([audited.code, audited.text]).toEqual([0, expect.stringContaining('no discrepancies')]);
});
