import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { DepartureFacts, OperatorFacts } from '#domain/catalogue/facts.ts';
import { dayText } from '../../ui/days.ts';
import type { QuoteView } from './money-facts.ts';
import { ShortText } from './short-text.tsx';

/** Shows the legal notes about the price in short form. */
export const SmallPrint = memo(function SmallPrint({
  quote,
  operator,
  confirmation,
}: {
  quote: QuoteView;
  operator: OperatorFacts;
  confirmation: DepartureFacts['confirmation'];
}) {
  const { t, i18n } = useLingui();
  const { name, currency: theirs } = operator;
  const ours = quote.currency;
  const day = dayText(quote.rateDay, i18n.locale);
  const sentences = [
    theirs === ours
      ? t`${name} sets prices in ${ours}, so there’s no currency conversion.`
      : t`${name} sets prices in ${theirs}. Each item is converted once, at our rate of ${day}, and rounded to the cent.`,
    t`The total includes everything that Waymark or the operator charges for this booking. Items listed as not included on the tour page aren’t part of it.`,
    confirmation === 'instant'
      ? t`This departure has instant confirmation.`
      : t`This departure is on request: the operator confirms before you’re charged.`,
    t`If a price changes before you finish, we’ll show you the change and ask first.`,
  ];
  return <ShortText text={sentences.join(' ')} />;
});
