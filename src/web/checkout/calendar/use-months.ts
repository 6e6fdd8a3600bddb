import { useCallback, useSyncExternalStore } from 'react';
import type { Month } from '#domain/calendar/month.ts';
import { call } from '../../browser/call.ts';
import type { BookingPage } from '../checkout.ts';
import { useDesk } from '../desk.tsx';
import { type CalendarMonth, createMonthStore, type MonthStore } from './month-store.ts';

/** What each booking page has seen of its calendar; it goes when the page goes. */
const stores = new WeakMap<BookingPage, MonthStore>();

function storeOf(page: BookingPage): MonthStore {
  const { tourId, objectId, currency } = page;
  const store =
    stores.get(page) ??
    createMonthStore(page.calendar, page.months, async (month) => {
      const { data } = await call('loadCalendar', { tourId, month, currency, object_id: objectId });
      return data;
    });
  stores.set(page, store);
  return store;
}

/** The months of the booking page's calendar, and how to bring more of them. */
export function useMonths() {
  const { page, tell } = useDesk();
  const store = storeOf(page);
  useSyncExternalStore(store.subscribe, store.version, store.version);
  const learn = useCallback(
    async (coming: Promise<CalendarMonth | null> | null) => {
      const facts = (await coming)?.facts;
      if (facts) tell({ kind: 'learn', ...facts });
    },
    [tell],
  );
  /** Brings a month unless it is here or on its way. */
  const want = useCallback((month: Month) => void learn(store.want(month)), [store, learn]);
  /** Brings a month anew. */
  const again = useCallback((month: Month) => learn(store.again(month)), [store, learn]);
  /** Asks for the newest list of months, as the popup for another date does; without an answer the old one stays. */
  const renew = useCallback(async () => {
    const b2bPid = new URLSearchParams(window.location.search).get('pid');
    const request = { object_id: page.objectId, is_enquiry: false, b2bPid, currency: page.currency };
    const answer = await call('loadChangeDate', request).catch(() => null);
    if (!answer) return;
    const { months, first } = answer.data;
    store.renew(months, first);
    learn(Promise.resolve(first));
  }, [page, store, learn]);
  return { get: store.get, offered: store.offered(), want, again, renew };
}
