import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PriceAnswer } from '#contract/schemas/book-now.ts';
import type { SavingName } from '#contract/wire/choice-names.ts';
import { inputNames } from '#contract/wire/input-names.ts';
import { savingsOffered } from '#domain/booking/offers.ts';
import { Button } from '../../ui/button.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { Chosen } from '../block.ts';
import type { Act } from '../state/checkout-context.tsx';
import { codeOf } from './applied-saving.tsx';
import { PromoCodeForm } from './promo-code-form.tsx';
import type { usePromoCheck } from './use-promo-check.ts';
import { useSavingName } from './use-saving-name.ts';

export type SavingOptionsProps = Chosen & {
  act: Act;
  /** The lead traveller's email, which determines whether a code was used already. */
  email?: string | undefined;
  credits?: PriceAnswer['travelCredits'] | undefined;
};

/** Lists the savings, of which one can be chosen; "no thanks" clears it, and a valid promo code applies itself. */
export function SavingOptions({
  selection,
  context,
  act,
  credits,
  promo,
  onClose,
}: SavingOptionsProps & { promo: ReturnType<typeof usePromoCheck>; onClose: (() => void) | null }) {
  const { t, i18n } = useLingui();
  const nameOf = useSavingName();
  const { saving } = selection;
  const savings = savingsOffered(selection, context);
  // Until a code is valid, "promo code" is only the state of this form.
  const [picked, setPicked] = useState<SavingName>(saving.kind === 'none' ? 'promoCode' : saving.kind);
  const usable = credits ? priceText(credits.usable, credits.currency, i18n.locale) : '';
  const owned = credits ? priceText(credits.owned, credits.currency, i18n.locale) : '';
  const reserved = credits ? priceText(credits.reserved, credits.currency, i18n.locale) : '';
  const hints: Partial<Record<SavingName, string>> = {
    member: t`For members, off the tour price.`,
    travelCredits: credits?.reserved
      ? t`You have ${owned}; you can use ${usable} for this booking. Another ${reserved} is reserved for your holds.`
      : t`You have ${owned}; you can use ${usable} for this booking.`,
  };
  const pick = (kind: (typeof savings)[number]): void => {
    promo.drop();
    setPicked(kind);
    act({ kind: 'saving', saving: kind === 'promoCode' ? { kind: 'none' } : { kind } });
  };
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line p-4">
      {savings.length > 2 ? (
        <RadioGroup
          label={t`One saving per booking`}
          plain
          name={inputNames.saving}
          variant="cards"
          value={picked}
          onChange={(value) => pick(value as (typeof savings)[number])}
          options={savings.map((kind) => ({ value: kind, label: nameOf(kind), hint: hints[kind] }))}
        />
      ) : null}
      {picked === 'promoCode' || onClose === null ? (
        <PromoCodeForm
          code={codeOf(saving) ?? ''}
          pending={promo.pending}
          error={promo.error}
          focus={onClose !== null}
          onType={promo.drop}
          onApply={promo.check}
        />
      ) : null}
      {onClose ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              promo.drop();
              act({ kind: 'saving', saving: { kind: 'none' } });
              onClose();
            }}
          >
            <Trans>No thanks</Trans>
          </Button>
          <Button variant="quiet" size="small" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
