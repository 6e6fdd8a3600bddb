import { randomBytes } from 'node:crypto';
import { cookieName, cookieText, readCookie } from '../platform/cookies.ts';

const aYear = 31_536_000;
const name = 'waymark_visitor';
const anId = /^[\w-]{22}$/;
const newId = (): string => randomBytes(16).toString('base64url');
/** So many earlier ids are kept: what a browser made before its last few log-ins is still its own. */
const mostFormer = 4;

/** The ids of one browser: the one that counts now, and those that log-ins and log-outs have renewed. */
export type VisitorIds = {
  /** The browser's id if it has one already. */
  readonly knownVisitorId: string | null;
  /** The browser's id; one is made and sent when there is none. */
  visitorId(): string;
  formerVisitorIds(): readonly string[];
  /** Gives the browser a new id, so that whoever knew the old one knows nothing of what comes. */
  renewVisitor(): void;
};

const idsIn = (cookies: string | null, cookie: string): string[] => {
  const ids = readCookie(cookies, cookie)?.split('.') ?? [];
  return ids.every((id) => anId.test(id)) ? ids.slice(0, 1 + mostFormer) : [];
};

/** Reads the ids of a browser from its cookies. */
export function readVisitorIds(
  cookies: string | null,
  secure: boolean,
  setCookie: (cookie: string) => void,
): VisitorIds {
  const ownName = cookieName(name, secure);
  let [current, ...former] = idsIn(cookies, ownName);
  // Under its earlier name a cookie could be planted by a neighbouring host, so its id opens what it made, and counts no more.
  const planted = current === undefined && secure ? idsIn(cookies, name) : [];
  former = [...former, ...planted].slice(0, mostFormer);

  const begin = (id: string): string => {
    current = id;
    setCookie(cookieText(ownName, [id, ...former].join('.'), { maxAge: aYear, secure }));
    return id;
  };
  const visitorId = (): string => {
    if (current !== undefined) return current;
    if (planted.length > 0) setCookie(cookieText(name, '', { maxAge: 0, secure }));
    return begin(newId());
  };
  return {
    knownVisitorId: current ?? null,
    visitorId,
    formerVisitorIds: () => former,
    renewVisitor() {
      former = [visitorId(), ...former].slice(0, mostFormer);
      begin(newId());
    },
  };
}
