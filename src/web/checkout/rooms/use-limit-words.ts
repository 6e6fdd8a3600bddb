import { useLingui } from '@lingui/react/macro';
import type { RoomLimit } from '#domain/booking/room-offers.ts';

/** Says why nobody more can be put in a room. */
export function useLimitWords(): (limit: RoomLimit) => string {
  const { t } = useLingui();
  return (limit) => {
    switch (limit) {
      case 'notWelcome':
        return t`This room is not for their age`;
      case 'soldOut':
        return t`Sold out on this date`;
      case 'needsAdult':
        return t`Only with an adult in the same room`;
      case 'full':
        return t`No more of these beds are left`;
      case 'allHoused':
        return t`All of them have a room`;
    }
  };
}
