import { expect, test } from 'vitest';
import { type Month, parseMonth } from '#domain/calendar/month.ts';
import { type CalendarMonth, createMonthStore } from './month-store.ts';

const month = (text: string): Month => parseMonth(text) as Month;
const data = (text: string) => ({ month: text, days: [] }) as unknown as CalendarMonth;

test('CAL-01 a month is fetched once', async () => {
  const asked: string[] = [];
  const store = createMonthStore([data('2027-06')], [], async (wanted) => {
    asked.push(wanted);
    return data(wanted);
  });
  expect(store.want(month('2027-06'))).toBeNull();
  const coming = store.want(month('2027-07'));
  expect(store.get('2027-07').state).toBe('loading');
  expect(store.want(month('2027-07'))).toBeNull();
  await coming;
  expect(store.get('2027-07').state).toBe('ready');
  expect(store.want(month('2027-07'))).toBeNull();
  expect(asked).toEqual(['2027-07']);
});

test('CAL-01 a failed month is fetched again only on demand', async () => {
  let fails = true;
  const store = createMonthStore([], [], async (wanted) => {
    return fails ? null : data(wanted);
  });
  let heard = 0;
  const stop = store.subscribe(() => {
    heard += 1;
  });
  expect(await store.want(month('2027-07'))).toBeNull();
  expect(store.get('2027-07').state).toBe('failed');
  expect(store.want(month('2027-07'))).toBeNull();
  fails = false;
  await store.retry(month('2027-07'));
  expect(store.get('2027-07').state).toBe('ready');
  expect(heard).toBe(4);
  stop();
});

test('CAL-01 a month stays visible while it is fetched again, and if that fails', async () => {
  const store = createMonthStore([data('2027-06')], [], async () => null);
  const retry = store.retry(month('2027-06'));
  expect(store.get('2027-06').state).toBe('ready');
  await retry;
  expect(store.get('2027-06')).toMatchObject({ state: 'ready', data: { month: '2027-06' } });
});

test('CAL-05 a newer list of months replaces the older', () => {
  const store = createMonthStore([], [{ month: '2027-06', from: 100 }], async (wanted) => data(wanted));
  expect(store.isAged()).toBe(true);
  store.renew([{ month: '2027-07', from: 90 }], data('2027-07'));
  expect(store.isAged()).toBe(false);
  expect(store.offered()).toEqual([{ month: '2027-07', from: 90 }]);
  expect(store.want(month('2027-07'))).toBeNull();
});
