import type { ParsedOf } from '#contract/schemas.ts';
import type { Caller } from '../platform/caller.ts';
import { cookieText } from '../platform/cookies.ts';
import type { Settings } from '../platform/settings.ts';
import { securityToken } from './security-token.ts';

const aYear = 31_536_000;

/** What a visitor chooses for themselves, kept in their own browser. */
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
