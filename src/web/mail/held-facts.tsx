import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HeldInMail } from '#contract/mail.ts';
import { rangeText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { styles } from './styles.ts';

/** Returns the labelled facts of a hold or a booking. */
export function tripFacts(trip: Omit<HeldInMail, 'endsAt'>, i18n: I18n): [ReactNode, string][] {
  const { amount, currency } = trip.total;
  return [
    [<Trans key="reference">Reference</Trans>, trip.reference],
    [<Trans key="tour">Tour</Trans>, `${trip.tour}, ${trip.variant}`],
    [<Trans key="days">Travel dates</Trans>, rangeText(trip.from, trip.until, i18n.locale)],
    [<Trans key="travellers">Travellers</Trans>, i18n.number(trip.travellers)],
    ...(trip.rooms.length > 0
      ? ([[<Trans key="rooms">Rooms</Trans>, trip.rooms.join(', ')]] as [ReactNode, string][])
      : []),
    [<Trans key="total">Total price</Trans>, priceText(amount, currency, i18n.locale)],
  ];
}

/** A list of labelled facts. */
export function Facts({ facts }: { facts: readonly [ReactNode, string][] }) {
  return (
    <div style={styles.facts}>
      {facts.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts are written once and never move
        <p key={at} style={styles.fact}>
          <span style={styles.factName}>{name}:</span> {value}
        </p>
      ))}
    </div>
  );
}

/** The facts of a hold. */
export function HeldFacts({ held }: { held: HeldInMail }) {
  const { i18n } = useLingui();
  return <Facts facts={tripFacts(held, i18n)} />;
}
