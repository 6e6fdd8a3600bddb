import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RoomOffer } from '#domain/booking/room-offers.ts';
import { Price } from '../../ui/price.tsx';

/** The maximum number of rooms left that is displayed. */
const countedUpTo = 4;

/** Shows the surcharge of a room; zero is displayed as included. */
export function RoomPrice({ offer: { room, price }, currency }: { offer: RoomOffer; currency: string }) {
  const { t } = useLingui();
  if (price === 0)
    return (
      <span className="font-semibold text-success">
        <Trans>Included</Trans>
      </span>
    );
  return (
    <span className="flex items-baseline gap-1">
      <span className="font-bold">+</span>
      <Price
        minor={price}
        currency={currency}
        size="small"
        per={room.price.per === 'person' ? t`per person` : t`per room`}
      />
    </span>
  );
}

/** Shows the beds of a room type, how many rooms are left, and who cannot sleep there. */
export function RoomWords({
  offer: { room, left },
  strangers,
}: {
  offer: RoomOffer;
  /** The passenger types in the party that cannot sleep here. */
  strangers: readonly string[];
}) {
  const excluded = strangers.join(', ');
  return (
    <p className="flex flex-wrap gap-x-2 text-ink-soft text-sm [&>*:not(:last-child)]:after:ps-2 [&>*:not(:last-child)]:after:content-['·']">
      <span>
        {room.shared ? (
          <Trans>One bed in a shared room</Trans>
        ) : (
          <Plural value={room.beds} one="# bed" other="# beds" />
        )}
      </span>
      {left === null ? null : (
        <span className={left <= countedUpTo ? 'font-semibold text-ink' : undefined}>
          <RoomsLeft left={left} shared={room.shared} />
        </span>
      )}
      {strangers.length > 0 ? (
        <span>
          <Trans>Not suitable for: {excluded}</Trans>
        </span>
      ) : null}
    </p>
  );
}

function RoomsLeft({ left, shared }: { left: number; shared: boolean }) {
  if (left === 0) return <Trans>Sold out on this date</Trans>;
  if (left > countedUpTo) return <Trans>Plenty left</Trans>;
  return shared ? (
    <Plural value={left} one="# bed left" other="# beds left" />
  ) : (
    <Plural value={left} one="# room left" other="# rooms left" />
  );
}
