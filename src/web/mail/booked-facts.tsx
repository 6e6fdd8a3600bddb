import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookedInMail } from '#contract/mail.ts';
import { dayText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { Facts, tripFacts } from './held-facts.tsx';

/** The facts of a booking, with the paid and the open amount. */
export function BookedFacts({ booked, reserved }: { booked: BookedInMail; reserved?: boolean }) {
  const { i18n } = useLingui();
  const money = (amount: number) => priceText(amount, booked.total.currency, i18n.locale);
  const { rest, paid } = booked;
  const facts: [ReactNode, string][] = [
    ...tripFacts(booked, i18n),
    ...(paid.amount > 0
      ? ([
          [reserved ? <Trans key="reserved">Authorised</Trans> : <Trans key="paid">Paid</Trans>, money(paid.amount)],
        ] as [ReactNode, string][])
      : []),
    ...(rest
      ? ([[<Trans key="rest">Next payment</Trans>, `${money(rest.amount)}, ${dayText(rest.due, i18n.locale)}`]] as [
          ReactNode,
          string,
        ][])
      : []),
  ];
  return <Facts facts={facts} />;
}
