import { Trans, useLingui } from '@lingui/react/macro';
import type { RoomOffer } from '#domain/booking/room-offers.ts';
import type { Language } from '#domain/catalogue/words.ts';
import { classes } from '../../ui/classes.ts';
import { Bed } from './bed.tsx';
import { bedPlan } from './bed-plan.ts';
import type { Person } from './people.ts';
import { PersonToken } from './person-token.tsx';
import type { RoomDrag } from './use-room-drag.ts';

/** The columns of beds in a room, so that names have enough space. */
const columns: Readonly<Record<number, string>> = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };

/** Shows the beds of a room type with their sleepers. */
export function Beds({
  offer,
  language,
  sleepers,
  someoneWaits,
  carrying,
}: {
  offer: RoomOffer;
  language: Language;
  sleepers: readonly Person[];
  someoneWaits: boolean;
  carrying: RoomDrag;
}) {
  const { t } = useLingui();
  const { room } = offer;
  const name = room.name[language];
  const perRow = room.shared ? 1 : room.beds;
  const rows = bedPlan(offer, sleepers, someoneWaits);
  return (
    <ul aria-label={t`Beds: ${name}`} className={classes('grid gap-2', perRow === 1 && 'sm:grid-cols-2')}>
      {rows.map((row, index) => {
        const isEmpty = row.every((person) => person === null);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rooms of a kind differ by nothing but their place
            key={index}
            className={classes(
              'gap-1.5 rounded-card bg-mist p-1.5',
              isEmpty ? 'flex flex-wrap' : classes('grid', columns[perRow] ?? columns[2]),
            )}
          >
            {row.map((person, bed) =>
              person ? (
                <PersonToken key={person.key} person={person} bed carrying={carrying} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: free beds differ by nothing but their place
                <FreeBed key={bed} small={isEmpty} />
              ),
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A free bed; in an empty room it is small, because there is no name beside it. */
function FreeBed({ small }: { small: boolean }) {
  return (
    <span
      className={classes(
        'flex items-center gap-2 rounded-field border border-line-strong border-dashed px-3 text-ink-soft text-sm',
        small ? 'h-8' : 'min-h-11',
      )}
    >
      <Bed taken={false} className="h-5.5 w-7 shrink-0" />
      <span className={small ? 'sr-only' : undefined}>
        <Trans>Free bed</Trans>
      </span>
    </span>
  );
}
