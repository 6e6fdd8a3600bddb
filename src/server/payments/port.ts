import type { Instant } from '#domain/calendar/instant.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import type { LocalMethod, PaymentMethod } from '#domain/payment/method.ts';
import type { CardBrand } from '#domain/payment/stored-card.ts';

/** What a provider says about the holder's authentication of a card: one of the statuses of 3-D Secure, and who bears the loss. */
export type Authentication = {
  readonly status: string;
  readonly liabilityShifted: boolean;
};

/** A way to be paid once, as the browser brings it: what it stands for, as the provider knows it. */
export type Instrument = {
  readonly method: PaymentMethod;
  /** The card, also the one behind a wallet; null where there is none, as with PayPal. */
  readonly brand: CardBrand | null;
  readonly lastFour: string | null;
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
  /** Whether it has paid already; it can pay once. */
  readonly consumed: boolean;
  /** What it may pay at most; null when it is not bound to an amount. */
  readonly amount: Money | null;
  readonly authentication: Authentication | null;
};

/** What is paid with: something that the browser brings for one payment, or a card that the provider keeps. */
export type PaymentSource =
  | { readonly kind: 'oneTime'; readonly ref: string }
  | { readonly kind: 'stored'; readonly ref: string };

/** Why a payment was declined: try again or another card, never again with this card, the bank wants its holder, or suspected fraud. */
export type DeclineClass = 'soft' | 'hard' | 'authentication' | 'fraud';

/** A decline, with the provider's own code. */
export type Decline = { readonly class: DeclineClass; readonly code: string };

/** A card that a provider keeps for later payments. */
export type KeptCard = {
  readonly ref: string;
  readonly brand: CardBrand;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
};

/** What came of asking for money. `unknown`: no answer that can be trusted; the money may be reserved, and must be searched for. */
export type Authorisation =
  | {
      readonly outcome: 'approved';
      readonly transaction: Transaction;
      /** What later payments can be asked of as a stored source, if it was to be kept: a card, the card of a wallet, an account. */
      readonly keptRef: string | null;
      /** The same where it is a card that its owner can be shown and can choose again. */
      readonly keptCard: KeptCard | null;
    }
  | ({ readonly outcome: 'declined' } & Decline)
  | { readonly outcome: 'invalid'; readonly code: string }
  | { readonly outcome: 'unknown'; readonly cause: string };

/** What came of anything else that moves money. */
export type Movement =
  | { readonly outcome: 'done'; readonly transaction: Transaction }
  | { readonly outcome: 'refused'; readonly code: string; readonly transaction: Transaction | null }
  | { readonly outcome: 'unknown'; readonly cause: string };

/** Where a transaction stands at the provider. */
export type TransactionState = 'authorised' | 'captured' | 'voided' | 'declined';

/** A transaction as the provider's own books have it. */
export type Transaction = {
  readonly ref: string;
  /** Our own name of the attempt it belongs to. */
  readonly attemptRef: string;
  readonly state: TransactionState;
  readonly authorised: Money;
  readonly captured: number;
  readonly refunded: number;
  /** Why it was declined; null when it was not. A holder who gives up on a page of a bank has the code `cancelled`. */
  readonly decline: Decline | null;
  /** When it last changed. */
  readonly at: Instant;
};

/** What was found; `unknown` when the provider could not be asked. */
export type Search<Found> =
  | { readonly outcome: 'found'; readonly found: Found }
  | { readonly outcome: 'unknown'; readonly cause: string };

/** A payment that its holder makes on a page of a bank: iDEAL and Sofort. */
export type RedirectRequest = {
  readonly attemptRef: string;
  readonly amount: Money;
  readonly method: LocalMethod;
  /** The bank of the holder, for iDEAL; one of `redirectOptions`. */
  readonly bank: string | null;
  /** The country of the account. */
  readonly country: string;
  readonly givenName: string;
  readonly surname: string;
  /** The language of the page. */
  readonly language: string;
  /** Where the page leads when the holder has paid, cancelled or failed. It says nothing of the result: that is searched for. */
  readonly returnUrl: string;
  /** Nobody can pay it from then on. */
  readonly expiresAt: Instant;
};

/** What came of asking for a page of a bank. `invalid`: there is none, and nothing can be paid. */
export type RedirectStart =
  | { readonly outcome: 'started'; readonly url: string }
  | { readonly outcome: 'invalid'; readonly code: string }
  | { readonly outcome: 'unknown'; readonly cause: string };

/** What a person chooses from before they are sent to a bank. */
export type RedirectOptions = {
  /** The banks of iDEAL, in the order they are shown. */
  readonly idealBanks: readonly { readonly id: string; readonly name: string }[];
  /** The countries of Sofort, as two letters. */
  readonly sofortCountries: readonly string[];
};

/** What a browser needs to talk to the provider; only the provider's own client understands the configuration. */
export type ClientSession = {
  readonly provider: string;
  readonly config: Readonly<Record<string, string>>;
  readonly expiresAt: Instant;
};

/** News from the provider. What it says is not believed; it tells which attempt to look at. */
export type Notice = { readonly dedupeKey: string; readonly kind: string; readonly attemptRef: string | null };

/** Where a page that takes payments may load frames from, for its content security policy. */
export type PolicySources = { readonly frames: readonly string[] };

/**
 * A payment provider. Amounts are minor units. Every method that asks the provider gives up after a time of its own and answers
 * `unknown` then; none throws for trouble of the network. Asking twice with the same key moves money once.
 */
export type PaymentProvider = {
  readonly name: string;
  /** The methods it takes in a currency. */
  methods(currency: Currency): readonly PaymentMethod[];
  readonly paypalCredit: boolean;
  policySources(): PolicySources;
  openClientSession(request: { readonly currency: Currency }): Promise<Search<ClientSession>>;
  /** What the browser has brought; null when the provider does not know it. */
  inspectInstrument(ref: string): Promise<Search<Instrument | null>>;
  authorise(request: {
    readonly attemptRef: string;
    readonly amount: Money;
    readonly source: PaymentSource;
    /** The holder agreed that the card is kept. */
    readonly keep: boolean;
    /** Who pays: the holder, present; or we by an agreement, without them. */
    readonly initiator: 'holder' | 'merchant';
  }): Promise<Authorisation>;
  /** What the holder of an account can choose from. */
  redirectOptions(): Promise<Search<RedirectOptions>>;
  /**
   * Opens a page of a bank on which the attempt is paid. These methods reserve nothing: paying captures at once, cancelling and
   * failing decline. A page that is left open or closed comes to nothing until somebody pays, or its time is up. Asked again for
   * the same attempt, the same page.
   */
  startRedirect(request: RedirectRequest): Promise<RedirectStart>;
  /** Nobody can pay an attempt on a page from now on. Tells whether somebody could have, just before. What was paid stays paid. */
  endRedirect(attemptRef: string): Promise<Search<boolean>>;
  capture(request: { readonly key: string; readonly ref: string; readonly amount: number }): Promise<Movement>;
  /** Undoes a transaction that has not been captured. */
  cancel(request: { readonly key: string; readonly ref: string }): Promise<Movement>;
  refund(request: { readonly key: string; readonly ref: string; readonly amount: number }): Promise<Movement>;
  /** All transactions of an attempt: none, or one unless something is wrong. */
  findByAttempt(attemptRef: string): Promise<Search<readonly Transaction[]>>;
  /** Every transaction that changed since a moment, oldest first. */
  listSince(since: Instant): Promise<Search<readonly Transaction[]>>;
  /** Something that can pay once, made of a card that is kept, for 3-D Secure in the browser. */
  issueInstrument(keptRef: string): Promise<Search<string | null>>;
  forgetCard(keptRef: string): Promise<Search<boolean>>;
  /** Reads a notice; null when its signature is not the provider's or it is too old. */
  readNotice(body: string, headers: Headers): Notice | null;
};
