import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HeldInMail } from '#contract/mail.ts';
import { rangeText } from '../ui/days.ts';
import { look } from './look.ts';

/** The facts of a hold, one below the other. */
export function HeldFacts({ held }: { held: HeldInMail }) {
  const { i18n } = useLingui();
  const { amount, currency } = held.total;
  const facts: [ReactNode, string][] = [
    [<Trans key="reference">Reference</Trans>, held.reference],
    [<Trans key="tour">Tour</Trans>, `${held.tour}, ${held.variant}`],
    [<Trans key="days">Travel dates</Trans>, rangeText(held.from, held.until, i18n.locale)],
    [<Trans key="travellers">Travellers</Trans>, i18n.number(held.travellers)],
    ...(held.rooms.length > 0
      ? ([[<Trans key="rooms">Rooms</Trans>, held.rooms.join(', ')]] as [ReactNode, string][])
      : []),
    [<Trans key="total">Total price</Trans>, i18n.number(amount / 100, { style: 'currency', currency })],
  ];
  return (
    <div style={look.facts}>
      {facts.map(([name, value]) => (
        <p key={value} style={look.fact}>
          <span style={look.factName}>{name}:</span> {value}
        </p>
      ))}
    </div>
  );
}
