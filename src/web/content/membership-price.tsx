import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MembershipOffer } from '#contract/fragment.ts';
import { Price } from '../ui/price.tsx';

/** The price of the membership and its savings, above its benefits. */
export function MembershipPrice({ offer }: { offer: MembershipOffer }) {
  const { i18n } = useLingui();
  const { months } = offer;
  const saving = i18n.number(offer.savingPercent / 100, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-card bg-sand p-4">
      <Price
        minor={offer.price.amount}
        currency={offer.price.currency}
        cents="whole"
        per={<Plural value={months} one="for one month" other="for # months" />}
      />
      <span className="font-semibold text-pine">
        <Trans>Saves {saving} on every tour</Trans>
      </span>
    </p>
  );
}
