import { Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { Notice } from '../ui/notice.tsx';
import { Block } from './block.tsx';
import type { BookingView } from './booking-view.ts';

/** The one saving of a booking. */
export function SavingsBlock({ view }: { view: BookingView }) {
  const { t } = useLingui();
  const { saving } = view.selection;
  const words = {
    none: t`No saving`,
    promoCode: t`Promo code`,
    member: t`Member saving`,
    travelCredits: t`Travel credits`,
  } as const;
  return (
    <Block id="booking-savings" title={<Trans>Savings</Trans>}>
      {view.offers.savings.map((kind) => (
        <label key={kind} className="flex items-center gap-3">
          <input type="radio" name={inputNames.saving} value={kind} defaultChecked={saving.kind === kind} />
          {words[kind]}
        </label>
      ))}
      <label className="flex flex-col gap-1 text-sm">
        <Trans>Promo code</Trans>
        <input
          name={inputNames.promoCode}
          defaultValue={saving.code ?? ''}
          maxLength={64}
          autoComplete="off"
          className="min-h-11 max-w-80 rounded-field border border-line-strong bg-paper px-3"
        />
      </label>
      {view.quote?.savingTrouble ? (
        <Notice kind="warning">
          <Trans>This saving does not apply to the booking.</Trans>
        </Notice>
      ) : null}
    </Block>
  );
}
