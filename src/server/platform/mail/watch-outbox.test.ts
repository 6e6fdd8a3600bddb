import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/postgres.ts';
import { connect } from '../database/database.ts';
import { createMetrics } from '../metrics.ts';
import { watchOutbox } from './watch-outbox.ts';

test('metrics report how many mails wait and the age of the oldest, at the time of the request', async () => {
  const fresh = await freshDatabase();
  const connected = connect(fresh.url, 2);
  const metrics = createMetrics();
  watchOutbox(connected.database, metrics);
  const figure = async (name: string) =>
    Number(new RegExp(`^${name} (.*)$`, 'm').exec(await metrics.registry.metrics())?.[1]);
  expect(await figure('waymark_mails_waiting')).toBe(0);
  expect(await figure('waymark_oldest_mail_seconds')).toBe(0);
  const mail = { kind: 'welcome', language: 'en' as const, recipient: 'ada@example.com', props: '{}' };
  const longAgo = new Date(Date.now() - 60_000);
  await connected.database
    .insertInto('mail')
    .values([mail, { ...mail, created_at: longAgo }, { ...mail, created_at: new Date(0), sent_at: longAgo }])
    .execute();
  expect(await figure('waymark_mails_waiting')).toBe(2);
  expect(await figure('waymark_oldest_mail_seconds')).toBeGreaterThan(55);
  expect(await figure('waymark_oldest_mail_seconds')).toBeLessThan(120);
  await connected.close();
  await fresh.drop();
});

test('while the database is away all other metrics are available', async () => {
  const connected = connect('postgres://nobody@127.0.0.1:1/none', 2);
  const metrics = createMetrics();
  watchOutbox(connected.database, metrics);
  const figures = await metrics.registry.metrics();
  expect(figures).toMatch(/^waymark_mails_waiting Nan$/im);
  expect(figures).toContain('process_cpu_seconds_total');
  await connected.close();
});
