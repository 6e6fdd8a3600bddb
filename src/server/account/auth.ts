import { randomBytes, scrypt } from 'node:crypto';
import { cookieName, cookieText, readCookie } from '../platform/cookies.ts';
import type { Database } from '../platform/database/database.ts';
import { createSigner, isSame } from '../platform/secrets.ts';
import type { Settings } from '../platform/settings.ts';

/**
 * Parameters of scrypt: 32 MB of memory and about 60 ms per guess. Stored hashes depend on them, so they cannot be
 * changed.
 */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const keyLength = 64;

const keyOf = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Normalization makes equivalent Unicode spellings the same password.
    scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Hashes a password; returns salt and key in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await keyOf(password, salt)).toString('hex')}`;
}

/** Verifies a password against a stored hash. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [salt, key] = hash.split(':');
  if (!salt || !key) throw new Error('a password hash cannot be read');
  return isSame((await keyOf(password, salt)).toString('hex'), key);
}

/**
 * Creates the session cookies: a token that is stored in the database, with a signature that rejects invented tokens
 * without a query.
 */
export function createAuth(database: Database, settings: Pick<Settings, 'secret' | 'secureCookies'>) {
  const secure = settings.secureCookies;
  const name = cookieName('waymark.session_token', secure);
  const signer = createSigner(settings.secret, 'session');

  return {
    /** Returns the session token from the cookies if its signature is valid. */
    tokenIn(headers: Headers): string | null {
      const value = readCookie(headers.get('cookie'), name) ?? '';
      const dot = value.lastIndexOf('.');
      const token = value.slice(0, Math.max(dot, 0));
      return token && signer.isSigned(token, value.slice(dot + 1)) ? token : null;
    },
    /** Creates a session and returns its cookie. */
    async openSession(owner: {
      userId: string;
      seconds: number;
      addressStart: string | null;
      networkHash: string;
      device: string | null;
    }) {
      const token = randomBytes(24).toString('base64url');
      await database
        .insertInto('user_session')
        .values({
          token,
          user_id: owner.userId,
          expires_at: new Date(Date.now() + owner.seconds * 1000),
          address_start: owner.addressStart,
          network_hash: owner.networkHash,
          device: owner.device,
        })
        .execute();
      return cookieText(name, `${token}.${signer.sign(token)}`, { maxAge: owner.seconds, secure });
    },
    /** Returns a cookie that deletes the session cookie. */
    forgetSession: (): string => cookieText(name, '', { maxAge: 0, secure }),
  };
}

export type Auth = ReturnType<typeof createAuth>;
