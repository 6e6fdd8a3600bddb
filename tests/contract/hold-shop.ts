// A shop whose tours can be held, and the questions that tests of holds ask of its database.
import { randomUUID } from 'node:crypto';
import { holdCode } from '#server/booking/hold/codes.ts';
import { type Holdable, holdables, submissionFor, submit } from '#tests/support/holding.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { startBookingShop } from './book-now-shop.ts';

/** An address that nobody else uses. */
export const newEmail = () => `${randomUUID()}@example.org`;

/** A shop with tours to hold; each test takes one of its own. */
export async function startHoldShop(
  environment: Record<string, string> = {},
  options: Parameters<typeof startBookingShop>[1] = {},
) {
  const shop: TestShop = await startBookingShop({ DEMO_TOURS: '80', TRUSTED_PROXIES: '1', ...environment }, options);
  const tours = await holdables(shop);
  const number = async (query: string, ...values: unknown[]): Promise<number> =>
    (await shop.pool.query(query, values)).rows[0].number;
  return {
    ...shop,
    /** A tour that no other test has touched. */
    tour(): Holdable {
      const tour = tours.pop();
      if (!tour) throw new Error('there are no more tours to hold');
      return tour;
    },
    visitor: () => new Visitor(shop.origin),
    taken: ({ placeId }: Pick<Holdable, 'placeId'>) =>
      number('select taken as number from place where id = $1', placeId),
    holdsOn: ({ departureId }: Holdable) =>
      number('select count(*) as number from hold where departure_id = $1', departureId),
    /** Rows of every table that a hold writes to: nothing may change them on a refusal. */
    rows: () =>
      number(`select (select count(*) from hold) + (select count(*) from hold_traveller) + (select count(*) from hold_friend)
        + (select count(*) from place_entry) + (select count(*) from promo_use) + (select count(*) from mail) as number`),
    /** The code in the link that was mailed about a hold. */
    codeOf: async (id: string): Promise<string> => holdCode(shop.settings.secret, id),
    /** Holds a tour as somebody new. */
    async hold(tour: Holdable, more: Record<string, unknown> = {}) {
      const visitor = new Visitor(shop.origin);
      const email = newEmail();
      const told = await submit(visitor, tour.objectId, { ...submissionFor(tour, email), ...more });
      if (told.status !== 200) throw new Error(`not held: ${told.text}`);
      return { visitor, email, id: told.json.data.holdId as string, told };
    },
  };
}

export type HoldShop = Awaited<ReturnType<typeof startHoldShop>>;
