import type { Language } from '#domain/catalogue/words.ts';
import type { Role } from './call.ts';
import type { CallName } from './list.ts';
import type { CallResult } from './problem.ts';
import type { AnswerOf, RequestOf } from './schemas.ts';

/** The languages that every word of the product exists in; each but the first has a path prefix of its own. */
export { LANGUAGES as languages, type Language } from '#domain/catalogue/words.ts';

/** The account that is signed in, as far as a page needs to know it. */
export type SignedIn = { readonly id: string; readonly name: string; readonly email: string; readonly role: Role };

/** What every page knows about itself and its visitor. */
export type PageFacts = {
  readonly language: Language;
  readonly currency: string;
  /** Whether the currency was forced by the page's address. */
  readonly forcedCurrency: boolean;
  /** Where the shop lives, without a closing slash. */
  readonly origin: string;
  /** The base of scripts and pictures when they are served from elsewhere, else empty. */
  readonly assetBase: string;
  readonly version: string;
  readonly account: SignedIn | null;
  /** Empty on pages that many share; what wants to write then asks for one. */
  readonly securityToken: string;
  readonly requestId: string;
  /** Whether this is the host that customers use, where the console stays quiet. */
  readonly production: boolean;
  /** Where the mobile app's links begin, when there is an app. */
  readonly appLink: string | null;
  /** Whether versions of pages are being compared; a page asks for its own only then. */
  readonly experiments: boolean;
  /** There where visits are recorded, with consent. */
  readonly sessionReplay?: true;
};

/** A form that was sent without a valid security token and so not taken; null fields are those that cannot be shown again. */
export type Unsent = { readonly action: string; readonly fields: readonly (readonly [string, string])[] | null };

/** What a page's loader can do: know its facts, and make any call of the list in process as its visitor. */
export type Shop = {
  readonly page: PageFacts;
  readonly nonce: string;
  /** The form that this page is shown instead of taking. */
  readonly unsent: Unsent | null;
  /** Tells the server's log about an error that a page met while rendering. */
  onError(error: unknown): void;
  /** Makes a call that the page cannot do without: a refusal becomes the page's own status. */
  call<Name extends CallName>(name: Name, request: RequestOf<Name>): Promise<AnswerOf<Name>>;
  /** Makes a call some of whose refusals the page has an answer to; any other becomes the page's own status. */
  callResult<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    isExpected: (status: number) => boolean,
  ): Promise<CallResult<AnswerOf<Name>>>;
};
