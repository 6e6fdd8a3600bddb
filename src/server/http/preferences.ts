import type { ParsedOf } from '#contract/schemas.ts';
import type { Caller } from '../platform/caller.ts';
import { cookieText } from '../platform/cookies.ts';
import { securityToken } from '../platform/security-token.ts';
import type { Settings } from '../platform/settings.ts';

const aYear = 31_536_000;

/** Reads and stores the visitor's preferences in cookies. */
export function createPreferences({ secureCookies, secret }: Pick<Settings, 'secureCookies' | 'secret'>) {
  return {
    async choosePreferences({ currency }: ParsedOf<'choosePreferences'>, caller: Caller) {
      caller.setCookie(cookieText('waymark_currency', currency, { maxAge: aYear, secure: secureCookies }));
      return { status: 'OK' as const };
    },
    async issueSecurityToken(_request: object, caller: Caller) {
      return { token: securityToken(secret, caller.visitorId()) };
    },
  };
}
