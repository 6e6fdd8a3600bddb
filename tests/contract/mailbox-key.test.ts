// The database and the domain tell mailboxes apart by the same rule.
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxKey } from '#domain/party/mailbox-key.ts';
import { freshDatabase } from '#tests/support/postgres.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  fresh = await freshDatabase();
  pool = new pg.Pool({ connectionString: fresh.url, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await fresh.drop();
});

test('HOLD-01 the SQL function mailbox_key equals mailboxKey for any input', async () => {
  const hosts = [
    'gmail.com',
    'googlemail.com',
    'GMAIL.com',
    'outlook.com',
    'hotmail.com',
    'live.com',
    'msn.com',
    'icloud.com',
  ];
  const more = [
    'me.com',
    'mac.com',
    'fastmail.com',
    'fastmail.fm',
    'proton.me',
    'protonmail.com',
    'pm.me',
    'example.org',
  ];
  const host = fc.constantFrom(...hosts, ...more, 'mail.gmail.com', 'gmail.com.', '');
  const address = fc.tuple(fc.stringMatching(/^[aB.+@_-]{0,12}$/), host).map(([name, domain]) => `${name}@${domain}`);
  const typed = fc.array(fc.oneof(address, fc.stringMatching(/^[a-z.+ ]{0,9}$/)), { minLength: 200, maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(typed, async (addresses) => {
      const { rows } = await pool.query('select mailbox_key(typed) as key from unnest($1::text[]) typed', [addresses]);
      expect(rows.map(({ key }) => key)).toEqual(addresses.map(mailboxKey));
    }),
    { numRuns: 20 },
  );
});
