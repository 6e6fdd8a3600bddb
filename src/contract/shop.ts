import type { Language } from '#domain/catalogue/words.ts';
import type { Role } from './call.ts';
import type { CallName } from './list.ts';
import type { CallResult } from './problem.ts';
import type { AnswerOf, RequestOf } from './schemas.ts';

/** The languages of the product; each but the first has a path prefix of its own. */
export { LANGUAGES as languages, type Language } from '#domain/catalogue/words.ts';

/** The account that is signed in, as far as a page needs to know it. */
export type SignedIn = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** The name of the account's permission preset in its office; null outside offices. */
  readonly preset: string | null;
};

/** The data of every page about itself and its visitor. */
export type PageFacts = {
  readonly language: Language;
  readonly currency: string;
  /** Whether the currency was set by the page's address. */
  readonly forcedCurrency: boolean;
  /** The origin of the shop, without a trailing slash. */
  readonly origin: string;
  /** The base address of scripts and images when they are served from elsewhere, or else empty. */
  readonly assetBase: string;
  readonly version: string;
  readonly account: SignedIn | null;
  /** Empty on cached public pages, which request one before the first write. */
  readonly securityToken: string;
  readonly requestId: string;
  /** Whether this is the public host, where nothing is logged to the console. */
  readonly production: boolean;
  /** The base address of the mobile app's links, when there is an app. */
  readonly appLink: string | null;
  /** Whether experiments are running; only then does a page request its own variant. */
  readonly experiments: boolean;
  /** Present when visits are recorded, with consent. */
  readonly sessionReplay?: true;
};

/** A form that was refused because it had no valid security token; null fields cannot be displayed again. */
export type Unsent = { readonly action: string; readonly fields: readonly (readonly [string, string])[] | null };

/** What a page's loader can use: the page's data, and every endpoint of the list, called in process as its visitor. */
export type Shop = {
  readonly page: PageFacts;
  readonly nonce: string;
  /** The refused form that this page displays. */
  readonly unsent: Unsent | null;
  /** Logs an error that occurred while a page was rendered on the server. */
  onError(error: unknown): void;
  /** Calls an endpoint that the page requires: a refusal becomes the page's own status. */
  call<Name extends CallName>(name: Name, request: RequestOf<Name>): Promise<AnswerOf<Name>>;
  /** Calls an endpoint some of whose refusals the page handles; any other becomes the page's own status. */
  callResult<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    isExpected: (status: number) => boolean,
  ): Promise<CallResult<AnswerOf<Name>>>;
};
