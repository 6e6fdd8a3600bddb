import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { Notice } from '../ui/notice.tsx';
import { Price } from '../ui/price.tsx';
import { Block, inputLook, rowLook } from './block.tsx';
import type { BookingView } from './booking-view.ts';

type Room = BookingView['offers']['rooms'][number];

/** Who sleeps where, what is recommended, and who has no bed yet. */
export function RoomsBlock({ view }: { view: BookingView }) {
  const { rooms, unassigned } = view.offers;
  if (rooms.length === 0) return null;
  return (
    <Block id="booking-accommodation" title={<Trans>Rooms</Trans>}>
      {unassigned === 0 ? (
        <Notice kind="success">
          <Trans>Everybody has a room.</Trans>
        </Notice>
      ) : (
        <Notice kind="warning">
          <Plural value={unassigned} one="# traveller has no room yet." other="# travellers have no room yet." />
        </Notice>
      )}
      {view.recommendation ? <Recommendation view={view} plan={view.recommendation} /> : null}
      <ul>
        {rooms.map((room) => (
          <li key={room.id} className={rowLook}>
            <RoomRow room={room} view={view} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Recommendation({ view, plan }: { view: BookingView; plan: NonNullable<BookingView['recommendation']> }) {
  const names = view.offers.rooms
    .filter(({ id }) => plan[id])
    .map(({ id, name }) => {
      const people = Object.values(plan[id] ?? {}).reduce((sum, count) => sum + count, 0);
      return `${people} × ${name}`;
    });
  return (
    <label className="flex items-start gap-3 rounded-card bg-sand p-4">
      <input type="checkbox" name={inputNames.recommendation} value="1" className="mt-1.5" />
      <span>
        <span className="block font-semibold">
          <Trans>Take the cheapest rooms for everybody</Trans>
        </span>
        <span className="text-ink-soft text-sm">{names.join(', ')}</span>
      </span>
    </label>
  );
}

function RoomRow({ room, view }: { room: Room; view: BookingView }) {
  const { t } = useLingui();
  const { passengers } = view.offers;
  return (
    <>
      <span className="flex flex-col">
        <span className="font-semibold">{room.name}</span>
        <span className="text-ink-soft text-sm">
          <Plural value={room.beds} one="# bed" other="# beds" />
          {room.shared ? (
            <>
              {' · '}
              <Trans>shared with others</Trans>
            </>
          ) : null}
        </span>
      </span>
      <Price
        minor={room.price}
        currency={view.currency}
        size="small"
        per={room.per === 'person' ? t`per person` : t`per room`}
      />
      <span className="flex gap-2">
        {Object.entries(room.highest).map(([typeId, highest]) => {
          const name = passengers.find((type) => type.typeId === Number(typeId))?.plural ?? '';
          return (
            <label key={typeId} className="flex flex-col text-sm">
              {name}
              <input
                type="number"
                name={inputNames.room(room.id, Number(typeId))}
                min={0}
                max={highest}
                disabled={highest === 0}
                defaultValue={room.people[typeId] ?? 0}
                className={inputLook}
              />
            </label>
          );
        })}
      </span>
      {room.openBeds > 0 ? (
        <label className="flex w-full items-start gap-2 text-sm">
          <input type="checkbox" name={inputNames.friendUnknown(room.id)} value="1" className="mt-1" />
          <Trans>My room-mate books separately or is not known yet</Trans>
        </label>
      ) : null}
    </>
  );
}
