import type { CardBrand } from '#domain/payment/stored-card.ts';

/** The three fields of a card, which live in frames of the provider. */
export type CardFieldName = 'number' | 'expirationDate' | 'cvv';

/** What the frames tell about a field; what was typed stays in the frame. */
export type CardFieldEvent =
  | { readonly kind: 'focus' | 'blur'; readonly field: CardFieldName }
  | { readonly kind: 'validity'; readonly field: CardFieldName; readonly empty: boolean; readonly valid: boolean }
  /** Null while the digits fit no kind of card, or several. */
  | { readonly kind: 'brand'; readonly brand: CardBrand | null; readonly codeLength: number };

/** Why a card was not taken; the source's own names of the errors. */
export type TokeniseFailure =
  | { readonly code: 'HOSTED_FIELDS_FIELDS_EMPTY' }
  | { readonly code: 'HOSTED_FIELDS_FIELDS_INVALID'; readonly fields: readonly CardFieldName[] }
  | { readonly code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' | 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' };

/** Something that can pay once. */
export type TokenisedCard = { readonly ref: string; readonly brand: CardBrand; readonly lastFour: string };

/** Fields in their places on the page. */
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

/** What the bank asks the holder's device and person for. */
export type AuthenticationRequest = {
  readonly ref: string;
  readonly amount: number;
  readonly currency: string;
  readonly email: string;
  /** What the shop knows about the buyer, for the bank (get_additional_information). */
  readonly additionalInformation: Readonly<Record<string, string>>;
  /** Where a challenge is shown, if the bank wants one; called with null when it is over. */
  readonly showChallenge: (frame: HTMLIFrameElement | null) => void;
  readonly signal: AbortSignal;
};

/** The holder was authenticated, or not: a status of 3-D Secure, and what pays from now on. `error`: the verification itself failed. */
export type AuthenticationResult =
  | { readonly ok: true; readonly ref: string; readonly status: string }
  | { readonly ok: false; readonly error: string };

/** Methods that are paid on a sheet or in a window of the provider. */
export type SheetMethod = 'applePay' | 'googlePay' | 'paypal' | 'paypalCredit';

/** What is to be agreed to on a sheet. */
export type SheetRequest = {
  readonly method: SheetMethod;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Who is paid, as the sheet says it. */
  readonly label: string;
  readonly language: string;
  /** Where the sheet of a wallet is shown; called with null when it is over. PayPal has a window of its own and never calls it. */
  readonly show: (frame: HTMLIFrameElement | null) => void;
  readonly signal: AbortSignal;
};

/**
 * What came of a sheet: something that can pay this amount once, or why there is none. Nothing has been charged either way.
 * `cancelled`: the person closed it. `failed`: the provider said no, and `message` says why in the language of the request, or
 * could not be reached, and `message` is empty. `blocked`: the browser did not let a window be opened.
 */
export type SheetResult =
  /** `payer` is the account, as its owner knows it; null where the sheet tells nothing that is worth showing. */
  | { readonly ok: true; readonly ref: string; readonly payer: string | null }
  | { readonly ok: false; readonly reason: 'cancelled' | 'failed' | 'blocked'; readonly message: string };

/** A payment provider as the page knows it. Loaded when the payment section comes near. */
export type PaymentClient = {
  /** Puts the fields into the page; rejects when the frames cannot be made. */
  mountCardFields(options: {
    readonly containers: Readonly<Record<CardFieldName, HTMLElement>>;
    readonly labels: Readonly<Record<CardFieldName, string>>;
    readonly placeholders: Readonly<Record<CardFieldName, string>>;
    /** Colours, font and size, so that a field looks part of the page. */
    readonly look: Readonly<Record<string, string>>;
    readonly onEvent: (event: CardFieldEvent) => void;
  }): Promise<CardFields>;
  authenticate(request: AuthenticationRequest): Promise<AuthenticationResult>;
  /** Whether this browser can pay so at all. */
  canPay(method: SheetMethod): boolean;
  /** Asks the person to agree. To be called while they press: browsers open windows for nobody else. */
  openSheet(request: SheetRequest): Promise<SheetResult>;
  remove(): void;
};
