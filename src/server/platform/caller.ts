import type { Role } from '#contract/call.ts';
import type { Language } from '#contract/shop.ts';

/** The account behind a request, as the session says. */
export type Account = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly agencyId: string | null;
  readonly operatorId: string | null;
};

/** Who makes a call, and how to answer them. */
export type Caller = {
  readonly requestId: string;
  /** A random id that the visitor's browser keeps; it tells nothing about the person. Who has none is given one when it is asked for. */
  visitorId(): string;
  /** The ids that the same browser had before log-ins and log-outs renewed it: what they made is still the visitor's. */
  formerVisitorIds(): readonly string[];
  /** Gives the browser another id. */
  renewVisitor(): void;
  readonly account: Account | null;
  readonly language: Language;
  readonly currency: string;
  readonly address: string;
  /** The network of that address, which limits are counted for. */
  readonly network: string;
  /** Whether the caller asked for data only and has no use for rendered markup. */
  readonly dataOnly: boolean;
  /** What the browser sent along, for the session's sake. */
  readonly headers: Headers;
  /** Sends a cookie back with the answer, as the text of a Set-Cookie header. */
  setCookie(cookie: string): void;
};
