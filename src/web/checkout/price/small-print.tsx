import { useLingui } from '@lingui/react/macro';
import { longDayText } from '../../book-now/day-text.ts';
import type { Checkout } from '../checkout.ts';
import type { BookingView } from '../view.ts';
import { ShortText } from './short-text.tsx';

/** What the price is and is not, in the words that lawyers like, shortened. */
export function SmallPrint({ view, checkout }: { view: BookingView; checkout: Checkout }) {
  const { t, i18n } = useLingui();
  const { quote, departure } = view;
  if (!quote || !departure) return null;
  const { operator } = checkout.context.facts;
  const name = operator.name;
  const theirs = operator.currency;
  const ours = quote.currency;
  const day = longDayText(quote.rateDay, i18n.locale);
  const sentences = [
    theirs === ours
      ? t`${name} sets its prices in ${ours}, so nothing is converted.`
      : t`${name} sets its prices in ${theirs}. Each line is converted once, at our rate of ${day}, and rounded to the cent.`,
    t`The total has every line that Waymark or the operator charges with this booking. What the tour page lists as not included is not part of it.`,
    departure.confirmation === 'instant'
      ? t`This departure is confirmed at once.`
      : t`This departure is confirmed on request: the operator answers before anything is charged.`,
    t`If a price moves before you finish, we show you what changed and ask first.`,
  ];
  return <ShortText text={sentences.join(' ')} />;
}
