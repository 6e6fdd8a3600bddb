import { createHmac, timingSafeEqual } from 'node:crypto';
import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie, parseCookies, setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { cookieName, cookieText } from '../platform/cookies.ts';
import type { Database } from '../platform/database/database.ts';
import type { Settings } from '../platform/settings.ts';

/** Two endpoints of our own: better-auth makes and signs the session, our use cases decide who gets one and for how long. */
const sessionDoor = {
  id: 'waymark-session-door',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      {
        method: 'POST',
        body: z.object({ userId: z.string(), seconds: z.number(), ipAddress: z.string(), userAgent: z.string() }),
      },
      async (ctx) => {
        const { userId, seconds, ipAddress, userAgent } = ctx.body;
        const expiresAt = new Date(Date.now() + seconds * 1000);
        const { internalAdapter } = ctx.context;
        const session = await internalAdapter.createSession(userId, false, { ipAddress, userAgent, expiresAt }, true);
        const user = await internalAdapter.findUserById(userId);
        if (!user) throw new Error('a session was opened for an account that is not there');
        await setSessionCookie(ctx, { session, user }, false, { maxAge: seconds });
        return ctx.json({ opened: true });
      },
    ),
    forgetSession: createAuthEndpoint.serverOnly({ method: 'POST' }, async (ctx) => {
      deleteSessionCookie(ctx);
      return ctx.json({ forgotten: true });
    }),
  },
} satisfies BetterAuthPlugin;

/**
 * better-auth over our tables: password hashes, session tokens and signed cookies. Its own HTTP endpoints are not mounted;
 * what changes an account runs in our transactions, so that the mail that tells of it is queued in the same one.
 */
export async function createAuth(database: Database, settings: Pick<Settings, 'origin' | 'secret' | 'secureCookies'>) {
  const auth = betterAuth({
    appName: 'Waymark',
    baseURL: settings.origin,
    secret: settings.secret,
    database: { db: database, type: 'postgres' },
    logger: { disabled: true },
    telemetry: { enabled: false },
    emailAndPassword: { enabled: true },
    session: {
      modelName: 'user_session',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      // Nothing about a session is believed from a cookie alone: a session that was ended is ended at once.
      cookieCache: { enabled: false },
      disableSessionRefresh: true,
    },
    user: {
      modelName: 'user_account',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    account: {
      modelName: 'user_credential',
      fields: {
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'user_link',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    advanced: {
      // better-auth knows the prefix __Secure- alone; __Host- keeps neighbouring hosts out as well.
      cookiePrefix: cookieName('waymark', settings.secureCookies),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: settings.secureCookies },
      database: { generateId: 'uuid' },
    },
    plugins: [sessionDoor],
  });
  const context = await auth.$context;
  // The tables are checked now, so that a mismatch is found at the start and not at the first log-in.
  await context.checkSchema?.();
  const { name } = context.authCookies.sessionToken;
  const formerName = settings.secureCookies ? '__Secure-waymark.session_token' : null;

  const signedToken = (cookie: string | undefined): string | null => {
    const dot = cookie?.lastIndexOf('.') ?? -1;
    if (!cookie || dot < 1) return null;
    const token = cookie.slice(0, dot);
    const right = createHmac('sha256', settings.secret).update(token).digest();
    const given = Buffer.from(cookie.slice(dot + 1), 'base64');
    return right.length === given.length && timingSafeEqual(right, given) ? token : null;
  };

  return {
    hashPassword: context.password.hash,
    verifyPassword: (password: string, hash: string) => context.password.verify({ password, hash }),
    /** The session token in a request's cookies, if we signed it; `former` when it came under the name that sessions had before. */
    tokenIn(headers: Headers): { readonly token: string; readonly former: boolean } | null {
      const cookies = parseCookies(headers.get('cookie') ?? '');
      const own = signedToken(cookies.get(name));
      if (own) return { token: own, former: false };
      const former = formerName ? signedToken(cookies.get(formerName)) : null;
      return former ? { token: former, former: true } : null;
    },
    /** Makes a session and returns the cookies that carry it. */
    async openSession(owner: { userId: string; seconds: number; ipAddress: string; userAgent: string }) {
      const { headers } = await auth.api.openSession({ body: owner, returnHeaders: true });
      return headers.getSetCookie();
    },
    /** The cookies that make a browser forget its session. */
    async forgetSession() {
      const { headers } = await auth.api.forgetSession({ returnHeaders: true });
      const former = formerName ? [cookieText(formerName, '', { maxAge: 0, secure: true })] : [];
      return [...headers.getSetCookie(), ...former];
    },
  };
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;
