import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';
import type { Chosen } from '../block.ts';

/** Lists who lost a room because the party or the date changed, or because the adult left. */
export function Released({ selection: { released }, context: { facts, language } }: Chosen) {
  const { rooms, passengerTypes } = facts.variant;
  if (released.length === 0) return null;
  return (
    <Notice kind="warning" title={<Trans>Some beds are no longer assigned</Trans>}>
      <ul>
        {released.map(({ roomId, typeId, count }) => {
          const type = passengerTypes.find(({ id }) => id === typeId);
          const room = rooms.find(({ id }) => id === roomId);
          return (
            <li key={`${roomId} ${typeId}`}>
              {room?.name[language]}: {count} × {(count === 1 ? type?.singular : type?.plural)?.[language]}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
