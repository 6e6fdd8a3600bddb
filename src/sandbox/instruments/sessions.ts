import { newReference } from '../store/reference.ts';
import type { Store } from '../store/store.ts';

/** The lifetime of a page session, longer than any payer takes. */
export const SESSION_MS = 3 * 3_600_000;

/** A session in which one page can submit cards. */
export type Session = { readonly id: string; readonly expires_at: number };

/** Creates the store of page sessions; tokens are only valid in their own session. */
export function createSessions(store: Store) {
  return {
    /** Opens a session and deletes expired ones. */
    open(currency: string, now: number): Session {
      for (const table of ['session', 'instrument', 'challenge'])
        store.run(`delete from ${table} where expires_at <= :now`, { now });
      const session = { id: newReference('session'), expires_at: now + SESSION_MS };
      store.run('insert into session (id, currency, expires_at) values (:id, :currency, :expires_at)', {
        ...session,
        currency,
      });
      return session;
    },
    isOpen: (id: string, now: number): boolean =>
      store.one('select 1 from session where id = :id and expires_at > :now', { id, now }) !== null,
  };
}
