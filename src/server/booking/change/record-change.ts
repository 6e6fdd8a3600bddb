import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Caller } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { BookingChangeTable } from '../../platform/database/tables.ts';
import type { BookDeps } from '../book/deps.ts';

/** Adds a change of a booking or departure by an office to its log, in the same transaction. */
export type LogBooking = (
  trx: Transaction,
  caller: Pick<Caller, 'account'>,
  change: {
    readonly subject: { readonly kind: 'booking' | 'departure'; readonly id: string | number };
    readonly operatorId: string;
    readonly action: string;
    readonly before?: Readonly<Record<string, unknown>>;
    readonly after: Readonly<Record<string, unknown>>;
    readonly reason?: string | null;
  },
) => Promise<void>;

/** The dependencies of changing bookings. */
export type ChangeDeps = BookDeps & { readonly logBooking: LogBooking };

/** A change of a booking; `money + credit + kept` is what was paid, nothing where no money is concerned. */
type MadeChange = Pick<BookingChangeTable, 'kind' | 'side' | 'role'> & {
  readonly accountId: string | null;
  readonly before: object;
  readonly after: object;
  readonly words?: string | null;
  readonly amounts?: { readonly paid: number; readonly money: number; readonly credit: number; readonly kept: number };
  readonly creditCode?: string | null;
};

/** Records a change under the next number of its booking, whose lock the caller must hold; returns its id. */
export async function recordChange(
  trx: Transaction,
  bookingId: string,
  { accountId, before, after, words = null, amounts = nothing, creditCode = null, ...change }: MadeChange,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('booking_change')
    .values({
      id,
      booking_id: bookingId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from booking_change where booking_id = ${bookingId})`,
      ...change,
      account_id: accountId,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      ...amounts,
      dropped: 0,
      credit_code: creditCode,
      words,
    })
    .execute();
  return id;
}

const nothing = { paid: 0, money: 0, credit: 0, kept: 0 };
