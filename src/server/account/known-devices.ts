import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Caller } from '../platform/caller.ts';
import { cookieName, cookieText, readCookie } from '../platform/cookies.ts';
import type { Database } from '../platform/database/database.ts';
import { networkOf } from '../platform/limits/network.ts';
import { createSigner, formerSign } from '../platform/secrets.ts';
import type { Settings } from '../platform/settings.ts';

const aYear = 31_536_000;

/**
 * Tells browsers and networks that have logged into an account from those that never have. A browser proves it by a cookie that
 * we signed for this address and that names nobody; a network by a session that lives.
 */
export function createKnownDevices(
  database: Database,
  { secret, secureCookies: secure }: Pick<Settings, 'secret' | 'secureCookies'>,
) {
  const name = cookieName('waymark_device', secure);
  const signer = createSigner(secret, 'known device', (text) => formerSign(secret, `known-device:${text}`));

  return {
    /** Lets this browser prove later that it has logged in with this address. */
    remember(email: string, caller: Caller): void {
      const device = randomBytes(16).toString('base64url');
      const value = `${device}.${signer.sign(`${device}:${email}`)}`;
      caller.setCookie(cookieText(name, value, { maxAge: aYear, secure }));
    },
    /** What a browser that has logged in with this address is counted by; null for all others. */
    deviceOf(email: string, caller: Caller): string | null {
      const [device = '', proof = ''] = readCookie(caller.headers.get('cookie'), name)?.split('.') ?? [];
      return signer.isSigned(`${device}:${email}`, proof) ? device : null;
    },
    /** Whether somebody is logged in with this address from where the caller is. */
    async isKnownNetwork(email: string, { network }: Caller): Promise<boolean> {
      const sessions = await database
        .selectFrom('user_session as session')
        .innerJoin('user_account as account', 'account.id', 'session.user_id')
        .select('session.ip_address as address')
        .where('account.email', '=', email)
        .where('session.expires_at', '>', sql<Date>`now()`)
        .execute();
      return sessions.some(({ address }) => address !== null && networkOf(address) === network);
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
