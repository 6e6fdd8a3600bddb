import { sql } from 'kysely';
import type { Language } from '#contract/shop.ts';
import { unconfirmedShare } from '#domain/booking/hold.ts';
import type { Selection } from '#domain/booking/selection.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import { partySize } from '#domain/party/passengers.ts';
import { inRoom, roomsBegun } from '#domain/rooms/allocation.ts';
import type { Wanted } from '../../places/ledger.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { operatorLanguage } from '../../platform/operator-language.ts';
import { staleProblem, type WordlessProblem } from './refuse.ts';
import { unconfirmedPersons } from './unconfirmed.ts';
import type { ValidatedSubmission } from './validate.ts';

/** A requested place with the number that was left when it was read. */
export type WantedPlace = Wanted & { readonly left: number; readonly roomId: number | null };

/** The database facts for a hold: the version of the tour's sale, the places and the operator. */
export type HoldFacts = {
  readonly version: number;
  /** The database's time. */
  readonly now: Instant;
  readonly wanted: readonly WantedPlace[];
  /** How many more travellers may take places here without a payment and without a confirmed address. */
  readonly leftForUnconfirmed: number;
  readonly operator: { readonly email: string; readonly language: Language };
};

type Row = {
  readonly version: number;
  readonly now: Date;
  readonly capacity: number;
  readonly unconfirmed: number;
  readonly place_id: number;
  readonly left: number;
  readonly rooms: readonly (readonly [roomId: number, placeId: number, left: number])[] | null;
  readonly email: string;
  readonly languages: readonly string[];
};

/** What places are wanted for. */
type Wish = Pick<ValidatedSubmission, 'selection'> & {
  readonly departure: Pick<ValidatedSubmission['departure'], 'id'>;
  readonly bookable: Pick<ValidatedSubmission['bookable'], 'facts'>;
};

/** Reads the facts for a hold, without locks; null when the departure no longer exists. */
export async function readHoldFacts(
  trx: Transaction,
  { departure, selection, bookable }: Wish,
): Promise<HoldFacts | null> {
  const { rows } = await sql<Row>`
    select (select sale_version from catalogue_version)
        + coalesce((select version from tour_version where tour_id = ${bookable.facts.tour.id}), 0) as version,
      now() as now, place_id, capacity, capacity - taken as left, ${unconfirmedPersons} as unconfirmed, profile.email, profile.languages,
      (select json_agg(json_build_array(room_id, sold.id, sold.capacity - sold.taken))
       from departure_room join place sold on sold.id = departure_room.place_id where departure_id = departure.id) as rooms
    from departure join place on place.id = place_id join variant on variant.id = variant_id join tour on tour.id = tour_id
      join operator_profile profile on profile.id = tour.operator_id
    where departure.id = ${departure.id} and variant_id = ${bookable.facts.variant.id}`.execute(trx);
  const [row] = rows;
  if (!row) return null;
  return {
    version: row.version,
    now: row.now.getTime(),
    leftForUnconfirmed: unconfirmedShare(row.capacity) - row.unconfirmed,
    wanted: wantedPlaces(row, selection, bookable),
    operator: { email: row.email, language: operatorLanguage(row.languages) },
  };
}

/**
 * Returns a seat for each traveller, and every room that is needed. A room that the departure does not offer has no
 * place, so none is left.
 */
function wantedPlaces(row: Row, selection: Selection, { facts }: Wish['bookable']): WantedPlace[] {
  const seats = { placeId: row.place_id, amount: partySize(selection.party), left: row.left, roomId: null };
  const rooms = facts.variant.rooms.flatMap((room): WantedPlace[] => {
    const people = partySize(inRoom(selection.rooms, room.id));
    if (people === 0) return [];
    const [, placeId, left] = row.rooms?.find(([roomId]) => roomId === room.id) ?? [room.id, -1, 0];
    return [{ placeId, amount: roomsBegun(room, people), left, roomId: room.id }];
  });
  return [seats, ...rooms];
}

/** Returns the problems of places that are short, seats first. */
export const shortProblems = (short: readonly WantedPlace[]): WordlessProblem[] =>
  short.map(({ roomId, left }) =>
    roomId === null
      ? staleProblem({ path: 'date', code: left < 1 ? 'sold-out' : 'too-few-places' })
      : staleProblem({ path: `accommodationsSelected.${roomId}`, code: 'room-full' }),
  );
