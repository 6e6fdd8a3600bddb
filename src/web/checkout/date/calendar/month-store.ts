import type { AnswerOf } from '#contract/schemas.ts';
import type { Month } from '#domain/calendar/month.ts';

/** A month of the calendar as sent by the server. */
export type CalendarMonth = AnswerOf<'loadCalendar'>['data'];

/** The available months with their lowest prices. */
export type OfferedMonths = readonly { readonly month: string; readonly from: number | null }[];

/** The load state of a month: not loaded, its days, or an error. */
export type KnownMonth = {
  readonly state: 'unknown' | 'loading' | 'ready' | 'failed';
  readonly data: CalendarMonth | null;
};

const unknown: KnownMonth = { state: 'unknown', data: null };

/** The months that a page has loaded; it lives as long as the page. */
export type MonthStore = ReturnType<typeof createMonthStore>;

/** Caches months: each is fetched once, when it is first needed, and again only after an error or when it is stale. */
export function createMonthStore(
  first: readonly CalendarMonth[],
  offered: OfferedMonths,
  load: (month: Month) => Promise<CalendarMonth | null>,
) {
  const known = new Map<string, KnownMonth>(first.map((data) => [data.month, { state: 'ready', data }]));
  const listeners = new Set<() => void>();
  let version = 0;
  let months = offered;
  let aged = true;

  const dispatch = (): void => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const put = (month: string, next: KnownMonth): void => {
    known.set(month, next);
    dispatch();
  };

  async function fetchMonth(month: Month): Promise<CalendarMonth | null> {
    const before = known.get(month)?.data ?? null;
    put(month, { state: before ? 'ready' : 'loading', data: before });
    const data = await load(month);
    put(month, { state: data || before ? 'ready' : 'failed', data: data ?? before });
    return data;
  }

  return {
    get: (month: string): KnownMonth => known.get(month) ?? unknown,
    offered: (): OfferedMonths => months,
    version: (): number => version,
    /** Whether the list of months is still the one that the page loaded with. */
    isAged: (): boolean => aged,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Fetches a month that was not requested yet; returns null when there is nothing to do. */
    want: (month: Month): Promise<CalendarMonth | null> | null => (known.has(month) ? null : fetchMonth(month)),
    /** Fetches a month again; its previous data stays visible in the meantime. */
    retry: fetchMonth,
    /** Replaces the list of months, and stores a month that arrived with it. */
    renew(newer: OfferedMonths, month: CalendarMonth | null): void {
      months = newer;
      aged = false;
      if (month) known.set(month.month, { state: 'ready', data: month });
      dispatch();
    },
  };
}
