import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { AnsweredField } from '#domain/party/answer-class.ts';
import { partySize } from '#domain/party/passengers.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import { endSeconds } from '../hold/view-hold.ts';
import { travellerName, travellerNameSql } from '../traveller-name.ts';
import { type BookingRow, readBooking } from './access.ts';
import { readableAnswers } from './answer-reader.ts';
import type { BookDeps } from './deps.ts';
import { accept, refuseRequest } from './request-transitions.ts';
import { settleAttempt } from './settle-attempt.ts';

type Row = Pick<BookingRow, 'id' | 'reference' | 'selection' | 'total' | 'currency' | 'created_at'> & {
  readonly answer_by: Date;
  readonly operator: string;
  readonly lead: string;
  readonly left: number;
  readonly people: readonly { readonly answers: Record<string, string>; readonly fields: AnsweredField[] }[];
};

/** Creates the operator's endpoints for bookings on request. */
export function createRequestCalls(deps: BookDeps) {
  const { database, providers } = deps;

  /** Returns the booking if this caller may answer it; any other booking is reported as not found. */
  async function owned(bookingId: string, { account }: Caller): Promise<BookingRow | Refusal> {
    const row = await readBooking(database, bookingId);
    const may = account?.role === 'staff' || (account?.operatorId && account.operatorId === row?.operator_uuid);
    return row && may ? row : new Refusal(404, 'not-found');
  }

  async function answered(
    bookingId: string,
    caller: Caller,
    change: () => Promise<boolean | Refusal>,
  ): Promise<AnswerOf<'acceptRequest'> | Refusal> {
    const row = await owned(bookingId, caller);
    if (row instanceof Refusal) return row;
    const changed = await change();
    if (changed instanceof Refusal) return changed;
    if (!changed) return new Refusal(409, 'request-over');
    const after = (await readBooking(database, bookingId)) as BookingRow;
    return { status: 'OK', state: after.state };
  }

  /**
   * Accepts only if the payment can still be captured; a reservation that the bank has released ends the request
   * instead.
   */
  async function acceptReserved(bookingId: string): Promise<boolean | Refusal> {
    const attempt = await database
      .selectFrom('payment_attempt')
      .select(['id', 'provider'])
      .where('booking_id', '=', bookingId)
      .where('state', 'in', ['open', 'authorised'])
      .executeTakeFirst();
    if (attempt && !providers.byName(attempt.provider)) return new Refusal(409, 'payment-not-available');
    if (attempt) await settleAttempt(deps, attempt.id);
    return transaction(database, (trx) => accept(trx, deps, bookingId));
  }

  return {
    async listRequests(_: ParsedOf<'listRequests'>, { account, language }: Caller): Promise<AnswerOf<'listRequests'>> {
      const { role, operatorId } = account as Account;
      const { rows } = await sql<Row>`
        select booking.id, reference, selection, total, booking.currency, created_at, answer_by, operator.name as operator,
          ${travellerNameSql(sql`answers`)} as lead,
          place.capacity - place.taken as left,
          (select json_agg(json_build_object('answers', answers, 'fields', fields) order by position)
            from booking_traveller where booking_id = booking.id) as people
        from booking join tour on tour.id = booking.tour_id join operator_profile profile on profile.id = tour.operator_id
          join operator on operator.id = profile.operator_id join departure on departure.id = departure_id
          join place on place.id = place_id
          left join booking_traveller on booking_id = booking.id and position = 0
        where booking.state = 'requested' and (${role === 'staff'} or profile.operator_id = ${operatorId})
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
            people: (row.people ?? []).map((traveller) => ({
              name: travellerName(traveller.answers),
              // Health answers are read on the booking's own page, where each view is logged.
              answers:
                readableAnswers(traveller, 'operator', 'requested', language, (field) => field.class === 'ordinary') ??
                [],
            })),
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
      answered(bookingId, caller, () => acceptReserved(bookingId)),

    declineRequest: ({ bookingId, reason }: ParsedOf<'declineRequest'>, caller: Caller) =>
      answered(bookingId, caller, () =>
        transaction(database, (trx) => refuseRequest(trx, deps, bookingId, { event: 'decline', words: reason })),
      ),
  };
}
