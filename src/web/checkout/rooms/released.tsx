import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';
import type { BookingView } from '../state/view.ts';

/** Who lost a room because the party or the date changed, or because the adult left. */
export function Released({ view }: { view: BookingView }) {
  const { released } = view.selection;
  const { rooms, passengers } = view.offers;
  if (released.length === 0) return null;
  return (
    <Notice kind="warning" title={<Trans>Some beds were given back</Trans>}>
      <ul>
        {released.map(({ roomId, typeId, count }) => {
          const type = passengers.find((one) => one.typeId === typeId);
          const room = rooms.find(({ id }) => id === roomId);
          return (
            <li key={`${roomId} ${typeId}`}>
              {room?.name}: {count} × {count === 1 ? type?.name : type?.plural}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
