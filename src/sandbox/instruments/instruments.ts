import type { Expiry } from '../cards/expiry.ts';
import type { Method } from '../payers/payer.ts';
import { newReference } from '../store/reference.ts';
import type { Store } from '../store/store.ts';
import { SESSION_MS } from './sessions.ts';

/** What the bank keeps of a payer: never the number of a card, never its code. Who pays from an account has no card at all. */
export type PayerFacts = {
  readonly method: Method;
  /** The id of the test card or account, which decides what happens. */
  readonly card: string;
  readonly brand: string | null;
  readonly last_four: string | null;
  readonly expiry_month: number | null;
  readonly expiry_year: number | null;
};

/** A card or account that can pay again later, because its holder agreed. */
export type Kept = PayerFacts & { readonly ref: string };

/** Something that can pay once. */
export type Instrument = PayerFacts & {
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

/** What a payer has agreed to pay at most. */
export type AgreedAmount = Pick<AuthenticatedFor, 'amount' | 'currency'>;

const columns =
  'ref, session, kept_ref, method, card, brand, last_four, expiry_month, expiry_year, amount, currency, status';

/** What can pay: once, or again and again. */
export function createInstruments(store: Store) {
  const insert = (instrument: Omit<Instrument, 'ref' | 'consumed_at' | 'expires_at'>, now: number): string => {
    const ref = newReference('once');
    const { session, kept_ref, method, card, brand, last_four, expiry_month, expiry_year, amount, currency, status } =
      instrument;
    store.run(
      `insert into instrument (${columns}, expires_at) values (:ref, :session, :kept_ref, :method, :card, :brand,
       :last_four, :expiry_month, :expiry_year, :amount, :currency, :status, :expires_at)`,
      {
        ref,
        session,
        kept_ref,
        method,
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
  const kept = (ref: string): Kept | null =>
    store.one<Kept>(
      `select ref, method, card, brand, last_four, expiry_month, expiry_year from kept_card
       where ref = :ref and forgotten_at is null`,
      { ref },
    );
  return {
    /** Makes one of a card that somebody typed in, or of what they agreed to on a sheet: that pays no more than they saw. */
    issue(session: string, facts: PayerFacts, now: number, agreed: AgreedAmount | null = null): string {
      const { amount = null, currency = null } = agreed ?? {};
      return insert({ ...facts, session, kept_ref: null, amount, currency, status: null }, now);
    },
    /** Makes one of a kept card; null when there is no such card. */
    issueFromKept(keptRef: string, now: number): string | null {
      const found = kept(keptRef);
      if (!found) return null;
      const { ref: kept_ref, ...facts } = found;
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
    kept,
    keep({ method, card, brand, last_four, expiry_month, expiry_year }: PayerFacts): string {
      const ref = newReference('kept');
      store.run(
        `insert into kept_card (ref, method, card, brand, last_four, expiry_month, expiry_year)
         values (:ref, :method, :card, :brand, :last_four, :expiry_month, :expiry_year)`,
        { ref, method, card, brand, last_four, expiry_month, expiry_year },
      );
      return ref;
    },
    /** Takes over cards that a shop's demo data says were kept before: each works like the first test card. A second time changes nothing. */
    importKept(cards: readonly Omit<Kept, 'method'>[]): void {
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
        const known = kept(ref) !== null;
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

/** When a card stops working; null for an account. */
export const expiryOf = ({ expiry_month, expiry_year }: PayerFacts): Expiry | null =>
  expiry_month === null || expiry_year === null ? null : { month: expiry_month, year: expiry_year };
