import { Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { flexibleOffer } from '#domain/booking/offers.ts';
import { partySize } from '#domain/party/passengers.ts';
import { dayText } from '../../ui/days.ts';
import { priceText } from '../../ui/price-parts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { BlockProps } from '../block.ts';
import { TermsLink } from '../terms/terms-link.tsx';

/** The option that turns the non-refundable part into credit: two equal cards, neither preselected. */
export function FlexibleBlock({ selection, context, act }: BlockProps) {
  const { t, i18n } = useLingui();
  const flexible = flexibleOffer(selection, context);
  if (!flexible) return null;
  const until = flexible.creditUntil === null ? null : dayText(flexible.creditUntil, i18n.locale);
  const people = partySize(selection.party);
  const each = priceText(flexible.price, context.currency, i18n.locale);
  const all = priceText(flexible.price * people, context.currency, i18n.locale);
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={t`What if you have to cancel?`}
        plain
        name={inputNames.flexible}
        variant="columns"
        value={selection.flexible ? '1' : '0'}
        onChange={(value) => act({ kind: 'flexible', chosen: value === '1' })}
        options={[
          {
            value: '0',
            label: <Trans>No thanks</Trans>,
            hint: <Trans>The operator’s standard cancellation policy applies.</Trans>,
            aside: priceText(0, context.currency, i18n.locale),
          },
          {
            value: '1',
            label: <Trans>With flexible booking</Trans>,
            hint: (
              <>
                {until === null ? (
                  <Trans>If you cancel, you get the non-refundable part as credit with the operator.</Trans>
                ) : (
                  <Trans>If you cancel by {until}, you get the non-refundable part as credit with the operator.</Trans>
                )}{' '}
                <Trans>{each} per person.</Trans>
              </>
            ),
            aside: all,
          },
        ]}
      />
      <p className="text-sm">
        <TermsLink kind="flexible" id={flexible.termsId} title={t`Flexible booking terms`} />
      </p>
    </div>
  );
}
