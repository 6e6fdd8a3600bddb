import type { Expiry } from '../cards/expiry.ts';
import type { Method } from '../payers/payer.ts';
import { newReference } from '../store/reference.ts';
import type { Store } from '../store/store.ts';
import { SESSION_MS } from './sessions.ts';

/** The stored payer data: never a card number or security code. Payers with an account have no card. */
export type PayerFacts = {
  readonly method: Method;
  /** The id of the test card or account, which decides the outcome. */
  readonly card: string;
  readonly brand: string | null;
  readonly last_four: string | null;
  readonly expiry_month: number | null;
  readonly expiry_year: number | null;
};

/** A card or account that the holder has allowed to be charged later. */
export type StoredInstrument = PayerFacts & { readonly ref: string };

/** A one-time payment token. */
export type Instrument = PayerFacts & {
  readonly ref: string;
  /** The page session that it was issued for; null while a token of a stored card has not been used by a page. */
  readonly session: string | null;
  readonly kept_ref: string | null;
  /** The purpose of a token of a stored card, defined by the shop; null otherwise. */
  readonly purpose: string | null;
  /** The maximum amount, after authentication for it. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly status: string | null;
  /** When it was used or replaced. */
  readonly consumed_at: number | null;
  readonly expires_at: number;
};

/** The amount of an authentication and its result. */
export type AuthenticatedFor = { readonly amount: number; readonly currency: string; readonly status: string };

/** The maximum amount that a payer has confirmed. */
export type AgreedAmount = Pick<AuthenticatedFor, 'amount' | 'currency'>;

const columns =
  'ref, session, kept_ref, purpose, method, card, brand, last_four, expiry_month, expiry_year, amount, currency, status';

/** Creates the store of one-time tokens and stored cards. */
export function createInstruments(store: Store) {
  const insert = (instrument: Omit<Instrument, 'ref' | 'consumed_at' | 'expires_at'>, now: number): string => {
    const ref = newReference('once');
    const { session, kept_ref, purpose, method, card, brand, last_four, expiry_month, expiry_year } = instrument;
    const { amount, currency, status } = instrument;
    store.run(
      `insert into instrument (${columns}, expires_at) values (:ref, :session, :kept_ref, :purpose, :method, :card, :brand,
       :last_four, :expiry_month, :expiry_year, :amount, :currency, :status, :expires_at)`,
      {
        ref,
        session,
        kept_ref,
        purpose,
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
  const kept = (ref: string): StoredInstrument | null =>
    store.one<StoredInstrument>(
      `select ref, method, card, brand, last_four, expiry_month, expiry_year from kept_card
       where ref = :ref and forgotten_at is null`,
      { ref },
    );
  return {
    /** Issues a token for an entered card, or for a confirmed sheet; the latter is limited to the confirmed amount. */
    issue(session: string, facts: PayerFacts, now: number, agreed: AgreedAmount | null = null): string {
      const { amount = null, currency = null } = agreed ?? {};
      return insert({ ...facts, session, kept_ref: null, purpose: null, amount, currency, status: null }, now);
    },
    /** Issues a token of a stored card for one purpose; null if the card does not exist. */
    issueFromSaved(savedCardRef: string, purpose: string, now: number): string | null {
      const found = kept(savedCardRef);
      if (!found) return null;
      const { ref: kept_ref, ...facts } = found;
      return insert({ ...facts, session: null, kept_ref, purpose, amount: null, currency: null, status: null }, now);
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
    /** Replaces a token with one that includes an authentication result; the former can no longer be used. */
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
    /** Imports stored cards of the shop's demo data, which behave like the first test card. Idempotent. */
    importInstruments(cards: readonly Omit<StoredInstrument, 'method'>[]): void {
      store.together(() => {
        for (const { ref, card, brand, last_four, expiry_month, expiry_year } of cards)
          store.run(
            `insert into kept_card (ref, card, brand, last_four, expiry_month, expiry_year)
             values (:ref, :card, :brand, :last_four, :expiry_month, :expiry_year) on conflict do nothing`,
            { ref, card, brand, last_four, expiry_month, expiry_year },
          );
      });
    },
    /** Deletes a stored card and invalidates its unused tokens; returns false if it does not exist. */
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

/** Returns the expiry date of a card; null for an account. */
export const expiryOf = ({ expiry_month, expiry_year }: PayerFacts): Expiry | null =>
  expiry_month === null || expiry_year === null ? null : { month: expiry_month, year: expiry_year };
