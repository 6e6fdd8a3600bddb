import { cardWithId } from '../cards/test-cards.ts';
import { newReference } from '../store/reference.ts';
import type { Store } from '../store/store.ts';
import type { Instrument, Instruments } from './instruments.ts';
import { SESSION_MS } from './sessions.ts';

/** A request to authenticate a card's holder for a payment. */
export type LookupRequest = {
  readonly session: string;
  readonly ref: string;
  readonly amount: number;
  readonly currency: string;
};

/** A 3-D Secure result with the payment token to use from now on. */
export type Authenticated = { readonly kind: 'done'; readonly ref: string; readonly status: string };

export type LookupAnswer =
  | Authenticated
  /** The holder must complete a challenge. */
  | { readonly kind: 'challenge'; readonly id: string }
  | { readonly kind: 'error' | 'hang' | 'unknown' };

/** The holder's choice in a challenge. */
export type ChallengeChoice = 'confirm' | 'refuse' | 'close';

/** A challenge. */
export type Challenge = {
  readonly id: string;
  readonly session: string;
  readonly instrument: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string | null;
  readonly replacement: string | null;
};

/** Creates 3-D Secure authentication, whose result depends on the test card and on the choice in the challenge. */
export function createAuthentication(store: Store, instruments: Instruments) {
  /**
   * Returns the token if this page may use it: its own, or an unused one of a stored card. Sheets have authenticated
   * the payer already.
   */
  const usable = ({ session, ref }: Pick<LookupRequest, 'session' | 'ref'>, now: number): Instrument | null => {
    const found = instruments.find(ref, now);
    const isOwn = found?.session === session || found?.session === null;
    return found?.method === 'card' && isOwn && found.consumed_at === null ? found : null;
  };

  const challenge = (id: string, now: number): Challenge | null =>
    store.one<Challenge>('select * from challenge where id = :id and expires_at > :now', { id, now });

  return {
    lookup(request: LookupRequest, now: number): LookupAnswer {
      return store.together(() => {
        const instrument = usable(request, now);
        if (!instrument) return { kind: 'unknown' };
        const { authentication } = cardWithId(instrument.card);
        const { session, amount, currency } = request;
        switch (authentication.kind) {
          case 'error':
          case 'hang':
            return { kind: authentication.kind };
          case 'frictionless': {
            const { status } = authentication;
            return {
              kind: 'done',
              ref: instruments.replace(instrument, session, { amount, currency, status }, now),
              status,
            };
          }
          case 'challenge': {
            const id = newReference('challenge');
            store.run(
              `insert into challenge (id, session, instrument, amount, currency, expires_at)
               values (:id, :session, :ref, :amount, :currency, :expires_at)`,
              { id, session, ref: instrument.ref, amount, currency, expires_at: now + SESSION_MS },
            );
            return { kind: 'challenge', id };
          }
        }
      });
    },
    challenge,
    /** Completes a challenge and returns its result, also if repeated; null if it can no longer be completed. */
    choose(id: string, choice: ChallengeChoice, now: number): Authenticated | null {
      return store.together(() => {
        const pending = challenge(id, now);
        if (!pending) return null;
        if (pending.status !== null && pending.replacement !== null)
          return { kind: 'done', ref: pending.replacement, status: pending.status };
        const instrument = usable({ session: pending.session, ref: pending.instrument }, now);
        const authentication = instrument && cardWithId(instrument.card).authentication;
        if (!instrument || authentication?.kind !== 'challenge') return null;
        const status = {
          confirm: authentication.confirmed,
          refuse: 'authenticate_failed',
          close: authentication.closed,
        }[choice];
        const { amount, currency, session } = pending;
        const ref = instruments.replace(instrument, session, { amount, currency, status }, now);
        store.run('update challenge set status = :status, replacement = :ref where id = :id', { id, status, ref });
        return { kind: 'done', ref, status };
      });
    },
  };
}
