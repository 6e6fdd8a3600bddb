import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { inputNames } from '#contract/wire/input-names.ts';
import { type RoomAdvice, roomAdvice } from '#domain/booking/room-offers.ts';
import { partySize } from '#domain/party/passengers.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { priceText } from '../../ui/price-parts.ts';
import type { Chosen } from '../block.ts';
import { chosenRooms } from '../price/chosen.ts';
import type { Act } from '../state/checkout-context.tsx';
import type { Person } from './people.ts';
import { occupied, reseat, type Seating } from './seating.ts';

/**
 * Suggests rooms for the whole party that can be applied or dismissed: private rooms, and shared ones where those cost
 * less.
 */
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
  /** Called after a press, which removes the suggestions, so that the focus can move. */
  onDone: () => void;
}) {
  const advice = useMemo(() => roomAdvice(selection, context), [selection, context]);
  if (advice.length === 0) return null;
  return (
    <section
      aria-labelledby="booking-rooms-advice"
      className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 rounded-card bg-pine-soft p-4"
    >
      <h3 id="booking-rooms-advice" className="flex items-center gap-2 text-lg">
        <Sparkles className="size-5 shrink-0 text-pine" aria-hidden="true" />
        <Plural value={advice.length} one="Our suggestion" other="Our suggestions" />
      </h3>
      <div className={classes('order-1 col-span-2 grid gap-3', advice.length > 1 && 'sm:grid-cols-2')}>
        {advice.map((plan) => (
          <Plan
            key={plan.openBeds}
            plan={plan}
            alone={advice.length === 1}
            selection={selection}
            context={context}
            people={people}
            seating={seating}
            onTake={() => {
              act({ kind: 'applyRecommendation', sharing: plan.openBeds > 0 });
              onDone();
            }}
          />
        ))}
      </div>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          act({ kind: 'dismissRecommendation' });
          onDone();
        }}
      >
        <Trans>No thanks</Trans>
      </Button>
    </section>
  );
}

/** A suggested plan as a button, with its price and its rooms. */
function Plan({
  plan,
  alone,
  selection,
  context,
  people,
  seating,
  onTake,
}: Chosen & {
  plan: RoomAdvice;
  /** Whether it is the only plan. */
  alone: boolean;
  people: readonly Person[];
  seating: Seating;
  onTake: () => void;
}) {
  const size = partySize(selection.party);
  const shared = plan.openBeds > 0;
  const seats = reseat(seating, people, occupied(plan.rooms, context));
  return (
    <button
      type="submit"
      name={inputNames.recommendation}
      value="1"
      onClick={(event) => {
        event.preventDefault();
        onTake();
      }}
      className="flex flex-col gap-1 rounded-card border border-line-strong bg-paper px-4 py-3 text-left transition-colors duration-(--motion-fast) hover:border-pine active:scale-[0.99]"
    >
      <span className="flex w-full flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
        <span className="font-semibold">
          {shared ? (
            <Trans>Share a room</Trans>
          ) : alone ? (
            <Trans>The cheapest rooms</Trans>
          ) : (
            <Plural value={size} one="A room to yourself" other="Rooms for your group only" />
          )}
        </span>{' '}
        <span className="figures font-semibold text-pine">
          <Difference amount={plan.difference} currency={context.currency} />
        </span>
      </span>{' '}
      {chosenRooms({ ...selection, rooms: plan.rooms }, context).map((room) => {
        const sleepers = people.filter(({ key }) => seats[key] === room.id).map(({ name }) => name);
        return (
          <span key={room.id} className="text-sm">
            {room.units} × {room.name}
            {size > 1 ? <span className="text-ink-soft"> ({sleepers.join(', ')})</span> : null}
          </span>
        );
      })}
      {shared ? (
        <span className="text-ink-soft text-sm">
          {alone ? <Trans>There’s no private room left on this date.</Trans> : null}{' '}
          <Trans>Your room-mate books separately or is not known yet.</Trans>
        </span>
      ) : null}
      <span className="mt-auto pt-1 font-semibold text-pine text-sm underline underline-offset-4">
        <Trans context="a suggestion of rooms">Choose</Trans>
      </span>
    </button>
  );
}

function Difference({ amount, currency }: { amount: number; currency: string }) {
  const { i18n } = useLingui();
  const money = priceText(Math.abs(amount), currency, i18n.locale);
  if (amount === 0) return <Trans>No extra cost</Trans>;
  return amount > 0 ? <>+{money}</> : <>−{money}</>;
}
