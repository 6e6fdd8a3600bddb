import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { monthName } from '../../ui/months.ts';
import { priceText } from '../../ui/price-parts.ts';
import type { ActiveFilter } from './active-filters.ts';

/** Formats a range of days; a missing end means "and more". */
export function daysWords(i18n: I18n, from: number | null, to: number | null): string {
  if (from !== null && to !== null && from !== to) return i18n._(msg`${from} to ${to} days`);
  if (from !== null && to === null) return i18n._(msg`${from} days or more`);
  if (from === null && to !== null) return i18n._(msg`up to ${to} days`);
  const days = from ?? 0;
  return i18n._(msg`${plural(days, { one: '# day', other: '# days' })}`);
}

/** Formats a price range; the amounts are whole units of the currency. */
export function priceRangeWords(i18n: I18n, from: number | null, to: number | null, currency: string): string {
  const write = (amount: number) => priceText(amount * 100, currency, i18n.locale, 'whole');
  if (from && to !== null) return `${write(from)} – ${write(to)}`;
  const min = write(from ?? 0);
  const max = write(to ?? 0);
  return to === null ? i18n._(msg`from ${min}`) : i18n._(msg`up to ${max}`);
}

/** Returns the name of a filter. */
export function filterName(i18n: I18n, filter: string): string {
  const names: Record<string, string> = {
    q: i18n._(msg`Search text`),
    destination: i18n._(msg`Destination`),
    month: i18n._(msg`Month`),
    length: i18n._(msg`Length`),
    lengthFrom: i18n._(msg`Length`),
    lengthTo: i18n._(msg`Length`),
    price: i18n._(msg`Price`),
    priceFrom: i18n._(msg`Price`),
    priceTo: i18n._(msg`Price`),
    style: i18n._(msg`Travel style`),
    age: i18n._(msg`Age`),
    rating: i18n._(msg`Rating`),
    operator: i18n._(msg`Operator`),
    instant: i18n._(msg`Instant booking`),
    deal: i18n._(msg`Deals`),
    sort: i18n._(msg`Sort`),
    page: i18n._(msg`Page`),
    view: i18n._(msg`View`),
  };
  return names[filter] ?? filter;
}

/** Returns the short text of an active filter. */
export function activeWords(i18n: I18n, active: ActiveFilter, currency: string): string {
  if (active.kind === 'named') return active.label;
  if (active.kind === 'month') return monthName(active.month, i18n.locale, 'full');
  if (active.kind === 'text') {
    const { text } = active;
    return i18n._(msg`“${text}”`);
  }
  if (active.kind === 'flag') return filterName(i18n, active.filter);
  if (active.kind === 'range')
    return active.filter === 'length'
      ? daysWords(i18n, active.from, active.to)
      : priceRangeWords(i18n, active.from, active.to, currency);
  const number = i18n.number(active.value);
  return active.filter === 'age' ? i18n._(msg`Age ${number}`) : i18n._(msg`${number} stars and up`);
}
