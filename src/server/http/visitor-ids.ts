import { randomBytes } from 'node:crypto';
import { cookieName, cookieText, readCookie } from '../platform/cookies.ts';

const aYear = 31_536_000;
const name = 'waymark_visitor';
const anId = /^[\w-]{22}$/;
const newId = (): string => randomBytes(16).toString('base64url');
/** The number of former ids stored, so that data from before the last sign-ins still belongs to the visitor. */
const maxFormerIds = 4;

/** The ids of one browser: the current one, and those replaced at sign-in or sign-out. */
export type VisitorIds = {
  /** The browser's id, or null if it has none yet. */
  readonly knownVisitorId: string | null;
  /** Returns the browser's id, creating it if necessary. */
  visitorId(): string;
  formerVisitorIds(): readonly string[];
  /** Replaces the browser's id, so that knowledge of the old one gives no further access. */
  renewVisitor(): void;
};

const idsIn = (cookies: string | null, cookie: string): string[] => {
  const ids = readCookie(cookies, cookie)?.split('.') ?? [];
  return ids.every((id) => anId.test(id)) ? ids.slice(0, 1 + maxFormerIds) : [];
};

/** Reads the visitor ids from the cookies of a request. */
export function readVisitorIds(
  cookies: string | null,
  secure: boolean,
  setCookie: (cookie: string) => void,
): VisitorIds {
  const ownName = cookieName(name, secure);
  let [current, ...former] = idsIn(cookies, ownName);

  const begin = (id: string): string => {
    current = id;
    setCookie(cookieText(ownName, [id, ...former].join('.'), { maxAge: aYear, secure }));
    return id;
  };
  const visitorId = (): string => current ?? begin(newId());
  return {
    knownVisitorId: current ?? null,
    visitorId,
    formerVisitorIds: () => former,
    renewVisitor() {
      former = [visitorId(), ...former].slice(0, maxFormerIds);
      begin(newId());
    },
  };
}
