import type { Expiry } from '../cards/expiry.ts';
import { newReference } from '../store/reference.ts';
import type { Store } from '../store/store.ts';
import { SESSION_MS } from './sessions.ts';

/** What the bank keeps of a card: never its number, never its code. */
export type CardFacts = {
  /** The id of the test card, which decides what happens. */
  readonly card: string;
  readonly brand: string;
  readonly last_four: string;
  readonly expiry_month: number;
  readonly expiry_year: number;
};

/** A card that can pay again later, because its holder agreed. */
export type KeptCard = CardFacts & { readonly ref: string };

/** Something that can pay once. */
export type Instrument = CardFacts & {
  readonly ref: string;
  /** The page that it was made for; null until a page uses one that was made of a kept card. */
  readonly session: string | null;
  readonly kept_ref: string | null;
  /** What it may pay at most, once its holder was authenticated for it. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly status: string | null;
  /** It has paid, or another has taken its place. */
  readonly consumed_at: number | null;
  readonly expires_at: number;
};

/** What a holder was authenticated for, and with what result. */
export type AuthenticatedFor = { readonly amount: number; readonly currency: string; readonly status: string };

const columns = 'ref, session, kept_ref, card, brand, last_four, expiry_month, expiry_year, amount, currency, status';

/** What can pay: once, or again and again. */
export function createInstruments(store: Store) {
  const insert = (instrument: Omit<Instrument, 'ref' | 'consumed_at' | 'expires_at'>, now: number): string => {
    const ref = newReference('once');
    const { session, kept_ref, card, brand, last_four, expiry_month, expiry_year, amount, currency, status } =
      instrument;
    store.run(
      `insert into instrument (${columns}, expires_at) values (:ref, :session, :kept_ref, :card, :brand, :last_four,
       :expiry_month, :expiry_year, :amount, :currency, :status, :expires_at)`,
      {
        ref,
        session,
        kept_ref,
        card,
        brand,
        last_four,
        expiry_month,
        expiry_year,
        amount,
        currency,
        status,
        expires_at: now + SESSION_MS,
      },
    );
    return ref;
  };
  const consume = (ref: string, now: number): void =>
    store.run('update instrument set consumed_at = :now where ref = :ref', { ref, now });
  const keptCard = (ref: string): KeptCard | null =>
    store.one<KeptCard>(
      `select ref, card, brand, last_four, expiry_month, expiry_year from kept_card
       where ref = :ref and forgotten_at is null`,
      { ref },
    );
  return {
    /** Makes one of a card that somebody typed in. */
    issue(session: string, facts: CardFacts, now: number): string {
      return insert({ ...facts, session, kept_ref: null, amount: null, currency: null, status: null }, now);
    },
    /** Makes one of a kept card; null when there is no such card. */
    issueFromKept(keptRef: string, now: number): string | null {
      const kept = keptCard(keptRef);
      if (!kept) return null;
      const { ref: kept_ref, ...facts } = kept;
      return insert({ ...facts, session: null, kept_ref, amount: null, currency: null, status: null }, now);
    },
    find: (ref: string, now: number): Instrument | null =>
      store.one<Instrument>(
        `select ${columns}, consumed_at, expires_at from instrument where ref = :ref and expires_at > :now`,
        {
          ref,
          now,
        },
      ),
    consume,
    /** Puts one that knows the result of an authentication in the place of another, which cannot pay from then on. */
    replace(instrument: Instrument, session: string, authenticated: AuthenticatedFor, now: number): string {
      return store.together(() => {
        consume(instrument.ref, now);
        return insert({ ...instrument, ...authenticated, session }, now);
      });
    },
    keptCard,
    keep({ card, brand, last_four, expiry_month, expiry_year }: CardFacts): string {
      const ref = newReference('kept');
      store.run(
        `insert into kept_card (ref, card, brand, last_four, expiry_month, expiry_year)
         values (:ref, :card, :brand, :last_four, :expiry_month, :expiry_year)`,
        { ref, card, brand, last_four, expiry_month, expiry_year },
      );
      return ref;
    },
    /** Takes over cards that a shop's demo data says were kept before: each works like the first test card. A second time changes nothing. */
    importKept(cards: readonly KeptCard[]): void {
      store.together(() => {
        for (const { ref, card, brand, last_four, expiry_month, expiry_year } of cards)
          store.run(
            `insert into kept_card (ref, card, brand, last_four, expiry_month, expiry_year)
             values (:ref, :card, :brand, :last_four, :expiry_month, :expiry_year) on conflict do nothing`,
            { ref, card, brand, last_four, expiry_month, expiry_year },
          );
      });
    },
    /** Forgets a kept card, and what was made of it and has not paid; false when there was none. */
    forget(ref: string, now: number): boolean {
      return store.together(() => {
        const known = keptCard(ref) !== null;
        store.run('update kept_card set forgotten_at = :now where ref = :ref and forgotten_at is null', { ref, now });
        store.run('update instrument set consumed_at = :now where kept_ref = :ref and consumed_at is null', {
          ref,
          now,
        });
        return known;
      });
    },
  };
}

export type Instruments = ReturnType<typeof createInstruments>;

/** When a card stops working. */
export const expiryOf = ({ expiry_month, expiry_year }: CardFacts): Expiry => ({
  month: expiry_month,
  year: expiry_year,
});
