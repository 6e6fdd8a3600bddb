import { Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { flexibleOffer } from '#domain/booking/offers.ts';
import { partySize } from '#domain/party/passengers.ts';
import { dayText } from '../../ui/days.ts';
import { priceText } from '../../ui/price-parts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { BlockProps, Chosen } from '../block.ts';
import { TermsLink } from '../terms/terms-link.tsx';

/** The option that turns what is not refunded into credit: two cards of the same weight, and it is never chosen for anybody. */
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
        look="columns"
        value={selection.flexible ? '1' : '0'}
        onChange={(value) => act({ kind: 'flexible', chosen: value === '1' })}
        options={[
          {
            value: '0',
            label: <Trans>No thanks</Trans>,
            hint: <Trans>The operator’s cancellation terms apply as they are.</Trans>,
            aside: priceText(0, context.currency, i18n.locale),
          },
          {
            value: '1',
            label: <Trans>With flexible booking</Trans>,
            hint: (
              <>
                {until === null ? (
                  <Trans>If you cancel, what is not refunded becomes credit with the operator.</Trans>
                ) : (
                  <Trans>If you cancel until {until}, what is not refunded becomes credit with the operator.</Trans>
                )}{' '}
                <Trans>{each} per person.</Trans>
              </>
            ),
            aside: all,
          },
        ]}
      />
      <p className="text-sm">
        <TermsLink kind="flexible" id={flexible.termsId} title={t`Terms of flexible booking`} />
      </p>
    </div>
  );
}

/** In one line. */
export function FlexibleSummary({ selection }: Pick<Chosen, 'selection'>) {
  return selection.flexible ? <Trans>With flexible booking</Trans> : <Trans>Without flexible booking</Trans>;
}
