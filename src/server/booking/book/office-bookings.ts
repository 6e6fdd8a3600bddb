import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { AnsweredField } from '#domain/party/answer-class.ts';
import { mayReadAnswer } from '#domain/privacy/answer-access.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { hasCapability } from '../../platform/capability.ts';
import { csvAmount, csvTable } from '../../platform/csv.ts';
import { transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { viewAnswers } from '../change/view-answers.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import { endSeconds } from '../hold/view-hold.ts';
import { travellerName } from '../traveller-name.ts';
import { readBooking } from './access.ts';
import { readableAnswers } from './answer-reader.ts';
import { readNotes } from './booking-notes.ts';
import type { BookDeps } from './deps.ts';
import { findOfficeBookings } from './find-office-bookings.ts';

const pageSize = 50;
const maxExported = 10_000;
const maxViews = 100;

const exportColumns = [
  'manifest-reference',
  'bookings-state',
  'bookings-tour',
  'bookings-operator',
  'bookings-from',
  'bookings-until',
  'bookings-lead',
  'manifest-email',
  'bookings-travellers',
  'bookings-agency',
  'bookings-booked',
] as const;
const amountColumns = ['bookings-price', 'manifest-due', 'bookings-currency'] as const;

const maySeeAmounts = (account: Account | null) =>
  hasCapability(account, 'bookings.change') || hasCapability(account, 'money.read');

/** Creates the endpoints for the bookings of an operator, or all of them for staff, with the travellers' answers. */
export function createOfficeBookings({
  database,
  bookableVariants,
  webRenderer,
}: Pick<BookDeps, 'database' | 'bookableVariants' | 'webRenderer'>) {
  return {
    async listOfficeBookings(
      filter: ParsedOf<'listOfficeBookings'>,
      { account, language }: Caller,
    ): Promise<AnswerOf<'listOfficeBookings'>> {
      return findOfficeBookings(database, filter, account as Account, language, {
        limit: pageSize,
        amounts: maySeeAmounts(account),
        contacts: hasCapability(account, 'travellers.read'),
      });
    },

    /** Returns all bookings of a filter as a file; more than a file may have are refused, never cut off. */
    async exportOfficeBookings(filter: ParsedOf<'exportOfficeBookings'>, { account, language }: Caller) {
      const amounts = maySeeAmounts(account);
      const { bookings, next } = await findOfficeBookings(database, filter, account as Account, language, {
        limit: maxExported,
        amounts,
        contacts: hasCapability(account, 'travellers.read'),
      });
      if (next) return new Refusal(422, 'bookings-export-too-large');
      const words = (code: string) => webRenderer.words(language, code);
      const titles = await Promise.all([...exportColumns, ...(amounts ? amountColumns : [])].map(words));
      const states = new Map(
        await Promise.all(
          [...new Set(bookings.map(({ state }) => state))].map(
            async (state) => [state, await words(`booking-state-${state}`)] as const,
          ),
        ),
      );
      const rows = bookings.map(({ price, due, ...booking }) => [
        booking.reference,
        states.get(booking.state) ?? booking.state,
        booking.tour,
        booking.operator,
        booking.from,
        booking.until,
        booking.lead,
        booking.email,
        { decimal: String(booking.travellers) },
        booking.agency ?? '',
        new Date(booking.createdAt * 1000).toISOString(),
        ...(price && due ? [csvAmount(price.amount), csvAmount(due.amount), price.currency] : []),
      ]);
      return { name: 'bookings.csv', text: csvTable(titles, rows) };
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
          notes: await readNotes(trx, row.id, reader),
          views:
            views?.map(({ id, role: viewRole, at, name }) => ({ id, role: viewRole, name, at: endSeconds(at) })) ??
            null,
        };
      });
    },
  };
}
