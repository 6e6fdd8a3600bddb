import { randomBytes, scrypt } from 'node:crypto';
import { cookieName, cookieText, readCookie } from '../platform/cookies.ts';
import type { Database } from '../platform/database/database.ts';
import { createSigner, formerSign, isSame } from '../platform/secrets.ts';
import type { Settings } from '../platform/settings.ts';

/** What guessing one password costs: 32 MB of memory and some 60 ms. Hashes are kept for years, so it is part of their form. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const keyLength = 64;

const keyOf = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // The same letters in another spelling of Unicode are the same password.
    scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** A password as it is kept: salt and key, in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await keyOf(password, salt)).toString('hex')}`;
}

/** Whether a password is the one that was kept. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [salt, key] = hash.split(':');
  if (!salt || !key) throw new Error('a password hash cannot be read');
  return isSame((await keyOf(password, salt)).toString('hex'), key);
}

/** The cookie that carries a session: a token that the database knows, and our signature, so that made-up ones ask it nothing. */
export function createAuth(database: Database, settings: Pick<Settings, 'secret' | 'secureCookies'>) {
  const secure = settings.secureCookies;
  const name = cookieName('waymark.session_token', secure);
  const formerName = secure ? '__Secure-waymark.session_token' : null;
  const formerSignature = (token: string) =>
    Buffer.from(formerSign(settings.secret, token), 'base64url').toString('base64');
  const signer = createSigner(settings.secret, 'session', formerSignature);

  const tokenUnder = (cookies: string | null, cookie: string): string | null => {
    const value = readCookie(cookies, cookie) ?? '';
    const dot = value.lastIndexOf('.');
    const token = value.slice(0, Math.max(dot, 0));
    return token && signer.isSigned(token, value.slice(dot + 1)) ? token : null;
  };

  return {
    /** The session token in a request's cookies, if we signed it; `former` when it came under the name that sessions had before. */
    tokenIn(headers: Headers): { readonly token: string; readonly former: boolean } | null {
      const cookies = headers.get('cookie');
      const current = tokenUnder(cookies, name);
      if (current) return { token: current, former: false };
      const former = formerName && tokenUnder(cookies, formerName);
      return former ? { token: former, former: true } : null;
    },
    /** Makes a session and returns the cookie that carries it. */
    async openSession(owner: { userId: string; seconds: number; ipAddress: string; userAgent: string }) {
      const token = randomBytes(24).toString('base64url');
      await database
        .insertInto('user_session')
        .values({
          token,
          user_id: owner.userId,
          expires_at: new Date(Date.now() + owner.seconds * 1000),
          ip_address: owner.ipAddress,
          user_agent: owner.userAgent,
        })
        .execute();
      return cookieText(name, `${token}.${signer.sign(token)}`, { maxAge: owner.seconds, secure });
    },
    /** The cookies that make a browser forget its session. */
    forgetSession: (): string[] =>
      [name, ...(formerName ? [formerName] : [])].map((cookie) => cookieText(cookie, '', { maxAge: 0, secure })),
  };
}

export type Auth = ReturnType<typeof createAuth>;
