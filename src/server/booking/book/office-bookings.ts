import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { AnsweredField } from '#domain/party/answer-class.ts';
import { partySize } from '#domain/party/passengers.ts';
import { mayReadAnswer } from '#domain/privacy/answer-access.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { hasCapability } from '../../platform/capability.ts';
import { transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { viewAnswers } from '../change/view-answers.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import { endSeconds } from '../hold/view-hold.ts';
import { travellerName, travellerNameSql } from '../traveller-name.ts';
import { type BookingRow, readBooking } from './access.ts';
import { readableAnswers } from './answer-reader.ts';
import type { BookDeps } from './deps.ts';

const pageSize = 50;
const maxViews = 100;

type Row = Pick<BookingRow, 'id' | 'reference' | 'state' | 'selection' | 'created_at'> & {
  readonly operator: string;
  readonly lead: string;
};

/** Creates the endpoints for the bookings of an operator, or all of them for staff, with the travellers' answers. */
export function createOfficeBookings({ database, bookableVariants }: Pick<BookDeps, 'database' | 'bookableVariants'>) {
  return {
    async listOfficeBookings(
      { page }: ParsedOf<'listOfficeBookings'>,
      { account, language }: Caller,
    ): Promise<AnswerOf<'listOfficeBookings'>> {
      const { role, operatorId } = account as Account;
      const current = page ?? 1;
      const { rows } = await sql<Row>`
        select booking.id, reference, booking.state, selection, created_at, operator.name as operator,
          ${travellerNameSql(sql`answers`)} as lead
        from booking join tour on tour.id = booking.tour_id join operator_profile profile on profile.id = tour.operator_id
          join operator on operator.id = profile.operator_id
          left join booking_traveller on booking_id = booking.id and position = 0
        where booking.state in ('confirmed', 'completed', 'cancelled') and (${role === 'staff'} or profile.operator_id = ${operatorId})
        order by created_at desc, booking.id limit ${pageSize + 1} offset ${(current - 1) * pageSize}`.execute(
        database,
      );
      return {
        page: current,
        hasMore: rows.length > pageSize,
        bookings: rows.slice(0, pageSize).map((row) => {
          const { tour, choices, until } = row.selection as HeldSelection;
          return {
            id: row.id,
            reference: row.reference,
            state: row.state,
            tour: tour[language],
            operator: row.operator,
            from: choices.day as string,
            until,
            lead: row.lead,
            travellers: partySize(choices.party),
            createdAt: endSeconds(row.created_at),
          };
        }),
      };
    },

    /**
     * Returns a booking with its travellers' answers. Access to passport or health answers is logged before they are
     * returned.
     */
    async loadOfficeBooking(
      { bookingId }: ParsedOf<'loadOfficeBooking'>,
      { account, language }: Caller,
    ): Promise<AnswerOf<'loadOfficeBooking'> | Refusal> {
      const { id: accountId, role, operatorId } = account as Account;
      const reader = role === 'staff' ? 'staff' : 'operator';
      const maySeeAnswers = hasCapability(account, 'travellers.read');
      const maySeeSensitive = maySeeAnswers && hasCapability(account, 'travellers.documents');
      const isReadable = ({ class: answerClass }: AnsweredField) => answerClass === 'ordinary' || maySeeSensitive;
      return transaction(database, async (trx) => {
        const row = await readBooking(trx, bookingId);
        const isOwn = reader === 'staff' || (operatorId && operatorId === row?.operator_uuid);
        if (!row || !isOwn || !mayReadAnswer(reader, 'ordinary', row.state)) return new Refusal(404, 'not-found');
        const { tour, variant, choices, until, types, rooms } = row.selection as HeldSelection;
        const stored = await trx
          .selectFrom('booking_traveller')
          .selectAll()
          .where('booking_id', '=', row.id)
          .orderBy('position')
          .execute();
        const travellers = stored.map((traveller) => ({
          name: travellerName(traveller.answers as Record<string, string>),
          type: types.find(({ id }) => id === traveller.passenger_type)?.singular[language] ?? '',
          lead: traveller.position === 0,
          answers: (maySeeAnswers && readableAnswers(traveller, reader, row.state, language, isReadable)) || [],
        }));
        const classes = new Set(travellers.flatMap(({ answers }) => answers.map((answer) => answer.class)));
        classes.delete('ordinary');
        if (classes.size > 0)
          await trx
            .insertInto('answer_view')
            .values({ booking_id: row.id, account_id: accountId, role: reader, classes: [...classes].sort() })
            .execute();
        const views =
          reader === 'staff' && maySeeSensitive
            ? await trx
                .selectFrom('answer_view as view')
                .leftJoin('user_account', 'user_account.id', 'view.account_id')
                .leftJoin('guide_link', 'guide_link.id', 'view.guide_link_id')
                .select(['view.id', 'view.role', 'view.at'])
                .select(sql<string | null>`coalesce(guide_link.label, user_account.name)`.as('name'))
                .where('view.booking_id', '=', row.id)
                .orderBy('view.id', 'desc')
                .limit(maxViews)
                .execute()
            : null;
        return {
          booking: {
            id: row.id,
            departureId: row.departure_id,
            reference: row.reference,
            state: row.state,
            tour: tour[language],
            variant: variant[language],
            from: choices.day as string,
            until,
            rooms: rooms.map(({ name, count }) => `${count} × ${name[language]}`),
            travellers,
            forms: await viewAnswers(trx, { bookableVariants }, row, maySeeAnswers ? reader : 'other', language),
            sensitiveErasedAt: row.sensitive_erased_at && endSeconds(row.sensitive_erased_at),
            hidden: maySeeSensitive ? null : maySeeAnswers ? 'sensitive' : 'all',
          },
          views:
            views?.map(({ id, role: viewRole, at, name }) => ({ id, role: viewRole, name, at: endSeconds(at) })) ??
            null,
        };
      });
    },
  };
}
