import { useLingui } from '@lingui/react/macro';
import type { RoomLimit } from '#domain/booking/room-offers.ts';

/** Returns the message for why a room admits no more people. */
export function useLimitWords(): (limit: RoomLimit) => string {
  const { t } = useLingui();
  return (limit) => {
    switch (limit) {
      case 'notWelcome':
        return t`This room isn’t available for their age`;
      case 'soldOut':
        return t`Sold out on this date`;
      case 'needsAdult':
        return t`Only with an adult in the same room`;
      case 'full':
        return t`No more of these beds are available`;
      case 'allHoused':
        return t`All travellers have a room`;
    }
  };
}
