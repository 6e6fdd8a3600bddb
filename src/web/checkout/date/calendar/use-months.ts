import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Month } from '#domain/calendar/month.ts';
import type { Currency } from '#domain/money/currency.ts';
import { call } from '../../../browser/call.ts';
import type { BookingPage } from '../../state/checkout.ts';
import { useCheckout } from '../../state/checkout-context.tsx';
import { type CalendarMonth, createMonthStore, type MonthStore } from './month-store.ts';

/** What each booking page has seen of its calendar, by currency; it goes when the page goes. */
const stores = new WeakMap<BookingPage, Map<Currency, MonthStore>>();

function storeOf(page: BookingPage, currency: Currency): MonthStore {
  const { tourId, objectId } = page;
  const byCurrency = stores.get(page) ?? new Map<Currency, MonthStore>();
  stores.set(page, byCurrency);
  // What the page came with is priced in the currency it came in; in another one only the months themselves are known.
  const same = currency === page.currency;
  const store =
    byCurrency.get(currency) ??
    createMonthStore(
      same ? page.calendar : [],
      same ? page.months : page.months.map(({ month }) => ({ month, from: null })),
      async (month) => {
        const loaded = await call('loadCalendar', { tourId, month, currency, object_id: objectId });
        return loaded.ok ? loaded.answer.data : null;
      },
    );
  byCurrency.set(currency, store);
  return store;
}

/** The months of the booking page's calendar, and how to bring more of them. */
export function useMonths() {
  const { page, checkout, dispatch } = useCheckout();
  const { currency } = checkout.context;
  const store = storeOf(page, currency);
  useSyncExternalStore(store.subscribe, store.version, store.version);
  const learn = useCallback(
    async (coming: Promise<CalendarMonth | null> | null) => {
      const facts = (await coming)?.facts;
      if (facts) dispatch({ kind: 'learn', ...facts });
    },
    [dispatch],
  );
  /** Brings a month unless it is here or on its way. */
  const want = useCallback((month: Month) => void learn(store.want(month)), [store, learn]);
  /** Brings a month anew. */
  const retry = useCallback((month: Month) => learn(store.retry(month)), [store, learn]);
  return { store, learn, get: store.get, offered: store.offered(), want, retry };
}

/** Asks for the newest list of months, as the popup for another date does; without an answer the old one stays. */
export function useNewestMonths(wanted: boolean): void {
  const { page, checkout } = useCheckout();
  const { store, learn } = useMonths();
  const { currency } = checkout.context;
  const { objectId } = page;
  useEffect(() => {
    if (!wanted || !store.isAged()) return;
    const b2bPid = new URLSearchParams(window.location.search).get('pid');
    call('loadChangeDate', { object_id: objectId, is_enquiry: false, b2bPid, currency }).then((loaded) => {
      if (!loaded.ok) return;
      const { months, first } = loaded.answer.data;
      store.renew(months, first);
      void learn(Promise.resolve(first));
    });
  }, [wanted, store, learn, objectId, currency]);
}
