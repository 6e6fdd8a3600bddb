import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import type { ExtraLimit, ExtraOffer, ExtraOptionOffer } from '#domain/booking/extra-offers.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Price } from '../../ui/price.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Stepper } from '../../ui/stepper.tsx';
import type { Chosen } from '../block.ts';

/** One option of an extra with its price, sum and limit: a checkbox where the maximum is one, otherwise a stepper. */
export function ExtraChoice({
  offer: { extra, nights: charged },
  chosen: { option, price, quantity, highest, most, limit, amount },
  context: { currency, language },
  per,
  onChange,
}: {
  offer: ExtraOffer;
  chosen: ExtraOptionOffer;
  context: Chosen['context'];
  per: string;
  onChange: (quantity: number) => void;
}) {
  const { i18n } = useLingui();
  const name = inputNames.extra(extra.id, option.id);
  const unit = priceText(price, currency, i18n.locale);
  const sum = priceText(amount, currency, i18n.locale);
  const nights = charged ?? 0;
  const hint = (
    <span className="flex flex-col">
      {price === 0 ? (
        <span className="font-semibold text-success">
          <Trans>Included</Trans>
        </span>
      ) : (
        <Price minor={price} currency={currency} size="small" per={per} />
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
      {limit && (limit !== 'most' || most > 1) ? (
        <span>
          <LimitWords limit={limit} most={most} />
        </span>
      ) : null}
    </span>
  );
  if (most === 1)
    return (
      <Checkbox
        name={name}
        value="1"
        checked={quantity > 0}
        disabled={highest === 0}
        onChange={(event) => onChange(event.target.checked ? 1 : 0)}
        label={<span className="font-semibold">{option.name[language]}</span>}
        hint={hint}
      />
    );
  return (
    <Stepper
      name={name}
      label={option.name[language]}
      hint={hint}
      value={quantity}
      minimum={0}
      maximum={highest}
      onChange={onChange}
    />
  );
}

function LimitWords({ limit, most }: { limit: ExtraLimit; most: number }) {
  switch (limit) {
    case 'notSold':
      return <Trans>Not available for this tour</Trans>;
    case 'everybody':
      return <Trans>Everyone has one</Trans>;
    case 'most':
      return <Trans>Maximum {most} per booking</Trans>;
  }
}
