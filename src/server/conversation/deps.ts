import type { OfferForm, OfferView } from '#contract/schemas/conversation.ts';
import type { FirstAnswer } from '#contract/schemas/enquiry.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import type { NewOffer } from '#domain/enquiry/offer.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { RateLimiter } from '../platform/limits/rate-limit.ts';
import type { SendMail } from '../platform/mail/outgoing-mail.ts';
import type { Refusal } from '../platform/refusal.ts';
import type { Settings } from '../platform/settings.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';

/** Who views an offer; without a currency it uses the operator's own. */
export type OfferReader = {
  readonly language: Language;
  readonly currency: Currency | null;
  readonly forTraveller: boolean;
};

/** The known facts of a question that is answered with an offer. */
export type TripRequest = {
  readonly tourId: number;
  readonly day: string | null;
  readonly adults: number | null;
  readonly children: number | null;
};

/** The functions of the offer module that conversations use. */
export type Offers = {
  readonly form: (
    trip: TripRequest,
    choice: ParsedOf<'loadOfferForm'>,
    language: Language,
  ) => Promise<OfferForm | Refusal>;
  readonly check: (trip: TripRequest, choice: ParsedOf<'makeOffer'>, language: Language) => Promise<NewOffer | Refusal>;
  readonly insert: (
    trx: Transaction,
    conversationId: number,
    position: number,
    offer: NewOffer,
    reader: OfferReader,
  ) => Promise<OfferView | null>;
  readonly withdraw: (conversationId: number, offerId: number) => Promise<boolean>;
  readonly show: (
    conversationId: number,
    accountId: string | null,
    reader: OfferReader,
  ) => Promise<ReadonlyMap<number, OfferView>>;
  readonly states: (conversationId: number, accountId: string | null) => Promise<string>;
};

/** The dependencies of the conversation use cases. */
export type ConversationDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'secret' | 'origin' | 'mailFrom' | 'dataFolder'>;
  readonly limit: RateLimiter;
  readonly sendMail: SendMail;
  readonly webRenderer: Pick<WebRenderer, 'words'>;
  readonly offers: Offers;
  readonly firstAnswer: (
    trip: Omit<TripRequest, 'tourId'> & { readonly slug: string; readonly message: string },
    caller: Caller,
  ) => Promise<FirstAnswer | null>;
};
