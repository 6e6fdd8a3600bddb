import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Price } from '../../ui/price.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Stepper } from '../../ui/stepper.tsx';
import type { BookingView } from '../state/view.ts';
import { type Extra, type ExtraLimit, type ExtraOption, extraLimit } from './extra-limit.ts';

/** One option of an extra: a tick where there can be only one, else a stepper; with its price, its sum and its limit in words. */
export function ExtraChoice({
  extra,
  option,
  currency,
  people,
  per,
  onChange,
}: {
  extra: Extra;
  option: ExtraOption;
  currency: BookingView['currency'];
  people: number;
  per: string;
  onChange: (quantity: number) => void;
}) {
  const { i18n } = useLingui();
  const limit = extraLimit(extra, option, people);
  const name = inputNames.extra(extra.id, option.id);
  const { quantity, amount } = option;
  const unit = priceText(option.price, currency, i18n.locale);
  const sum = priceText(amount, currency, i18n.locale);
  const nights = extra.nights ?? 0;
  const hint = (
    <span className="flex flex-col">
      {option.price === 0 ? (
        <span className="font-semibold text-success">
          <Trans>Included</Trans>
        </span>
      ) : (
        <Price minor={option.price} currency={currency} size="small" per={per} />
      )}
      {amount > 0 ? (
        <span className="figures text-ink">
          {nights > 0 ? (
            <Trans>
              {quantity} × {unit} × <Plural value={nights} one="# night" other="# nights" /> = {sum}
            </Trans>
          ) : quantity > 1 ? (
            <Trans>
              {quantity} × {unit} = {sum}
            </Trans>
          ) : (
            <Trans>Adds {sum} to the price</Trans>
          )}
        </span>
      ) : null}
      {limit && (limit !== 'most' || option.limit > 1) ? (
        <span>
          <LimitWords limit={limit} most={option.limit} />
        </span>
      ) : null}
    </span>
  );
  if (option.limit === 1)
    return (
      <Checkbox
        name={name}
        value="1"
        checked={quantity > 0}
        disabled={option.highest === 0}
        onChange={(event) => onChange(event.target.checked ? 1 : 0)}
        label={<span className="font-semibold">{option.name}</span>}
        hint={hint}
      />
    );
  return (
    <Stepper
      name={name}
      label={option.name}
      hint={hint}
      value={quantity}
      minimum={0}
      maximum={option.highest}
      onChange={onChange}
    />
  );
}

function LimitWords({ limit, most }: { limit: ExtraLimit; most: number }) {
  switch (limit) {
    case 'notSold':
      return <Trans>Not available for this tour</Trans>;
    case 'everybody':
      return <Trans>Everybody has one</Trans>;
    case 'most':
      return <Trans>At most {most} for one booking</Trans>;
  }
}
