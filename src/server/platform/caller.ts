import type { Role } from '#contract/call.ts';
import type { Language } from '#contract/shop.ts';

/** The account behind a request, as recorded in the session. */
export type Account = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly agencyId: string | null;
  readonly operatorId: string | null;
  /** The name of the account's permission preset in its office; null outside offices. */
  readonly preset: string | null;
};

/** The caller of an endpoint, with the means to set response headers. */
export type Caller = {
  readonly requestId: string;
  /** The browser's id as it was sent; null if it has none yet. */
  readonly knownVisitorId: string | null;
  /** Returns the random id stored in the visitor's browser, creating one on first use; it contains no personal data. */
  visitorId(): string;
  /**
   * Earlier ids of the same browser, replaced at sign-in or sign-out; data stored under them still belongs to the
   * visitor.
   */
  formerVisitorIds(): readonly string[];
  /** Replaces the browser's visitor id. */
  renewVisitor(): void;
  readonly account: Account | null;
  readonly language: Language;
  readonly currency: string;
  readonly address: string;
  /** The network of the client address, which rate limits apply to. */
  readonly network: string;
  /** Whether the caller requested data only, without rendered markup. */
  readonly dataOnly: boolean;
  /** The request headers, needed to read the session. */
  readonly headers: Headers;
  /** Adds a Set-Cookie header to the response. */
  setCookie(cookie: string): void;
};
