import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { priceText } from '../../ui/price-parts.ts';
import type { LineView } from './money-facts.ts';

/** Explains a line of the price in one sentence. */
export function LineReason({ line, currency }: { line: LineView; currency: string }) {
  const { i18n } = useLingui();
  const { kind, reason } = line;
  const unit = priceText(Math.abs(line.unit), currency, i18n.locale);
  switch (kind) {
    case 'traveller':
      return <Trans>The tour on the date you chose: {unit} per person.</Trans>;
    case 'promotion':
      return <Trans>The operator’s promotion: {unit} off per person, already included in the price.</Trans>;
    case 'room':
      if (line.unit === 0) return <Trans>This room is included in the tour price.</Trans>;
      return reason?.per === 'room' ? (
        <Trans>This room type costs {unit} extra per room, regardless of how many share it.</Trans>
      ) : (
        <Trans>This room type costs {unit} extra per person.</Trans>
      );
    case 'extra': {
      const nights = typeof reason?.nights === 'number' ? reason.nights : 0;
      if (nights === 0) return <Trans>You added this: {unit} each.</Trans>;
      return (
        <>
          <Trans>You added this: {unit} per night.</Trans>{' '}
          <Plural value={nights} one="The tour has # night." other="The tour has # nights." />
        </>
      );
    }
    case 'saving':
      return <SavingReason saving={reason?.saving} />;
    case 'flexible':
      return (
        <Trans>For {unit} per traveller you can change the date, or get credit where there would be no refund.</Trans>
      );
    case 'serviceFee': {
      if (typeof reason?.share !== 'number') return <Trans>A fixed fee for the whole booking.</Trans>;
      const share = i18n.number(reason.share / 10_000, { style: 'percent', maximumFractionDigits: 2 });
      return <Trans>{share} of the price of the tour, rooms and extras.</Trans>;
    }
    case 'feeWaiver':
      return <Trans>Members don’t pay the service fee, so it’s deducted.</Trans>;
    case 'insurance':
      return <Trans>The insurance premium for all insured travellers.</Trans>;
    case 'membership':
      return <Trans>The membership fee. Your member discount already applies to this booking.</Trans>;
  }
}

function SavingReason({ saving }: { saving: unknown }) {
  if (saving === 'promoCode') return <Trans>Your promo code discount.</Trans>;
  if (saving === 'specialPrice') return <Trans>The discount in the operator’s offer to you.</Trans>;
  if (saving === 'member') return <Trans>Your member discount.</Trans>;
  return <Trans>Travel credits applied to this booking.</Trans>;
}
