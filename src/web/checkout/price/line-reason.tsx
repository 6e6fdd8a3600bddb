import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { priceText } from '../../ui/price-parts.ts';
import type { ShownLine } from './money-facts.ts';

/** Why a line is in the price, in one sentence. */
export function LineReason({ line, currency }: { line: ShownLine; currency: string }) {
  const { i18n } = useLingui();
  const { kind, reason } = line;
  const unit = priceText(Math.abs(line.unit), currency, i18n.locale);
  switch (kind) {
    case 'traveller':
      return <Trans>The tour itself on the date you chose: {unit} for each of them.</Trans>;
    case 'promotion':
      return (
        <Trans>The operator’s own offer takes {unit} off for each of them. It is part of the price already.</Trans>
      );
    case 'room':
      if (line.unit === 0) return <Trans>This room is part of the tour and costs nothing on top.</Trans>;
      return reason?.per === 'room' ? (
        <Trans>This kind of room costs {unit} more for each room, however many sleep in it.</Trans>
      ) : (
        <Trans>This kind of room costs {unit} more for each person who sleeps in it.</Trans>
      );
    case 'extra': {
      const nights = typeof reason?.nights === 'number' ? reason.nights : 0;
      if (nights === 0) return <Trans>You added this. Each one costs {unit}.</Trans>;
      return (
        <>
          <Trans>You added this. It costs {unit} a night.</Trans>{' '}
          <Plural value={nights} one="The tour has # night." other="The tour has # nights." />
        </>
      );
    }
    case 'saving':
      return <SavingReason saving={reason?.saving} />;
    case 'flexible':
      return (
        <Trans>For {unit} a traveller you may change the date or keep a credit where money would not come back.</Trans>
      );
    case 'serviceFee': {
      if (typeof reason?.share !== 'number') return <Trans>A fixed fee for the whole booking.</Trans>;
      const share = i18n.number(reason.share / 10_000, { style: 'percent', maximumFractionDigits: 2 });
      return <Trans>{share} of the price of the tour, rooms and extras.</Trans>;
    }
    case 'feeWaiver':
      return <Trans>Members do not pay the service fee, so it is taken off again.</Trans>;
    case 'insurance':
      return <Trans>What the insurer asks, for everybody who is insured.</Trans>;
    case 'membership':
      return <Trans>The membership itself. Its saving counts for this booking at once.</Trans>;
  }
}

function SavingReason({ saving }: { saving: unknown }) {
  if (saving === 'promoCode') return <Trans>What your promo code takes off.</Trans>;
  if (saving === 'specialPrice') return <Trans>What the operator takes off for you, as offered.</Trans>;
  if (saving === 'member') return <Trans>What members save on every tour.</Trans>;
  return <Trans>Travel credits that you use for this booking.</Trans>;
}
