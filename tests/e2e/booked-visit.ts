import { expect } from 'vitest';
import { bookingCode } from '#server/booking/book/access.ts';
import { holdables } from '#tests/support/holding.ts';
import { buy } from '#tests/support/paying.ts';
import { Visitor } from '#tests/support/visitor.ts';
import type { payHouse } from './pay-visit.ts';

/**
 * Returns a confirmed booking that was made and collected by API calls, and the path of its mailed link. The mail itself
 * cannot be read once it has been sent.
 */
export async function booked({ shop, bank }: Pick<ReturnType<typeof payHouse>, 'shop' | 'bank'>, number: number) {
  const tour = (await holdables(shop()))[number];
  if (!tour) throw new Error('no departure');
  const { json, text } = await buy(bank(), new Visitor(shop().origin), tour);
  if (!json.data) throw new Error(text);
  const id = json.data.bookingId as string;
  await expect
    .poll(async () => (await shop().pool.query('select state from payment_attempt where booking_id = $1', [id])).rows, {
      timeout: 60_000,
    })
    .toEqual([{ state: 'captured' }]);
  return { id, tour, path: `/bookings/${id}?code=${encodeURIComponent(bookingCode(shop().settings.secret, id))}` };
}
