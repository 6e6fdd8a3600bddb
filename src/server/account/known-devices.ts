import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Caller } from '../platform/caller.ts';
import { cookieName, cookieText, readCookie } from '../platform/cookies.ts';
import type { Database } from '../platform/database/database.ts';
import { createSigner, deriveKey, sign } from '../platform/secrets.ts';
import type { Settings } from '../platform/settings.ts';

const aYear = 31_536_000;

/**
 * Recognizes browsers and networks that have signed in to an account before: a browser by a signed cookie for the
 * address that does not contain it, a network by an active session.
 */
export function createKnownDevices(
  database: Database,
  { secret, secureCookies: secure }: Pick<Settings, 'secret' | 'secureCookies'>,
) {
  const name = cookieName('waymark_device', secure);
  const signer = createSigner(secret, 'known device');
  const networkKey = deriveKey(secret, 'session network');
  const networkHash = ({ network }: Caller): string => sign(networkKey, network);

  return {
    /** Returns the hash under which sessions store a network. */
    networkHash,
    /** Sets the cookie that proves a previous sign-in with this address. */
    remember(email: string, caller: Caller): void {
      const device = randomBytes(16).toString('base64url');
      const value = `${device}.${signer.sign(`${device}:${email}`)}`;
      caller.setCookie(cookieText(name, value, { maxAge: aYear, secure }));
    },
    /** Returns the identifier of a browser that has signed in with this address; null for all others. */
    deviceOf(email: string, caller: Caller): string | null {
      const [device = '', proof = ''] = readCookie(caller.headers.get('cookie'), name)?.split('.') ?? [];
      return signer.isSigned(`${device}:${email}`, proof) ? device : null;
    },
    /** Whether the address has an active session in the caller's network. */
    async isKnownNetwork(email: string, caller: Caller): Promise<boolean> {
      const session = await database
        .selectFrom('user_session as session')
        .innerJoin('user_account as account', 'account.id', 'session.user_id')
        .select('session.id')
        .where('account.email', '=', email)
        .where('session.network_hash', '=', networkHash(caller))
        .where('session.expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return session !== undefined;
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
