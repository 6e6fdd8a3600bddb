import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { inputNames } from '#contract/wire/input-names.ts';
import {
  type AddLimit,
  minorsNeedAdult,
  type PassengerOffer,
  partyAddLimit,
  passengerOffers,
} from '#domain/booking/party-offers.ts';
import type { OfferContext } from '#domain/booking/selection.ts';
import { InlineError } from '../../ui/field.tsx';
import { Price } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import type { BlockProps, Chosen } from '../block.ts';
import { partyText } from '../price/chosen.ts';
import { useProblemWords } from '../problem-words.ts';

/** The number of passengers of each type, and why more are not possible. */
export function PassengersBlock({ selection, context, act, problems, help }: BlockProps & { help?: ReactNode }) {
  const words = useProblemWords();
  const limit = partyAddLimit(selection, context);
  return (
    <div className="flex flex-col gap-3">
      <ul className="grid @2xl:grid-cols-2 gap-x-8 gap-y-4">
        {passengerOffers(selection, context).map((offer) => (
          <li key={offer.type.id}>
            <PassengerRow
              offer={offer}
              context={context}
              onChange={(count) => act({ kind: 'passengers', typeId: offer.type.id, count })}
            />
          </li>
        ))}
      </ul>
      <div role="status" className="flex flex-col gap-2 text-sm empty:hidden">
        {limit ? (
          <Reason>
            <LimitWords limit={limit} />
          </Reason>
        ) : null}
        {minorsNeedAdult(selection, context) ? (
          <Reason>
            <Trans>Children must travel with an adult, so at least one adult is needed.</Trans>
          </Reason>
        ) : null}
      </div>
      {problems.map((problem) => (
        <InlineError key={problem.code}>{words(problem)}</InlineError>
      ))}
      {help}
    </div>
  );
}

function Reason({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-field bg-mist px-3 py-2">
      <Info className="mt-0.5 size-4.5 shrink-0 text-pine" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

function PassengerRow({
  offer: { type, price, count, limit, lowest, highest },
  context,
  onChange,
}: {
  offer: PassengerOffer;
  context: OfferContext;
  onChange: (count: number) => void;
}) {
  const { t } = useLingui();
  const { ageFrom, ageTo } = type;
  return (
    <Stepper
      name={inputNames.passengers(type.id)}
      label={type.plural[context.language]}
      hint={
        <>
          <span className="flex flex-wrap items-baseline gap-x-3">
            <Trans>
              {ageFrom} to {ageTo} years
            </Trans>
            {price === null ? null : (
              <Price
                minor={price.price}
                before={price.oldPrice ?? undefined}
                currency={context.currency}
                size="small"
                cents="whole"
                per={t`per person`}
              />
            )}
          </span>
          {limit ? (
            <span className="block pt-1 text-ink">
              <LimitWords limit={limit} />
            </span>
          ) : null}
        </>
      }
      value={count}
      onChange={onChange}
      minimum={lowest}
      maximum={highest}
    />
  );
}

function LimitWords({ limit }: { limit: AddLimit }) {
  switch (limit.code) {
    case 'notSold':
      return <Trans>Not available on this date</Trans>;
    case 'type':
      return <Plural value={limit.max} one="Up to # per booking" other="Up to # per booking" />;
    case 'places':
      return (
        <Plural
          value={limit.max}
          one="Only # place left on this date, so you can’t add more travellers."
          other="Only # places left on this date, so you can’t add more travellers."
        />
      );
    case 'group':
      return (
        <Plural
          value={limit.max}
          one="This tour is for up to # traveller."
          other="This tour is for up to # travellers."
        />
      );
  }
}

/** Summarises the party. */
export function PassengersSummary({ selection, context }: Chosen) {
  return <>{partyText(selection, context)}</>;
}
