import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, StartProblem } from './settings.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'waymark-settings-'));

test('without settings the shop runs on localhost:3000 with a secret stored in its data folder', () => {
  const DATA_DIR = folder();
  const first = readSettings({ DATA_DIR });
  expect(first).toMatchObject({
    port: 3000,
    origin: 'http://localhost:3000',
    secureCookies: false,
    databaseUrl: null,
    demoTours: 600,
  });
  expect(first.secret).toBe(readSettings({ DATA_DIR }).secret);
  expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600);
});

test('invalid settings are all listed in one line, and nothing is written to disk', () => {
  const wrong = () => readSettings({ PORT: '99999', SMTP_URL: 'mail.example.org', DATABASE_URL: 'mysql://x' });
  expect(wrong).toThrow(StartProblem);
  expect(wrong).toThrow(
    /^wrong settings: PORT: .*DATABASE_URL: must begin with postgres:.*SMTP_URL: must begin with smtp/,
  );
  expect(wrong).not.toThrow(/\n/);
});

test('DATABASE_URL requires a SECRET', () => {
  expect(() => readSettings({ DATABASE_URL: 'postgres://x/y', DATA_DIR: folder() })).toThrow(/SECRET must be set/);
  expect(() => readSettings({ DATABASE_URL: 'postgres://x/y', SECRET: 'short', DATA_DIR: folder() })).toThrow(
    /at least 32/,
  );
});

test('an external database is filled with the demo only on request', () => {
  const own = { DATABASE_URL: 'postgres://x/y', SECRET: 'x'.repeat(32), DATA_DIR: folder() };
  expect(readSettings(own).demo).toBe(false);
  expect(readSettings({ ...own, DEMO: '1' }).demo).toBe(true);
  expect(readSettings({ DATA_DIR: folder() }).demo).toBe(true);
});

test('an empty setting counts as not set, and https makes cookies secure', () => {
  const settings = readSettings({ DATA_DIR: folder(), SMTP_URL: '', PUBLIC_ORIGIN: 'https://shop.example/' });
  expect(settings).toMatchObject({ smtpUrl: null, origin: 'https://shop.example', secureCookies: true });
  expect(settings.allowedHosts).toContain('shop.example');
});

test('a data folder that cannot be created is reported in one line', () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  expect(() => readSettings({ DATA_DIR: join(file, 'inside') })).toThrow(/^DATA_DIR .* cannot be written/);
});

test('.env.example lists exactly the existing settings', () => {
  const source = readFileSync('src/server/platform/settings.ts', 'utf8');
  const known = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map((match) => match[1]);
  const shown = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
  expect(shown.toSorted()).toEqual(known.toSorted());
});

const read = (environment: Record<string, string>) => readSettings({ DATA_DIR: folder(), ...environment });

test('the demo enables test payments, on another host name than the shop’s', () => {
  const { sandbox } = read({ PORT: '4000' });
  expect(sandbox).toMatchObject({
    apiUrl: 'http://127.0.0.1:4001',
    browserOrigin: 'http://127.0.0.1:4001',
    startOn: 4001,
  });
  expect(read({ PAYMENTS: 'off' }).sandbox).toBeNull();
  expect(read({ DEMO: '0' }).sandbox).toBeNull();
});

test('an external database has no test payments unless configured with the bank’s address', () => {
  const own = { DATABASE_URL: 'postgres://localhost/shop', SECRET: 'x'.repeat(32) };
  expect(read(own).sandbox).toBeNull();
  expect(() => read({ ...own, PAYMENTS: 'sandbox' })).toThrow(/SANDBOX_URL/);
  const bank = { SANDBOX_URL: 'http://bank:4001', SANDBOX_SECRET: 'y'.repeat(32) };
  expect(read({ ...own, PAYMENTS: 'sandbox', ...bank }).sandbox).toMatchObject({
    apiUrl: 'http://bank:4001',
    startOn: null,
  });
});
