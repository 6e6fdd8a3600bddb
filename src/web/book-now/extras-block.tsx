import { Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { Price } from '../ui/price.tsx';
import { Block, inputLook, rowLook } from './block.tsx';
import type { BookingView } from './booking-view.ts';

/** What can be added to the tour. */
export function ExtrasBlock({ view }: { view: BookingView }) {
  const { t } = useLingui();
  const { extras } = view.offers;
  if (extras.length === 0) return null;
  const per = { person: t`per person`, booking: t`per booking`, night: t`per person and night` } as const;
  return (
    <Block id="booking-extras" title={<Trans>Extras</Trans>}>
      {extras.map((extra) => (
        <fieldset key={extra.id}>
          <legend className="font-semibold">
            {extra.name}
            {extra.required ? (
              <span className="ps-2 text-ink-soft text-sm">
                <Trans>required</Trans>
              </span>
            ) : null}
          </legend>
          <ul>
            {extra.options.map((option) => (
              <li key={option.id} className={rowLook}>
                <label htmlFor={`extra-${extra.id}-${option.id}`}>{option.name}</label>
                <Price minor={option.price} currency={view.currency} size="small" per={per[extra.per]} />
                <input
                  id={`extra-${extra.id}-${option.id}`}
                  type="number"
                  name={inputNames.extra(extra.id, option.id)}
                  min={0}
                  max={option.highest}
                  defaultValue={option.quantity}
                  className={inputLook}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </Block>
  );
}
