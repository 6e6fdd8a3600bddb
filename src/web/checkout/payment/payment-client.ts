import type { CardBrand } from '#domain/payment/stored-card.ts';

/** The three fields of a card, which are in frames of the provider. */
export type CardFieldName = 'number' | 'expirationDate' | 'cvv';

/** Events of a card field; the entered digits stay in the frame. */
export type CardFieldEvent =
  | { readonly kind: 'focus' | 'blur'; readonly field: CardFieldName }
  | { readonly kind: 'validity'; readonly field: CardFieldName; readonly empty: boolean; readonly valid: boolean }
  /** Null while the digits match no card brand, or several. */
  | { readonly kind: 'brand'; readonly brand: CardBrand | null; readonly codeLength: number };

/** Why tokenisation failed, with the original error names. */
export type TokeniseFailure =
  | { readonly code: 'HOSTED_FIELDS_FIELDS_EMPTY' }
  | { readonly code: 'HOSTED_FIELDS_FIELDS_INVALID'; readonly fields: readonly CardFieldName[] }
  | { readonly code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' | 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' };

/** A one-time payment token for a card. */
export type TokenisedCard = { readonly ref: string; readonly brand: CardBrand; readonly lastFour: string };

/** The mounted card fields. */
export type CardFields = {
  tokenise(details: {
    readonly cardHolder: string;
    readonly billingCountry: string;
    readonly billingZip: string;
  }): Promise<
    { readonly ok: true; readonly card: TokenisedCard } | { readonly ok: false; readonly failure: TokeniseFailure }
  >;
  focus(field: CardFieldName): void;
  remove(): void;
};

/** The input for authenticating the card holder. */
export type AuthenticationRequest = {
  readonly ref: string;
  readonly amount: number;
  readonly currency: string;
  readonly email: string;
  /** Facts about the buyer for the bank (get_additional_information). */
  readonly additionalInformation: Readonly<Record<string, string>>;
  /** Shows the bank's challenge, if there is one; called with null when it is over. */
  readonly showChallenge: (frame: HTMLIFrameElement | null) => void;
  readonly signal: AbortSignal;
};

/** The 3-D Secure status and the token to use from now on. `error`: the verification itself failed. */
export type AuthenticationResult =
  | { readonly ok: true; readonly ref: string; readonly status: string }
  | { readonly ok: false; readonly error: string };

/** Methods that are approved on a sheet or in a window of the provider. */
export type SheetMethod = 'applePay' | 'googlePay' | 'paypal' | 'paypalCredit';

/** The payment that the sheet presents. */
export type SheetRequest = {
  readonly method: SheetMethod;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  /** The payee's name on the sheet. */
  readonly label: string;
  readonly language: string;
  /** Shows a wallet's sheet; called with null when it is over. PayPal opens its own window and never calls it. */
  readonly show: (frame: HTMLIFrameElement | null) => void;
  readonly signal: AbortSignal;
};

/**
 * The result of a sheet: a one-time token for this amount, or the reason why there is none. Nothing is charged either
 * way. `cancelled`: the user closed it. `failed`: the provider refused, with `message` in the request's language, or
 * was unreachable, with an empty `message`. `blocked`: the browser blocked the window.
 */
export type SheetResult =
  /** `payer` is the account's name for its owner; null where the sheet returns nothing worth displaying. */
  | { readonly ok: true; readonly ref: string; readonly payer: string | null }
  | { readonly ok: false; readonly reason: 'cancelled' | 'failed' | 'blocked'; readonly message: string };

/** The client of a payment provider; loaded when the payment section comes near the viewport. */
export type PaymentClient = {
  /** Mounts the card fields; rejects when the frames cannot be created. */
  mountCardFields(options: {
    readonly containers: Readonly<Record<CardFieldName, HTMLElement>>;
    readonly labels: Readonly<Record<CardFieldName, string>>;
    readonly placeholders: Readonly<Record<CardFieldName, string>>;
    /** Colours, font and size, so that a field matches the page. */
    readonly look: Readonly<Record<string, string>>;
    readonly onEvent: (event: CardFieldEvent) => void;
  }): Promise<CardFields>;
  authenticate(request: AuthenticationRequest): Promise<AuthenticationResult>;
  /** Whether this browser supports the method. */
  canPay(method: SheetMethod): boolean;
  /** Opens the sheet. Call it within a user gesture, because browsers block other windows. */
  openSheet(request: SheetRequest): Promise<SheetResult>;
  remove(): void;
};
