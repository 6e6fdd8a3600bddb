import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { inputNames } from '#contract/wire/input-names.ts';
import { roomAdvice } from '#domain/booking/room-offers.ts';
import { Button } from '../../ui/button.tsx';
import { priceText } from '../../ui/price-parts.ts';
import type { Chosen } from '../block.ts';
import { chosenRooms } from '../price/chosen.ts';
import type { Act } from '../state/checkout-context.tsx';
import type { Person } from './people.ts';
import { occupied, reseat, type Seating } from './seating.ts';

/** The cheapest rooms for everybody, to take with one press or to wave away with another. */
export function Recommendation({
  selection,
  context,
  people,
  seating,
  act,
  onDone,
}: Chosen & {
  people: readonly Person[];
  seating: Seating;
  act: Act;
  /** The card goes away with the press; the focus must go somewhere. */
  onDone: () => void;
}) {
  const advice = useMemo(() => roomAdvice(selection, context), [selection, context]);
  if (!advice) return null;
  const suggested = reseat(seating, people, occupied(advice.rooms, context));
  const answer = (kind: 'applyRecommendation' | 'dismissRecommendation') => {
    act({ kind });
    onDone();
  };
  return (
    <section
      aria-labelledby="booking-rooms-advice"
      className="flex flex-col gap-3 rounded-card bg-pine-soft p-4 md:p-5"
    >
      <h3 id="booking-rooms-advice" className="flex items-center gap-2 text-lg">
        <Sparkles className="size-5 shrink-0 text-pine" aria-hidden="true" />
        <Trans>We suggest</Trans>
      </h3>
      <ul className="flex flex-col gap-1">
        {chosenRooms({ ...selection, rooms: advice.rooms }, context).map((room) => (
          <li key={room.id} className="flex flex-wrap gap-x-3">
            <span className="font-semibold">
              {room.units} × {room.name}
            </span>
            <span className="text-ink-soft">
              {people
                .filter(({ key }) => suggested[key] === room.id)
                .map(({ name }) => name)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm">
        <Difference amount={advice.difference} currency={context.currency} />
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button
          type="submit"
          name={inputNames.recommendation}
          value="1"
          variant="secondary"
          onClick={(event) => {
            event.preventDefault();
            answer('applyRecommendation');
          }}
        >
          <Trans context="a suggestion of rooms">Apply</Trans>
        </Button>
        <Button variant="secondary" onClick={() => answer('dismissRecommendation')}>
          <Trans>No thanks</Trans>
        </Button>
      </div>
    </section>
  );
}

function Difference({ amount, currency }: { amount: number; currency: string }) {
  const { i18n } = useLingui();
  const money = priceText(Math.abs(amount), currency, i18n.locale);
  if (amount === 0) return <Trans>The cheapest way for everybody, at no extra cost.</Trans>;
  return amount > 0 ? (
    <Trans>The cheapest way for everybody: {money} more than now.</Trans>
  ) : (
    <Trans>The cheapest way for everybody: {money} less than now.</Trans>
  );
}
