import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Day } from '#domain/calendar/day.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { partySize } from '#domain/party/passengers.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { previewCancellation } from '../cancel/cancel-booking.ts';
import type { ChangeDeps } from '../change/record-change.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import { travellerName } from '../traveller-name.ts';
import { cancelDeparture, retryCancellation } from './cancel-departure.ts';

type View = AnswerOf<'loadDepartureCancellation'>;

/** The states of bookings that a cancelled departure ends. */
const LIVING = ['attempting', 'requested', 'confirmed'] as const;

/** Returns a departure that the caller may cancel; null without one. */
async function readDeparture(database: Database, departureId: number, { account }: Caller) {
  const { role, operatorId } = account as Account;
  const row = await database
    .selectFrom('departure')
    .innerJoin('variant', 'variant.id', 'departure.variant_id')
    .innerJoin('tour', 'tour.id', 'variant.tour_id')
    .innerJoin('operator_profile as profile', 'profile.id', 'tour.operator_id')
    .leftJoin('departure_cancellation as cancellation', 'cancellation.departure_id', 'departure.id')
    .select(['departure.id', 'departure.day', 'departure.state', 'departure.variant_id', 'tour.length_days'])
    .select(['variant.name as variant', 'tour.name as tour', 'profile.operator_id', 'profile.time_zone'])
    .select(['cancellation.id as cancellation_id', 'cancellation.words', 'cancellation.at'])
    .where('departure.id', '=', departureId)
    .where('departure.state', 'not in', ['draft', 'archived'])
    .executeTakeFirst();
  return row && (role === 'staff' || row.operator_id === operatorId) ? row : null;
}

/** Creates the endpoints that cancel a departure with all its bookings. */
export function createDepartureCancellations(deps: ChangeDeps) {
  const { database } = deps;

  /** Returns the bookings that are cancelled, or would be, each with its refund by the function that makes it. */
  async function bookingsOf(departureId: number, cancellationId: string | null): Promise<View['bookings']> {
    const rows = await database
      .selectFrom('booking')
      .leftJoin('booking_traveller as lead', (join) =>
        join.onRef('lead.booking_id', '=', 'booking.id').on('lead.position', '=', 0),
      )
      .leftJoin('departure_cancellation_item as item', (join) =>
        join.onRef('item.booking_id', '=', 'booking.id').on('item.cancellation_id', '=', cancellationId),
      )
      .leftJoin('booking_change as change', (join) =>
        join.onRef('change.booking_id', '=', 'booking.id').on('change.kind', '=', 'cancel'),
      )
      .selectAll('booking')
      .select(['lead.answers', 'item.state as item', 'item.problem', 'change.money', 'change.paid'])
      .where('booking.departure_id', '=', departureId)
      .where((row) =>
        cancellationId === null
          ? row('booking.state', 'in', LIVING)
          : row.or([row('item.state', 'is not', null), row('booking.state', 'in', LIVING)]),
      )
      .orderBy('booking.created_at')
      .orderBy('booking.id')
      .execute();
    return Promise.all(
      rows.map(async ({ answers, item, problem, money, paid, ...row }) => {
        const isOver = row.state === 'cancelled';
        const preview = isOver ? null : await previewCancellation(database, row, 'operator');
        const amounts =
          preview !== null && !(preview instanceof Refusal) && preview.kind === 'sold'
            ? preview.cancellation
            : { money: money ?? 0, paid: paid ?? 0 };
        return {
          id: row.id,
          reference: row.reference,
          lead: travellerName(answers),
          travellers: partySize((row.selection as HeldSelection).choices.party),
          currency: row.currency,
          paid: amounts.paid,
          money: amounts.money,
          state: item ?? 'open',
          problem: problem ?? null,
        };
      }),
    );
  }

  return {
    async loadDepartureCancellation(
      { departureId }: ParsedOf<'loadDepartureCancellation'>,
      caller: Caller,
    ): Promise<View | Refusal> {
      const row = await readDeparture(database, departureId, caller);
      if (!row) return new Refusal(404, 'not-found');
      const bookings = await bookingsOf(departureId, row.cancellation_id);
      const sums = new Map<View['totals'][number]['currency'], number>();
      for (const { currency, money } of bookings) sums.set(currency, (sums.get(currency) ?? 0) + money);
      const holds = await database
        .selectFrom('hold')
        .select('id')
        .where('departure_id', '=', departureId)
        .where('state', '=', 'held')
        .execute();
      return {
        status: 'OK',
        departureId,
        variantId: row.variant_id,
        tour: (row.tour as Words)[caller.language],
        variant: (row.variant as Words)[caller.language],
        from: row.day,
        until: tourEnd(row.day as Day, row.length_days),
        cancelled: row.at && { at: Math.floor(row.at.getTime() / 1000), words: row.words as string },
        bookings,
        totals: [...sums].map(([currency, money]) => ({ currency, money })),
        holds: holds.length,
      };
    },

    async cancelDeparture({ departureId, words, bookings }: ParsedOf<'cancelDeparture'>, caller: Caller) {
      const row = await readDeparture(database, departureId, caller);
      if (!row) return new Refusal(404, 'not-found');
      const made = await transaction(database, (trx) =>
        cancelDeparture(trx, deps, { departureId, operatorId: row.operator_id, words, expected: bookings }, caller),
      );
      return made instanceof Refusal ? made : { status: 'OK' as const, bookings: made };
    },

    async retryDepartureCancellation({ departureId }: ParsedOf<'retryDepartureCancellation'>, caller: Caller) {
      const row = await readDeparture(database, departureId, caller);
      const cancellationId = row?.cancellation_id;
      if (!cancellationId) return new Refusal(404, 'not-found');
      const bookings = await transaction(database, (trx) => retryCancellation(trx, deps, cancellationId));
      return { status: 'OK' as const, bookings };
    },
  };
}
