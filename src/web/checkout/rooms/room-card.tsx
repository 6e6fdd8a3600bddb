import { Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { placementProblem, type RoomOffer, roomSelector } from '#domain/booking/room-offers.ts';
import type { PassengerTypeFacts } from '#domain/catalogue/facts.ts';
import { countOf } from '#domain/party/passengers.ts';
import { unassigned } from '#domain/rooms/allocation.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { priceText } from '../../ui/price-parts.ts';
import { Stepper } from '../../ui/stepper.tsx';
import type { Chosen } from '../block.ts';
import type { Act } from '../state/checkout-context.tsx';
import { Beds } from './beds.tsx';
import { FriendForm } from './friend-form.tsx';
import type { Person } from './people.ts';
import { RoomPrice, RoomWords } from './room-facts.tsx';
import { useLimitWords } from './use-limit-words.ts';
import type { RoomDrag } from './use-room-drag.ts';

export type RoomCardProps = Chosen & {
  offer: RoomOffer;
  act: Act;
  problems: readonly Problem[];
  sleepers: readonly Person[];
  carrying: RoomDrag;
};

/** A room type: its beds and sleepers, its price, and steppers to fill it. */
export function RoomCard({ offer, selection, context, act, problems, sleepers, carrying }: RoomCardProps) {
  const { i18n } = useLingui();
  const { room } = offer;
  const { facts, currency, language } = context;
  const travelling = facts.variant.passengerTypes.filter(({ id }) => countOf(selection.party, id) > 0);
  const welcome = travelling.filter(({ id }) => room.sleeps.includes(id));
  const strangers = travelling.filter(({ id }) => !room.sleeps.includes(id)).map(({ plural }) => plural[language]);
  const someoneWaits = welcome.some(({ id }) => unassigned(selection.party, selection.rooms, id) > 0);
  const titleId = `booking-rooms-${room.id}-title`;
  const amount = priceText(offer.amount, currency, i18n.locale);
  return (
    <li
      data-place={room.id}
      className={classes(
        'h-full rounded-card border p-4 transition-colors duration-(--motion-fast)',
        borderOf({ offer, selection, context, carrying }),
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this in every browser */}
      <div role="group" aria-labelledby={titleId} className="flex flex-col gap-3">
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 id={titleId} className="text-lg">
              {room.name[language]}
            </h3>
            <RoomPrice offer={offer} currency={currency} />
          </div>
          <RoomWords offer={offer} strangers={strangers} />
        </div>
        <Beds offer={offer} language={language} sleepers={sleepers} someoneWaits={someoneWaits} carrying={carrying} />
        <PutHere offer={offer} selection={selection} context={context} sleepers={sleepers} carrying={carrying} />
        <div className="flex flex-col gap-3">
          {welcome.map((type) => (
            <RoomStepper key={type.id} offer={offer} type={type} selection={selection} context={context} act={act} />
          ))}
        </div>
        {offer.amount > 0 ? (
          <p className="text-end text-ink-soft text-sm">
            <Trans>Adds {amount} to the price</Trans>
          </p>
        ) : null}
        {offer.openBeds > 0 ? (
          <FriendForm offer={offer} answer={selection.friends[room.id]} act={act} problems={problems} />
        ) : null}
      </div>
    </li>
  );
}

function borderOf({
  offer: { room, left },
  selection,
  context,
  carrying: { held, dragged, over },
}: Chosen & Pick<RoomCardProps, 'offer' | 'carrying'>): string {
  if (!held || !dragged) return left === 0 ? 'border-line bg-mist/50' : 'border-line';
  const open = placementProblem(selection, context, room, held.typeId) === null;
  if (over === room.id) return open ? 'border-pine bg-pine-soft' : 'border-danger bg-danger-soft';
  return open ? 'border-pine border-dashed' : 'border-line';
}

/** The button that puts the picked-up person here. */
function PutHere({
  offer: { room },
  selection,
  context,
  sleepers,
  carrying: { held, dragged, put },
}: Chosen & Pick<RoomCardProps, 'offer' | 'sleepers' | 'carrying'>) {
  const words = useLimitWords();
  if (!held || dragged || sleepers.some(({ key }) => key === held.key)) return null;
  const problem = placementProblem(selection, context, room, held.typeId);
  const { name } = held;
  // The card already shows whom the room does not admit.
  if (problem === 'notWelcome') return null;
  if (problem) return <p className="text-ink-soft text-sm">{words(problem)}</p>;
  return (
    <Button variant="secondary" onClick={() => put(room.id)}>
      <Trans>Assign {name} to this room</Trans>
    </Button>
  );
}

function RoomStepper({
  offer: { room, people },
  type,
  selection,
  context,
  act,
}: Chosen & Pick<RoomCardProps, 'offer' | 'act'> & { type: PassengerTypeFacts }) {
  const words = useLimitWords();
  const { highest, limit } = roomSelector(selection, context, room, type.id);
  return (
    <Stepper
      name={inputNames.room(room.id, type.id)}
      label={type.plural[context.language]}
      hint={limit && words(limit)}
      value={countOf(people, type.id)}
      minimum={0}
      maximum={highest}
      onChange={(count) => act({ kind: 'room', roomId: room.id, typeId: type.id, count })}
    />
  );
}
