// People with cards of their own, and their actions on their own and each other's bookings, without a browser.
import { randomUUID } from 'node:crypto';
import { bookingCode } from '#server/booking/book/access.ts';
import { holdCode } from '#server/booking/hold/codes.ts';
import { type Holdable, holdPayment } from './holding.ts';
import { bookingFor, cardFor, type PayShop, priceOf } from './paying.ts';
import type { Told, Visitor } from './visitor.ts';

/** A payer and their own card number. */
export type Payer = { readonly visitor: Visitor; readonly number: string };

/** Returns a tour that can be paid by a deposit. */
export async function depositTour(shop: PayShop): Promise<Holdable> {
  for (;;) {
    const tour = shop.tour();
    const offered = { ...bookingFor(tour, 'ada@example.org'), chargeMethod: 'deposit' };
    if (await priceOf(shop.visitor(), tour.objectId, offered).catch(() => null)) return tour;
  }
}

/** The payment data besides the amount: a new card of the payer, or a token and its payment method. */
export type With = { readonly paymentMethod: string; readonly methodId?: string; readonly ref: string };

/** Returns the actions of people at a shop, over HTTP. */
export function createDeeds(shop: PayShop) {
  const { bank, settings } = shop;
  /** Confirms a one-time token with 3-D Secure, in the browser of a visitor. */
  async function authenticate(visitor: Visitor, ref: string, amount: number): Promise<string> {
    const opened = await visitor.postJson('/api/book-now/payment_session', { currency: 'EUR' });
    const answer = await bank.authenticate(ref, opened.json.config.session, amount);
    return (answer.ref as string | undefined) ?? ref;
  }
  const ownCard = async ({ visitor, number }: Payer, amount: number): Promise<With> => ({
    paymentMethod: 'cards',
    ref: (await cardFor(bank, visitor, amount, number)).ref,
  });
  const fieldsOf = ({ ref, ...named }: With) => ({ ...named, cardHolder: 'Ada Lovelace', paymentBlob: ref });
  const codeOf = (bookingId: string) => bookingCode(settings.secret, bookingId);
  return {
    authenticate,
    codeOf,
    /** Books a tour with a new card, or with a token that `pay` makes for the amount. */
    async book(
      payer: Payer,
      tour: Holdable,
      { email = `${randomUUID()}@example.org`, ...more }: Record<string, unknown> & { email?: string } = {},
      pay: (amount: number) => Promise<With> = (amount) => ownCard(payer, amount),
    ): Promise<Told> {
      const booking = { ...bookingFor(tour, email), submission_key: randomUUID(), ...more };
      const { signed_quote, due } = await priceOf(payer.visitor, tour.objectId, booking);
      const sent = { ...booking, signed_quote, ...fieldsOf(await pay(due)) };
      return payer.visitor.postJson(`/api/book-now/book/${tour.objectId}`, sent);
    },
    /** Returns the code of an agent's link for a client. */
    async shareLink(agent: Pick<Payer, 'visitor'>, tour: Holdable): Promise<string> {
      const { json, text } = await agent.visitor.postJson(`/api/book-now/b2b_shareable_link/${tour.objectId}`, {
        object_id: tour.objectId,
        date: tour.date,
        priceCategories: { 1: 2 },
        accommodations: { [tour.twin.id]: { 1: 2 } },
        extras: {},
        currency: 'EUR',
      });
      if (!json?.link) throw new Error(text);
      return new URL(json.link).pathname.split('/').at(-1) as string;
    },
    /** Pays for a hold of another person with the mailed code. */
    async payHold(payer: Payer, tour: Holdable, holdId: string, total: number, more: object = {}): Promise<Told> {
      return payer.visitor.postJson(`/api/book-now/book/${tour.objectId}`, {
        ...holdPayment(tour, holdId),
        submission_key: randomUUID(),
        hold_code: holdCode(settings.secret, holdId),
        ...fieldsOf(await ownCard(payer, total)),
        ...more,
      });
    },
    /** Pays a part of a booking, by the mailed code, with a new card or with a token. */
    async payBooking(
      payer: Payer,
      bookingId: string,
      { amount = 5000, ...more }: Record<string, unknown> & { amount?: number } = {},
      pay: (amount: number) => Promise<With> = (due) => ownCard(payer, due),
    ): Promise<Told> {
      const purpose = more.purpose ?? 'extra';
      const paid = purpose === 'card' ? 100 : amount;
      return payer.visitor.postJson(`/api/bookings/${bookingId}/pay`, {
        key: randomUUID(),
        purpose,
        amount: paid,
        code: codeOf(bookingId),
        billingCountry: 'DE',
        billingZip: '10115',
        ...fieldsOf(await pay(paid)),
        ...more,
      });
    },
    presentPlanCard: (
      { visitor }: Pick<Payer, 'visitor'>,
      bookingId: string,
      code: string | null = codeOf(bookingId),
    ) => visitor.postJson(`/api/bookings/${bookingId}/card`, { code }),
    withdraw: ({ visitor }: Pick<Payer, 'visitor'>, bookingId: string) =>
      visitor.postJson(`/api/bookings/${bookingId}/card/withdraw`, { code: codeOf(bookingId) }),
    /** Returns the card of a booking's plan as a person with the mailed code sees it. */
    async planCard({ visitor }: Pick<Payer, 'visitor'>, bookingId: string) {
      const { json, text } = await visitor.ask(`/api/bookings/${bookingId}?code=${codeOf(bookingId)}`);
      if (json?.status !== 'OK') throw new Error(text);
      return json.booking.payment.card as { lastFour: string; own: boolean } | null;
    },
    /** Returns the provider's token for the card of a booking's plan. */
    planToken: async (bookingId: string): Promise<string> =>
      (
        await shop.pool.query('select token from booking_card where booking_id = $1 and replaced_at is null', [
          bookingId,
        ])
      ).rows[0]?.token,
    storedCards: async (accountId: string) =>
      (
        await shop.pool.query(
          'select id, token, last_four as "lastFour" from stored_card where account_id = $1 order by id',
          [accountId],
        )
      ).rows as { id: number; token: string; lastFour: string }[],
    /** Returns every charge at the bank. */
    charges: async (): Promise<{ card: string; initiator: string; attemptRef: string }[]> =>
      (await bank.books()).transactions,
  };
}

export type Deeds = ReturnType<typeof createDeeds>;
