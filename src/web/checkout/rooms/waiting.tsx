import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { Person } from './people.ts';
import { PersonToken } from './person-token.tsx';
import type { RoomDrag } from './use-room-drag.ts';

/** People without a room; moving a person here releases their bed. */
export function Waiting({ people, carrying }: { people: readonly Person[]; carrying: RoomDrag }) {
  const { held, dragged, over, put } = carrying;
  const fromRoom = held !== null && !people.some(({ key }) => key === held.key);
  if (people.length === 0 && !fromRoom) return null;
  const name = held?.name ?? '';
  return (
    <div
      data-place="waiting"
      className={classes(
        'flex flex-col gap-2 rounded-card border border-dashed p-3 transition-colors duration-(--motion-fast)',
        dragged && fromRoom ? (over === 'waiting' ? 'border-pine bg-pine-soft' : 'border-pine') : 'border-line-strong',
      )}
    >
      <p className="text-ink-soft text-sm">
        {people.length > 0 ? (
          <Plural value={people.length} one="# traveller has no room yet" other="# travellers have no room yet" />
        ) : (
          <Trans>Without a room</Trans>
        )}
      </p>
      {people.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {people.map((person) => (
            <li key={person.key} className="min-w-0 max-w-full">
              <PersonToken person={person} bed={false} carrying={carrying} />
            </li>
          ))}
        </ul>
      ) : null}
      {fromRoom && !dragged ? (
        <Button variant="secondary" onClick={() => put('waiting')}>
          <Trans>Remove {name} from the room</Trans>
        </Button>
      ) : null}
    </div>
  );
}
