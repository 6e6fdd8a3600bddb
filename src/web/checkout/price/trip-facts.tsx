import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BedDouble, CalendarDays, Sparkles, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayText } from '../../ui/days.ts';
import type { BookingView } from '../state/view.ts';
import { chosenExtras, chosenRooms, partyText } from './chosen.ts';

/** What is chosen so far: date, travellers, rooms, extras. */
export function TripFacts({ view }: { view: BookingView }) {
  const { offers } = view;
  return (
    <ul className="flex flex-col gap-2 text-sm [&_li]:flex [&_li]:gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-pine">
      <li>
        <CalendarDays aria-hidden="true" />
        <DateFact view={view} />
      </li>
      <li>
        <Users aria-hidden="true" />
        <PartyFact view={view} />
      </li>
      {offers.rooms.length > 0 ? (
        <li>
          <BedDouble aria-hidden="true" />
          <RoomsFact view={view} />
        </li>
      ) : null}
      {chosenExtras(offers.extras).length > 0 ? (
        <li>
          <Sparkles aria-hidden="true" />
          <ExtrasFact view={view} />
        </li>
      ) : null}
    </ul>
  );
}

const missing = (words: ReactNode): ReactNode => <span className="text-ink-soft">{words}</span>;

/** The days of the tour. */
export function DateFact({ view: { departure } }: { view: BookingView }) {
  const { i18n } = useLingui();
  if (!departure) return missing(<Trans>No date yet</Trans>);
  const first = dayText(departure.from, i18n.locale, 'long');
  const last = dayText(departure.until, i18n.locale, 'long');
  return (
    <span className="figures">
      {departure.from === departure.until ? (
        first
      ) : (
        <Trans>
          {first} to {last}
        </Trans>
      )}
    </span>
  );
}

/** Who travels. */
export function PartyFact({ view: { offers } }: { view: BookingView }) {
  const party = partyText(offers.passengers);
  return party === '' ? missing(<Trans>Nobody yet</Trans>) : <span className="figures">{party}</span>;
}

/** Who sleeps where, and who has no room yet. */
export function RoomsFact({ view: { offers } }: { view: BookingView }) {
  const rooms = chosenRooms(offers.rooms);
  if (rooms.length === 0) return missing(<Trans>No rooms yet</Trans>);
  return (
    <span className="figures">
      {rooms.map(({ units, name }) => `${units} × ${name}`).join(', ')}
      {offers.unassigned > 0 ? (
        <span className="block text-ink-soft">
          <Plural value={offers.unassigned} one="# traveller has no room yet" other="# travellers have no room yet" />
        </span>
      ) : null}
    </span>
  );
}

/** What was added. */
export function ExtrasFact({ view: { offers } }: { view: BookingView }) {
  const extras = chosenExtras(offers.extras);
  if (extras.length === 0) return missing(<Trans>No extras</Trans>);
  return (
    <span className="figures">
      {extras.map(({ id, name, quantity }) => (
        <span key={id} className="block">
          {quantity} × {name}
        </span>
      ))}
    </span>
  );
}
