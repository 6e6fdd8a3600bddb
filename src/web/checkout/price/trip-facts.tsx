import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BedDouble, CalendarDays, Sparkles, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { chosenTrip } from '#domain/booking/selection.ts';
import { unassignedTotal } from '#domain/rooms/allocation.ts';
import { rangeText } from '../../ui/days.ts';
import type { Chosen } from '../block.ts';
import { chosenExtras, chosenRooms, partyText } from './chosen.ts';

/** Lists the current choices: date, travellers, rooms, extras. */
export function TripFacts(chosen: Chosen) {
  const { selection, context } = chosen;
  return (
    <ul className="flex flex-col gap-2 text-sm [&_li]:flex [&_li]:gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-pine">
      <li>
        <CalendarDays aria-hidden="true" />
        <DateFact {...chosen} />
      </li>
      <li>
        <Users aria-hidden="true" />
        <PartyFact {...chosen} />
      </li>
      {context.facts.variant.rooms.length > 0 ? (
        <li>
          <BedDouble aria-hidden="true" />
          <RoomsFact {...chosen} />
        </li>
      ) : null}
      {chosenExtras(selection, context).length > 0 ? (
        <li>
          <Sparkles aria-hidden="true" />
          <ExtrasFact {...chosen} />
        </li>
      ) : null}
    </ul>
  );
}

const missing = (words: ReactNode): ReactNode => <span className="text-ink-soft">{words}</span>;

/** The dates of the tour. */
export function DateFact({ selection, context }: Chosen) {
  const { i18n } = useLingui();
  const trip = chosenTrip(selection, context);
  if (!trip) return missing(<Trans>No date yet</Trans>);
  return <span className="figures">{rangeText(trip.from, trip.until, i18n.locale)}</span>;
}

/** The party. */
export function PartyFact({ selection, context }: Chosen) {
  const party = partyText(selection, context);
  return party === '' ? missing(<Trans>No travellers yet</Trans>) : <span className="figures">{party}</span>;
}

/** The rooms, and the travellers who still need one. */
export function RoomsFact({ selection, context }: Chosen) {
  const rooms = chosenRooms(selection, context);
  const unassigned = unassignedTotal(selection.party, selection.rooms);
  if (rooms.length === 0) return missing(<Trans>No rooms yet</Trans>);
  return (
    <span className="figures">
      {rooms.map(({ units, name }) => `${units} × ${name}`).join(', ')}
      {unassigned > 0 ? (
        <span className="block text-ink-soft">
          <Plural value={unassigned} one="# traveller has no room yet" other="# travellers have no room yet" />
        </span>
      ) : null}
    </span>
  );
}

/** The chosen extras. */
export function ExtrasFact({ selection, context }: Chosen) {
  const extras = chosenExtras(selection, context);
  if (extras.length === 0) return missing(<Trans>No extras</Trans>);
  return (
    <span className="figures">
      {extras.map(({ id, name, option, quantity }) => (
        <span key={id} className="block">
          {quantity} × {name}: {option}
        </span>
      ))}
    </span>
  );
}
