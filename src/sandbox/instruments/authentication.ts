import { cardWithId } from '../cards/test-cards.ts';
import { newReference } from '../store/reference.ts';
import type { Store } from '../store/store.ts';
import type { Instrument, Instruments } from './instruments.ts';
import { SESSION_MS } from './sessions.ts';

/** A wish to authenticate the holder of a card for a payment. */
export type LookupRequest = {
  readonly session: string;
  readonly ref: string;
  readonly amount: number;
  readonly currency: string;
};

/** A result of 3-D Secure, and what pays from now on. */
export type Authenticated = { readonly kind: 'done'; readonly ref: string; readonly status: string };

export type LookupAnswer =
  | Authenticated
  /** The holder is asked on a page of the bank. */
  | { readonly kind: 'challenge'; readonly id: string }
  | { readonly kind: 'error' | 'hang' | 'unknown' };

/** What the holder does on the bank's page. */
export type ChallengeChoice = 'confirm' | 'refuse' | 'close';

/** A question to a holder. */
export type Challenge = {
  readonly id: string;
  readonly session: string;
  readonly instrument: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string | null;
  readonly replacement: string | null;
};

/** 3-D Secure: what the bank says about a holder is decided by the test card and by what is pressed on the bank's page. */
export function createAuthentication(store: Store, instruments: Instruments) {
  /** A card that this page may use: its own, or one of a kept card that no page has used. Sheets have asked their payer already. */
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
    /** What came of a question; it is answered once, and says the same when it is answered again. Null when it cannot be answered any more. */
    choose(id: string, choice: ChallengeChoice, now: number): Authenticated | null {
      return store.together(() => {
        const asked = challenge(id, now);
        if (!asked) return null;
        if (asked.status !== null && asked.replacement !== null)
          return { kind: 'done', ref: asked.replacement, status: asked.status };
        const instrument = usable({ session: asked.session, ref: asked.instrument }, now);
        const authentication = instrument && cardWithId(instrument.card).authentication;
        if (!instrument || authentication?.kind !== 'challenge') return null;
        const status = {
          confirm: authentication.confirmed,
          refuse: 'authenticate_failed',
          close: authentication.closed,
        }[choice];
        const { amount, currency, session } = asked;
        const ref = instruments.replace(instrument, session, { amount, currency, status }, now);
        store.run('update challenge set status = :status, replacement = :ref where id = :id', { id, status, ref });
        return { kind: 'done', ref, status };
      });
    },
  };
}
