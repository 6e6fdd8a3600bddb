import { Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { Price } from '../ui/price.tsx';
import { Block, inputLook, rowLook } from './block.tsx';
import type { BookingView } from './booking-view.ts';

/** How many of each kind of passenger travel. */
export function PassengersBlock({ view }: { view: BookingView }) {
  const { t } = useLingui();
  return (
    <Block id="booking-passengers" title={<Trans>Travellers</Trans>}>
      <ul>
        {view.offers.passengers.map(({ typeId, plural, ageFrom, ageTo, minimum, maximum, count, price, oldPrice }) => (
          <li key={typeId} className={rowLook}>
            <label htmlFor={`passengers-${typeId}`} className="flex flex-col">
              <span className="font-semibold">{plural}</span>
              <span className="text-ink-soft text-sm">
                <Trans>
                  {ageFrom} to {ageTo} years
                </Trans>
              </span>
            </label>
            {price === null ? null : (
              <Price
                minor={price}
                before={oldPrice ?? undefined}
                currency={view.currency}
                size="small"
                per={t`per person`}
              />
            )}
            <input
              id={`passengers-${typeId}`}
              type="number"
              name={inputNames.passengers(typeId)}
              min={minimum}
              max={maximum}
              defaultValue={count}
              className={inputLook}
            />
          </li>
        ))}
      </ul>
    </Block>
  );
}
