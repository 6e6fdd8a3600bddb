import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Month } from '#domain/calendar/month.ts';
import type { Currency } from '#domain/money/currency.ts';
import { call } from '../../../browser/call.ts';
import type { BookingPage } from '../../state/checkout.ts';
import { useCheckout } from '../../state/checkout-context.tsx';
import { type CalendarMonth, createMonthStore, type MonthStore } from './month-store.ts';

/** The loaded months of each booking page, by currency; they are released with the page. */
const stores = new WeakMap<BookingPage, Map<Currency, MonthStore>>();

function storeOf(page: BookingPage, currency: Currency): MonthStore {
  const { tourId, objectId } = page;
  const byCurrency = stores.get(page) ?? new Map<Currency, MonthStore>();
  stores.set(page, byCurrency);
  // Loaded prices are in the currency of the page; in another currency only the list of months is reused.
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

/** Returns the months of the booking page's calendar, and functions that load more. */
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
  /** Loads a month unless it is loaded or loading. */
  const want = useCallback((month: Month) => void learn(store.want(month)), [store, learn]);
  /** Loads a month again. */
  const retry = useCallback((month: Month) => learn(store.retry(month)), [store, learn]);
  return { store, learn, get: store.get, offered: store.offered(), want, retry };
}

/** Requests the latest list of months, as the popup for another date does; the old list stays if that fails. */
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
