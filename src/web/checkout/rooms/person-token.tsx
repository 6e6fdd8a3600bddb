import { UserRound } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { Bed } from './bed.tsx';
import type { Person } from './people.ts';
import type { RoomDrag } from './use-room-drag.ts';

/** The id of the hint about moving people, which describes every token. */
export const moveHintId = 'booking-rooms-move';

/** Returns the id of a person's token, so that the focus can follow it to another room. */
export const tokenId = ({ key }: Person): string => `booking-person-${key}`;

/** A person in a bed or waiting for one; press or drag it to move them. */
export function PersonToken({ person, bed, carrying }: { person: Person; bed: boolean; carrying: RoomDrag }) {
  const held = carrying.held?.key === person.key;
  return (
    <button
      type="button"
      id={tokenId(person)}
      aria-pressed={held && !carrying.dragged}
      aria-describedby={moveHintId}
      onClick={() => carrying.press(person)}
      onKeyDown={(event) => event.key === 'Escape' && carrying.letGo()}
      onPointerDown={(event) => carrying.grab(event, person)}
      onPointerEnter={carrying.prepare}
      className={classes(
        'inline-flex min-h-11 min-w-0 cursor-grab touch-none select-none items-center gap-2 rounded-field border px-3 py-1.5 font-semibold text-sm',
        'transition-[background-color,border-color,opacity] duration-(--motion-fast)',
        bed
          ? 'w-full border-pine bg-pine text-on-pine hover:bg-pine-strong'
          : 'border-line-strong bg-paper text-ink hover:border-pine hover:bg-pine-soft',
        held && carrying.dragged && 'opacity-40',
        held && !carrying.dragged && 'ring-3 ring-sun',
      )}
    >
      {bed ? (
        <Bed taken className="h-5.5 w-7 shrink-0" />
      ) : (
        <UserRound className="size-4.5 shrink-0" aria-hidden="true" />
      )}
      <span className="min-w-0 break-words text-start leading-tight">{person.name}</span>
    </button>
  );
}
