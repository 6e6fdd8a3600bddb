import { type PageAddress, toQuery } from '#domain/booking/page-address.ts';
import type { Day } from '#domain/calendar/day.ts';

/** Returns the booking page of a departure, to book or request it or to hold its places. */
export function bookingAddress(
  slug: string,
  { variantId, day }: { readonly variantId: number; readonly day: string },
  type: PageAddress['type'] = 'book',
): string {
  const query = toQuery({ day: day as Day, type, party: {}, pid: null, currency: null });
  return `/book-now/${slug}/${variantId}?${new URLSearchParams(query)}`;
}
