import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HeldInMail } from '#contract/mail.ts';
import { look } from './look.ts';

/** A day in words. */
export const dayWords = (i18n: I18n, day: string): string =>
  i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });

/** A moment in words, with the zone it is told in. */
export const momentWords = (i18n: I18n, moment: string, timeZone: string): string =>
  i18n.date(new Date(moment), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'long',
  });

/** The facts of a hold, one below the other. */
export function HeldFacts({ held }: { held: HeldInMail }) {
  const { t, i18n } = useLingui();
  const { amount, currency } = held.total;
  const [from, until] = [dayWords(i18n, held.from), dayWords(i18n, held.until)];
  const facts: [ReactNode, string][] = [
    [<Trans key="reference">Reference</Trans>, held.reference],
    [<Trans key="tour">Tour</Trans>, `${held.tour}, ${held.variant}`],
    [<Trans key="days">Travel dates</Trans>, held.from === held.until ? from : t`${from} to ${until}`],
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
