import type { Instant } from '#domain/calendar/instant.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import type { LocalMethod, PaymentMethod } from '#domain/payment/method.ts';
import type { CardBrand } from '#domain/payment/stored-card.ts';

/**
 * The provider's result of authenticating the cardholder: a 3-D Secure status, and whether liability has shifted to the
 * issuer.
 */
export type Authentication = {
  readonly status: string;
  readonly liabilityShifted: boolean;
};

/** A one-time payment instrument that the browser submits, as the provider describes it. */
export type Instrument = {
  readonly method: PaymentMethod;
  /** The brand of the card, or of the card behind a wallet; null for methods without a card, such as PayPal. */
  readonly brand: CardBrand | null;
  readonly lastFour: string | null;
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
  /** Whether it has already been used; an instrument can pay only once. */
  readonly consumed: boolean;
  /** The maximum amount; null when the instrument is not bound to an amount. */
  readonly amount: Money | null;
  readonly authentication: Authentication | null;
  /** The stored card passed to `issueInstrument`; null when the holder entered the card. */
  readonly storedRef: string | null;
  /** The purpose passed to `issueInstrument`; null when the holder entered the card. */
  readonly purpose: string | null;
};

/** The source of a payment: a one-time token from the browser, or a card stored at the provider. */
export type PaymentSource =
  | { readonly kind: 'oneTime'; readonly ref: string }
  | { readonly kind: 'stored'; readonly ref: string };

/**
 * Why a payment was declined: retry or use another card, never retry this card, authenticate the holder, or suspected
 * fraud.
 */
export type DeclineClass = 'soft' | 'hard' | 'authentication' | 'fraud';

/** A decline, with the provider's own code. */
export type Decline = { readonly class: DeclineClass; readonly code: string };

/** A card that the provider stores for later payments. */
export type SavedCard = {
  readonly ref: string;
  readonly brand: CardBrand;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
};

/**
 * The result of an authorisation. After `unknown` the money may be reserved, so the transaction must be searched for.
 */
export type Authorisation =
  | {
      readonly outcome: 'approved';
      readonly transaction: Transaction;
      /** The stored source for later payments, if saving was requested: a card, the card of a wallet, or an account. */
      readonly savedCardRef: string | null;
      /** The stored source if it is a card that its owner can view and select again. */
      readonly savedCard: SavedCard | null;
    }
  | ({ readonly outcome: 'declined' } & Decline)
  | { readonly outcome: 'invalid'; readonly code: string }
  | { readonly outcome: 'unknown'; readonly cause: string };

/** The result of a capture, cancellation or refund. */
export type Movement =
  | { readonly outcome: 'done'; readonly transaction: Transaction }
  | { readonly outcome: 'refused'; readonly code: string; readonly transaction: Transaction | null }
  | { readonly outcome: 'unknown'; readonly cause: string };

/** The state of a transaction at the provider. */
export type TransactionState = 'authorised' | 'captured' | 'voided' | 'declined';

/** A transaction as the provider records it. */
export type Transaction = {
  readonly ref: string;
  /** Our reference of the payment attempt. */
  readonly attemptRef: string;
  readonly state: TransactionState;
  readonly authorised: Money;
  readonly captured: number;
  readonly refunded: number;
  /** Why it was declined, otherwise null. The code is `cancelled` when the holder cancels on the bank's page. */
  readonly decline: Decline | null;
  /** When it last changed. */
  readonly at: Instant;
  /** The card that was stored with the payment, where the provider's search returns it. */
  readonly savedCard?: SavedCard | null;
};

/** The result of a query; `unknown` when the provider did not answer reliably. */
export type Search<Found> =
  | { readonly outcome: 'found'; readonly found: Found }
  | { readonly outcome: 'unknown'; readonly cause: string };

/** A payment that the holder makes on a bank's page, such as iDEAL or Sofort. */
export type RedirectRequest = {
  readonly attemptRef: string;
  readonly amount: Money;
  readonly method: LocalMethod;
  /** The holder's bank for iDEAL: an id from `redirectOptions`. */
  readonly bank: string | null;
  /** The country of the bank account. */
  readonly country: string;
  readonly givenName: string;
  readonly surname: string;
  /** The language of the bank's page. */
  readonly language: string;
  /**
   * Where the page redirects after payment, cancellation or failure. The redirect does not carry the result, which must
   * be searched for.
   */
  readonly returnUrl: string;
  /** The time after which the page accepts no payment. */
  readonly expiresAt: Instant;
};

/** The result of opening a bank's page; `invalid` means that no page exists and no payment is possible. */
export type RedirectStart =
  | { readonly outcome: 'started'; readonly url: string }
  | { readonly outcome: 'invalid'; readonly code: string }
  | { readonly outcome: 'unknown'; readonly cause: string };

/** The options that a payer selects from before being redirected to a bank. */
export type RedirectOptions = {
  /** The iDEAL banks in display order. */
  readonly idealBanks: readonly { readonly id: string; readonly name: string }[];
  /** The Sofort countries, as two-letter codes. */
  readonly sofortCountries: readonly string[];
};

/** What a browser needs to talk to the provider; only the provider's own client reads the configuration. */
export type ClientSession = {
  readonly provider: string;
  readonly config: Readonly<Record<string, string>>;
  readonly expiresAt: Instant;
};

/** A notice from the provider. Its content is not trusted; it only names the attempt to look up. */
export type Notice = { readonly dedupeKey: string; readonly kind: string; readonly attemptRef: string | null };

/** A parsed notice, or why it was rejected: without a recent valid signature, or signed but malformed. */
export type NoticeReading = Notice | 'unsigned' | 'malformed';

/** The sources that a payment page may load from the provider, for its content security policy. */
export type PolicySources = {
  readonly frames: readonly string[];
  readonly scripts: readonly string[];
  /** Where the provider's scripts send requests. */
  readonly connections: readonly string[];
};

/**
 * A payment provider. Amounts are in minor units. Requests have the provider's own timeout and return `unknown` on
 * network errors instead of throwing. Repeating a request with the same key moves money once.
 */
export type PaymentProvider = {
  readonly name: string;
  /** Returns the methods that the provider accepts in a currency. */
  methods(currency: Currency): readonly PaymentMethod[];
  readonly paypalCredit: boolean;
  policySources(): PolicySources;
  /** Returns how long an authorisation lasts, in milliseconds; null for methods that capture at once. */
  authorisationLastsMs(method: PaymentMethod): number | null;
  openClientSession(request: { readonly currency: Currency }): Promise<Search<ClientSession>>;
  /** Returns the instrument that the browser submitted; null when the provider does not know it. */
  inspectInstrument(ref: string): Promise<Search<Instrument | null>>;
  authorise(request: {
    readonly attemptRef: string;
    readonly amount: Money;
    readonly source: PaymentSource;
    /** Whether the holder agreed to store the card. */
    readonly keep: boolean;
    /** Who initiates the payment: the holder, or the merchant under an agreement while the holder is absent. */
    readonly initiator: 'holder' | 'merchant';
  }): Promise<Authorisation>;
  /** Returns the options for payments on a bank's page. */
  redirectOptions(): Promise<Search<RedirectOptions>>;
  /**
   * Opens a bank's page on which the attempt is paid. These methods reserve nothing: paying captures at once,
   * cancelling and failing decline. The attempt stays open until it is paid or expires. Repeating the request for an
   * attempt returns the same page.
   */
  startRedirect(request: RedirectRequest): Promise<RedirectStart>;
  /**
   * Stops an attempt from being paid on a bank's page, and returns whether it could still be paid until now. A
   * completed payment remains paid.
   */
  endRedirect(attemptRef: string): Promise<Search<boolean>>;
  capture(request: { readonly key: string; readonly ref: string; readonly amount: number }): Promise<Movement>;
  /** Cancels a transaction that has not been captured. */
  cancel(request: { readonly key: string; readonly ref: string }): Promise<Movement>;
  refund(request: { readonly key: string; readonly ref: string; readonly amount: number }): Promise<Movement>;
  /** Returns all transactions of an attempt; more than one means an error. */
  findByAttempt(attemptRef: string): Promise<Search<readonly Transaction[]>>;
  /** Returns the transactions that changed since a moment, oldest first. */
  listSince(since: Instant): Promise<Search<readonly Transaction[]>>;
  /**
   * Issues a one-time payment token from a stored card, for 3-D Secure in the browser. The provider stores the purpose
   * with the token and with every token that replaces it; `inspectInstrument` returns it.
   */
  issueInstrument(savedCardRef: string, purpose: string): Promise<Search<string | null>>;
  forgetCard(savedCardRef: string): Promise<Search<boolean>>;
  /** Verifies and parses a notice from the network. */
  readNotice(body: string, headers: Headers): NoticeReading;
};
