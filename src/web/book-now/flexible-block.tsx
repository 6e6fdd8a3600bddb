import { Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { Price } from '../ui/price.tsx';
import { Block } from './block.tsx';
import type { BookingView } from './booking-view.ts';
import { dayText } from './day-text.ts';

/** The option that turns what is not refunded into credit; never chosen beforehand. */
export function FlexibleBlock({ view }: { view: BookingView }) {
  const { t, i18n } = useLingui();
  const { flexible } = view.offers;
  if (!flexible) return null;
  const until = flexible.creditUntil === null ? null : dayText(flexible.creditUntil, i18n.locale);
  return (
    <Block id="booking-flexible" title={<Trans>Flexible booking</Trans>}>
      <label className="flex flex-wrap items-start gap-3">
        <input
          type="checkbox"
          name={inputNames.flexible}
          value="1"
          defaultChecked={view.selection.flexible}
          className="mt-1.5"
        />
        <span className="grow">
          {until === null ? (
            <Trans>If you cancel, what is not refunded becomes credit with the operator.</Trans>
          ) : (
            <Trans>If you cancel until {until}, what is not refunded becomes credit with the operator.</Trans>
          )}
        </span>
        <Price minor={flexible.price} currency={view.currency} size="small" per={t`per person`} />
      </label>
    </Block>
  );
}
