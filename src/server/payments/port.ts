import type { Instant } from '#domain/calendar/instant.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import type { CardBrand } from '#domain/payment/stored-card.ts';

/** What a provider says about the holder's authentication of a card: one of the statuses of 3-D Secure, and who bears the loss. */
export type Authentication = {
  readonly status: string;
  readonly liabilityShifted: boolean;
};

/** A way to be paid once, as the browser brings it: what it stands for, as the provider knows it. */
export type Instrument = {
  readonly method: PaymentMethod;
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
  | { readonly outcome: 'approved'; readonly transaction: Transaction; readonly keptCard: KeptCard | null }
  | { readonly outcome: 'declined'; readonly class: DeclineClass; readonly code: string }
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
  /** When it last changed. */
  readonly at: Instant;
  /** The card that was kept with it, where a search tells. */
  readonly keptCard?: KeptCard | null;
};

/** What was found; `unknown` when the provider could not be asked. */
export type Search<Found> =
  | { readonly outcome: 'found'; readonly found: Found }
  | { readonly outcome: 'unknown'; readonly cause: string };

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
