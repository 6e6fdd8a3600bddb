import { Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { partySize } from '#domain/party/passengers.ts';
import { dayText } from '../../ui/days.ts';
import { priceText } from '../../ui/price-parts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { BlockProps } from '../block.ts';
import { TermsLink } from '../terms/terms-link.tsx';

/** The option that turns what is not refunded into credit: two cards of the same weight, and it is never chosen for anybody. */
export function FlexibleBlock({ view, act }: BlockProps) {
  const { t, i18n } = useLingui();
  const { flexible } = view.offers;
  if (!flexible) return null;
  const until = flexible.creditUntil === null ? null : dayText(flexible.creditUntil, i18n.locale, 'long');
  const people = partySize(view.selection.party);
  const each = priceText(flexible.price, view.currency, i18n.locale);
  const all = priceText(flexible.price * people, view.currency, i18n.locale);
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label={t`What if you have to cancel?`}
        plain
        name={inputNames.flexible}
        look="columns"
        value={view.selection.flexible ? '1' : '0'}
        onChange={(value) => act({ kind: 'flexible', chosen: value === '1' })}
        options={[
          {
            value: '0',
            label: <Trans>No thanks</Trans>,
            hint: <Trans>The operator’s cancellation terms apply as they are.</Trans>,
            aside: priceText(0, view.currency, i18n.locale),
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
export function FlexibleSummary({ view }: Pick<BlockProps, 'view'>) {
  return view.selection.flexible ? <Trans>With flexible booking</Trans> : <Trans>Without flexible booking</Trans>;
}
