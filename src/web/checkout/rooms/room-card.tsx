import { Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { priceText } from '../../ui/price-parts.ts';
import { Stepper } from '../../ui/stepper.tsx';
import type { Act } from '../state/checkout-context.tsx';
import type { BookingView } from '../state/view.ts';
import { Beds } from './beds.tsx';
import { FriendForm } from './friend-form.tsx';
import type { Person } from './people.ts';
import { RoomPrice, RoomWords } from './room-facts.tsx';
import { type Room, roomTrouble, stepperLimit, waitingOf } from './room-limits.ts';
import { useLimitWords } from './use-limit-words.ts';
import type { Carrying } from './use-room-drag.ts';

export type RoomCardProps = {
  room: Room;
  view: BookingView;
  act: Act;
  problems: readonly Problem[];
  sleepers: readonly Person[];
  carrying: Carrying;
};

/** A kind of room: its beds and who sleeps in them, what it costs, and steppers to fill it. */
export function RoomCard({ room, view, act, problems, sleepers, carrying }: RoomCardProps) {
  const { i18n } = useLingui();
  const { offers, currency } = view;
  const travelling = offers.passengers.filter(({ count }) => count > 0);
  const welcome = travelling.filter(({ typeId }) => room.highest[typeId] !== undefined);
  const someoneWaits = welcome.some((type) => waitingOf(offers.rooms, type) > 0);
  const titleId = `booking-rooms-${room.id}-title`;
  const amount = priceText(room.amount, currency, i18n.locale);
  return (
    <li
      data-place={room.id}
      className={classes(
        'flex flex-col gap-4 rounded-card border p-4 transition-colors duration-(--motion-fast) md:p-5',
        borderOf(room, view, carrying),
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this in every browser */}
      <div role="group" aria-labelledby={titleId} className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 id={titleId} className="text-lg">
              {room.name}
            </h3>
            <RoomPrice room={room} currency={currency} />
          </div>
          <RoomWords room={room} strangers={travelling.filter((type) => !welcome.includes(type))} />
        </div>
        <Beds room={room} sleepers={sleepers} someoneWaits={someoneWaits} carrying={carrying} />
        <PutHere room={room} view={view} sleepers={sleepers} carrying={carrying} />
        <div className="flex flex-col gap-3">
          {welcome.map((type) => (
            <RoomStepper key={type.typeId} room={room} type={type} view={view} act={act} />
          ))}
        </div>
        {room.amount > 0 ? (
          <p className="text-end text-ink-soft text-sm">
            <Trans>Adds {amount} to the price</Trans>
          </p>
        ) : null}
        {room.openBeds > 0 ? (
          <FriendForm room={room} answer={view.selection.friends[room.id]} act={act} problems={problems} />
        ) : null}
      </div>
    </li>
  );
}

const typeOf = ({ offers }: BookingView, { typeId }: Person) =>
  offers.passengers.find((type) => type.typeId === typeId);

function borderOf(room: Room, view: BookingView, { held, dragged, over }: Carrying): string {
  const type = held && typeOf(view, held);
  if (!type || !dragged) return room.left === 0 ? 'border-line bg-mist/50' : 'border-line';
  const open = roomTrouble(room, type, view.offers.passengers) === null;
  if (over === room.id) return open ? 'border-pine bg-pine-soft' : 'border-danger bg-danger-soft';
  return open ? 'border-pine border-dashed' : 'border-line';
}

/** The place to press for somebody who was picked up by a press. */
function PutHere({
  room,
  view,
  sleepers,
  carrying: { held, dragged, put },
}: Pick<RoomCardProps, 'room' | 'view' | 'sleepers' | 'carrying'>) {
  const words = useLimitWords();
  const type = held && typeOf(view, held);
  if (!held || !type || dragged || sleepers.some(({ key }) => key === held.key)) return null;
  const trouble = roomTrouble(room, type, view.offers.passengers);
  const { name } = held;
  // Whom a room is not for stands above it already.
  if (trouble === 'notWelcome') return null;
  if (trouble) return <p className="text-ink-soft text-sm">{words(trouble)}</p>;
  return (
    <Button variant="secondary" onClick={() => put(room.id)}>
      <Trans>Put {name} here</Trans>
    </Button>
  );
}

function RoomStepper({
  room,
  type,
  view,
  act,
}: Pick<RoomCardProps, 'room' | 'view' | 'act'> & { type: BookingView['offers']['passengers'][number] }) {
  const words = useLimitWords();
  const { typeId, plural } = type;
  const limit = stepperLimit(room, type, view.offers);
  return (
    <Stepper
      name={inputNames.room(room.id, typeId)}
      label={plural}
      hint={limit && words(limit)}
      value={room.people[typeId] ?? 0}
      minimum={0}
      maximum={room.highest[typeId] ?? 0}
      onChange={(count) => act({ kind: 'room', roomId: room.id, typeId, count })}
    />
  );
}
