import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { partySize } from '#domain/party/passengers.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import { endSeconds } from '../hold/view-hold.ts';
import { type BookingRow, readBooking } from './access.ts';
import type { BookDeps, PayDeps } from './deps.ts';
import { accept, refuseRequest } from './request-transitions.ts';

type Row = Pick<BookingRow, 'id' | 'reference' | 'selection' | 'total' | 'currency' | 'created_at'> & {
  readonly answer_by: Date;
  readonly operator: string;
  readonly lead: string;
  readonly left: number;
};

/** What an operator does about bookings on request. */
export function createRequestCalls(deps: BookDeps) {
  const { database, provider } = deps;

  /** The booking, if it is for this caller to answer; what is somebody else's does not exist for them. */
  async function owned(bookingId: string, { account }: Caller): Promise<BookingRow | Refusal> {
    const row = await readBooking(database, bookingId);
    const may = account?.role === 'staff' || (account?.operatorId && account.operatorId === row?.operator_uuid);
    return row && may ? row : new Refusal(404, 'not-found');
  }

  async function answered(
    bookingId: string,
    caller: Caller,
    change: (payDeps: PayDeps) => Promise<boolean>,
  ): Promise<AnswerOf<'acceptRequest'> | Refusal> {
    const row = await owned(bookingId, caller);
    if (row instanceof Refusal) return row;
    if (!provider) return new Refusal(409, 'payment-not-available');
    if (!(await change({ ...deps, provider }))) return new Refusal(409, 'request-over');
    const after = (await readBooking(database, bookingId)) as BookingRow;
    return { status: 'OK', state: after.state };
  }

  return {
    async listRequests(_: ParsedOf<'listRequests'>, { account, language }: Caller): Promise<AnswerOf<'listRequests'>> {
      const { role, operatorId } = account as Account;
      const { rows } = await sql<Row>`
        select booking.id, reference, selection, total, booking.currency, created_at, answer_by, operator.name as operator,
          trim(coalesce(answers ->> 'first-name', '') || ' ' || coalesce(answers ->> 'last-name', '')) as lead,
          place.capacity - place.taken as left
        from booking join tour on tour.id = booking.tour_id join operator_profile profile on profile.id = tour.operator_id
          join operator on operator.id = profile.operator_id join departure on departure.id = departure_id
          join place on place.id = place_id
          left join booking_traveller on booking_id = booking.id and position = 0
        where state = 'requested' and (${role === 'staff'} or profile.operator_id = ${operatorId})
        order by answer_by limit 500`.execute(database);
      return {
        requests: rows.map((row) => {
          const { tour, variant, choices, until, rooms } = row.selection as HeldSelection;
          return {
            id: row.id,
            reference: row.reference,
            tour: tour[language],
            variant: variant[language],
            operator: row.operator,
            from: choices.day as string,
            until,
            travellers: partySize(choices.party),
            lead: row.lead,
            rooms: rooms.map(({ name, count }) => `${count} × ${name[language]}`),
            price: { amount: row.total, currency: row.currency },
            createdAt: endSeconds(row.created_at),
            answerBy: endSeconds(row.answer_by),
            placesLeft: row.left,
          };
        }),
      };
    },

    acceptRequest: ({ bookingId }: ParsedOf<'acceptRequest'>, caller: Caller) =>
      answered(bookingId, caller, (payDeps) => transaction(database, (trx) => accept(trx, payDeps, bookingId))),

    declineRequest: ({ bookingId, reason }: ParsedOf<'declineRequest'>, caller: Caller) =>
      answered(bookingId, caller, (payDeps) =>
        transaction(database, (trx) => refuseRequest(trx, payDeps, bookingId, { event: 'decline', words: reason })),
      ),
  };
}
