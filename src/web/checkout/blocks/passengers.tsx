import { Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { Price } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import type { BlockProps } from '../block.ts';
import type { BookingView } from '../view.ts';

type Offer = BookingView['offers']['passengers'][number];

/** How many of each kind of passenger travel. */
export function PassengersBlock({ view, act }: BlockProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {view.offers.passengers.map((offer) => (
        <li key={offer.typeId} className="py-3 first:pt-0 last:pb-0">
          <PassengerRow
            offer={offer}
            currency={view.currency}
            onChange={(count) => act({ kind: 'passengers', typeId: offer.typeId, count })}
          />
        </li>
      ))}
    </ul>
  );
}

function PassengerRow({
  offer,
  currency,
  onChange,
}: {
  offer: Offer;
  currency: BookingView['currency'];
  onChange: (count: number) => void;
}) {
  const { t } = useLingui();
  const { ageFrom, ageTo, price, oldPrice, count } = offer;
  return (
    <Stepper
      name={inputNames.passengers(offer.typeId)}
      label={offer.plural}
      hint={
        <span className="flex flex-wrap items-baseline gap-x-3">
          <Trans>
            {ageFrom} to {ageTo} years
          </Trans>
          {price === null ? null : (
            <Price minor={price} before={oldPrice ?? undefined} currency={currency} size="small" per={t`per person`} />
          )}
        </span>
      }
      value={count}
      onChange={onChange}
      minimum={offer.canRemove ? Math.max(0, offer.minimum) : count}
      maximum={offer.canAdd ? offer.maximum : count}
    />
  );
}

/** The party in one line. */
export function PassengersSummary({ view }: Pick<BlockProps, 'view'>) {
  const party = view.offers.passengers.filter(({ count }) => count > 0);
  return <>{party.map(({ count, name, plural }) => `${count} ${count === 1 ? name : plural}`).join(', ')}</>;
}
