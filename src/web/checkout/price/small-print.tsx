import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { DepartureFacts, OperatorFacts } from '#domain/catalogue/facts.ts';
import { dayText } from '../../ui/days.ts';
import type { ShownQuote } from './money-facts.ts';
import { ShortText } from './short-text.tsx';

/** What the price is and is not, in the words that lawyers like, shortened. */
export const SmallPrint = memo(function SmallPrint({
  quote,
  operator,
  confirmation,
}: {
  quote: ShownQuote;
  operator: OperatorFacts;
  confirmation: DepartureFacts['confirmation'];
}) {
  const { t, i18n } = useLingui();
  const { name, currency: theirs } = operator;
  const ours = quote.currency;
  const day = dayText(quote.rateDay, i18n.locale);
  const sentences = [
    theirs === ours
      ? t`${name} sets its prices in ${ours}, so nothing is converted.`
      : t`${name} sets its prices in ${theirs}. Each line is converted once, at our rate of ${day}, and rounded to the cent.`,
    t`The total has every line that Waymark or the operator charges with this booking. What the tour page lists as not included is not part of it.`,
    confirmation === 'instant'
      ? t`This departure is confirmed at once.`
      : t`This departure is confirmed on request: the operator answers before anything is charged.`,
    t`If a price moves before you finish, we show you what changed and ask first.`,
  ];
  return <ShortText text={sentences.join(' ')} />;
});
