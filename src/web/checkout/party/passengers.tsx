import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { inputNames } from '#contract/wire/input-names.ts';
import { InlineError } from '../../ui/field.tsx';
import { Price } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import type { BlockProps } from '../block.ts';
import { useProblemWords } from '../problem-words.ts';
import type { BookingView } from '../state/view.ts';
import { type AddLimit, highestOf, lowestOf, minorsNeedAdult, partyAddLimit, typeAddLimit } from './party-limits.ts';

type Offer = BookingView['offers']['passengers'][number];

/** How many of each kind of passenger travel, and why there cannot be more. */
export function PassengersBlock({ view, act, problems, help }: BlockProps & { help?: ReactNode }) {
  const words = useProblemWords();
  const limit = partyAddLimit(view);
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col divide-y divide-line">
        {view.offers.passengers.map((offer) => (
          <li key={offer.typeId} className="py-4 first:pt-0 last:pb-0">
            <PassengerRow
              offer={offer}
              view={view}
              onChange={(count) => act({ kind: 'passengers', typeId: offer.typeId, count })}
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
        {minorsNeedAdult(view) ? (
          <Reason>
            <Trans>Children travel with an adult, so one adult stays.</Trans>
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
  offer,
  view,
  onChange,
}: {
  offer: Offer;
  view: BookingView;
  onChange: (count: number) => void;
}) {
  const { t } = useLingui();
  const { ageFrom, ageTo, price, oldPrice, count } = offer;
  const limit = typeAddLimit(offer, view);
  return (
    <Stepper
      name={inputNames.passengers(offer.typeId)}
      label={offer.plural}
      hint={
        <>
          <span className="flex flex-wrap items-baseline gap-x-3">
            <Trans>
              {ageFrom} to {ageTo} years
            </Trans>
            {price === null ? null : (
              <Price
                minor={price}
                before={oldPrice ?? undefined}
                currency={view.currency}
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
      minimum={lowestOf(offer, view)}
      maximum={highestOf(offer, view)}
    />
  );
}

function LimitWords({ limit }: { limit: AddLimit }) {
  switch (limit.code) {
    case 'notSold':
      return <Trans>Not sold on this date</Trans>;
    case 'type':
      return <Plural value={limit.most} one="At most # in a booking" other="At most # in a booking" />;
    case 'places':
      return (
        <Plural
          value={limit.most}
          one="Only # place is left on this date, so nobody more can be added."
          other="Only # places are left on this date, so nobody more can be added."
        />
      );
    case 'group':
      return (
        <Plural
          value={limit.most}
          one="This tour takes at most # traveller."
          other="This tour takes at most # travellers."
        />
      );
  }
}

/** The party in one line. */
export function PassengersSummary({ view }: Pick<BlockProps, 'view'>) {
  const party = view.offers.passengers.filter(({ count }) => count > 0);
  return <>{party.map(({ count, name, plural }) => `${count} ${count === 1 ? name : plural}`).join(', ')}</>;
}
