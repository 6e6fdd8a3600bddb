import { newReference } from '../store/reference.ts';
import type { Store } from '../store/store.ts';

/** How long a page can use what it was given: a person who pays takes no longer. */
export const SESSION_MS = 3 * 3_600_000;

/** Leave for one page to hand in cards. */
export type Session = { readonly id: string; readonly expires_at: number };

/** Sessions of pages; whatever is made in one can be used in that one alone. */
export function createSessions(store: Store) {
  return {
    /** Opens one; what is over by then is forgotten. */
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
