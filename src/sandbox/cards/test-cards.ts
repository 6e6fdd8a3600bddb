import { DECLINES, type Effect } from '../faults/effect.ts';

/** The 3-D Secure result of a card: immediate, after a challenge, failed, or never. */
export type CardAuthentication =
  | { readonly kind: 'frictionless'; readonly status: string }
  /** The results if the holder confirms or closes the challenge. Refusing is `authenticate_failed` with every card. */
  | { readonly kind: 'challenge'; readonly confirmed: string; readonly closed: string }
  | { readonly kind: 'error' }
  | { readonly kind: 'hang' };

/** A test card number and what it demonstrates. */
export type TestCard = {
  /** The id that is stored instead of the number. */
  readonly id: string;
  readonly number: string;
  readonly shows: string;
  readonly authentication: CardAuthentication;
  /** The error when the card is submitted. */
  readonly tokenise?: 'rejected' | 'networkError';
  readonly authorise?: Effect;
  readonly capture?: Effect;
  readonly refund?: Effect;
};

const frictionless = (status: string): CardAuthentication => ({ kind: 'frictionless', status });
const challenge = (confirmed: string, closed = 'authenticate_failed'): CardAuthentication => ({
  kind: 'challenge',
  confirmed,
  closed,
});
const authenticated = frictionless('authenticate_successful');
const declined = (decline: (typeof DECLINES)[keyof typeof DECLINES]): Effect => ({ kind: 'decline', decline });

/** A card that is always accepted. */
export const WORKING_CARD = '4111111111111111';

/** A group of test cards with a similar outcome. */
export type CardGroup = { readonly title: string; readonly cards: readonly TestCard[] };

/** All accepted card numbers; any other is rejected. Any future expiry date and any security code are valid. */
export const CARD_GROUPS: readonly CardGroup[] = [
  {
    title: 'Cards that pay',
    cards: [
      { id: 'visa', number: WORKING_CARD, shows: 'Visa: pays', authentication: authenticated },
      { id: 'mastercard', number: '5555555555554444', shows: 'Mastercard: pays', authentication: authenticated },
      {
        id: 'mastercard-2',
        number: '2223000048400011',
        shows: 'Mastercard, series 2: pays',
        authentication: authenticated,
      },
      {
        id: 'amex',
        number: '378282246310005',
        shows: 'American Express: pays, code of four digits',
        authentication: authenticated,
      },
      { id: 'discover', number: '6011111111111117', shows: 'Discover: pays', authentication: authenticated },
      { id: 'diners', number: '36259600000004', shows: 'Diners Club: pays', authentication: authenticated },
      { id: 'jcb', number: '3530111333300000', shows: 'JCB: pays', authentication: authenticated },
      { id: 'maestro', number: '6304000000000000', shows: 'Maestro: pays', authentication: authenticated },
      { id: 'unionpay', number: '6212345678901265', shows: 'UnionPay: pays', authentication: authenticated },
    ],
  },
  {
    title: '3-D Secure: the booking goes on',
    cards: [
      {
        id: '3ds-success',
        number: '4000000000002701',
        shows: 'authenticate_successful',
        authentication: authenticated,
      },
      {
        id: '3ds-challenge',
        number: '4000000000002503',
        shows: 'authenticate_successful after a challenge',
        authentication: challenge('authenticate_successful'),
      },
      {
        id: '3ds-attempt',
        number: '4000000000002719',
        shows: 'authenticate_attempt_successful',
        authentication: frictionless('authenticate_attempt_successful'),
      },
      {
        id: '3ds-frictionless-failed',
        number: '4000000000002925',
        shows: 'authenticate_frictionless_failed',
        authentication: frictionless('authenticate_frictionless_failed'),
      },
      {
        id: '3ds-bypassed',
        number: '4000000000002560',
        shows: 'lookup_bypassed',
        authentication: frictionless('lookup_bypassed'),
      },
      {
        id: '3ds-issuer-not-participating',
        number: '4000000000009003',
        shows: 'authenticate_successful_issuer_not_participating',
        authentication: frictionless('authenticate_successful_issuer_not_participating'),
      },
      {
        id: '3ds-not-enrolled',
        number: '4000000000009011',
        shows: 'lookup_not_enrolled',
        authentication: frictionless('lookup_not_enrolled'),
      },
      {
        id: '3ds-challenge-required',
        number: '4000000000009029',
        shows: 'challenge_required when the challenge is closed',
        authentication: challenge('authenticate_successful', 'challenge_required'),
      },
    ],
  },
  {
    title: '3-D Secure: another try is offered',
    cards: [
      {
        id: '3ds-error',
        number: '4000000000002644',
        shows: 'authenticate_error after a challenge',
        authentication: challenge('authenticate_error'),
      },
      {
        id: '3ds-failed',
        number: '4000000000002370',
        shows: 'authenticate_failed after a challenge',
        authentication: challenge('authenticate_failed'),
      },
      {
        id: '3ds-unable',
        number: '4000000000002313',
        shows: 'authenticate_unable_to_authenticate',
        authentication: frictionless('authenticate_unable_to_authenticate'),
      },
      {
        id: '3ds-unable-challenge',
        number: '4000000000002420',
        shows: 'authenticate_unable_to_authenticate after a challenge',
        authentication: challenge('authenticate_unable_to_authenticate'),
      },
      {
        id: '3ds-signature',
        number: '4000000000009037',
        shows: 'authenticate_signature_verification_failed',
        authentication: frictionless('authenticate_signature_verification_failed'),
      },
      {
        id: '3ds-enrolled',
        number: '4000000000009045',
        shows: 'lookup_enrolled',
        authentication: frictionless('lookup_enrolled'),
      },
      {
        id: '3ds-lookup-error',
        number: '4000000000002446',
        shows: 'lookup_error',
        authentication: frictionless('lookup_error'),
      },
      {
        id: '3ds-throws',
        number: '4000000000009060',
        shows: '3-D Secure itself fails',
        authentication: { kind: 'error' },
      },
      {
        id: '3ds-hangs',
        number: '4000000000002354',
        shows: '3-D Secure never answers',
        authentication: { kind: 'hang' },
      },
      {
        id: '3ds-new',
        number: '4000000000009144',
        shows: 'a status that nobody has listed: authenticate_delegated',
        authentication: frictionless('authenticate_delegated'),
      },
    ],
  },
  {
    title: '3-D Secure: this card is given up',
    cards: [
      {
        id: '3ds-unavailable',
        number: '4000000000002990',
        shows: 'authentication_unavailable',
        authentication: frictionless('authentication_unavailable'),
      },
      {
        id: '3ds-rejected',
        number: '4000000000002537',
        shows: 'authenticate_rejected',
        authentication: frictionless('authenticate_rejected'),
      },
      {
        id: '3ds-unsupported',
        number: '4000000000009052',
        shows: 'unsupported_card',
        authentication: frictionless('unsupported_card'),
      },
    ],
  },
  {
    title: 'Trouble with the payment itself',
    cards: [
      {
        id: 'tokenise-network',
        number: '4000000000009078',
        shows: 'the connection breaks when the card is typed in',
        authentication: authenticated,
        tokenise: 'networkError',
      },
      {
        id: 'tokenise-rejected',
        number: '4000000000009086',
        shows: 'the bank does not take the card',
        authentication: authenticated,
        tokenise: 'rejected',
      },
      {
        id: 'declined-hard',
        number: '4000000000009102',
        shows: 'declined permanently',
        authentication: authenticated,
        authorise: declined(DECLINES.hard),
      },
      {
        id: 'declined-funds',
        number: '4000000000009110',
        shows: 'declined: insufficient funds',
        authentication: authenticated,
        authorise: declined(DECLINES.soft),
      },
      {
        id: 'declined-authentication',
        number: '4000000000009128',
        shows: 'declined: the bank wants 3-D Secure, which was bypassed',
        authentication: frictionless('lookup_bypassed'),
        authorise: declined(DECLINES.authentication),
      },
      {
        id: 'declined-fraud',
        number: '4000000000009136',
        shows: 'declined: suspected fraud',
        authentication: authenticated,
        authorise: declined(DECLINES.fraud),
      },
      {
        id: 'answer-lost',
        number: '4000000000009151',
        shows: 'authorised, but the response is lost',
        authentication: authenticated,
        authorise: { kind: 'lost' },
      },
      {
        id: 'hangs',
        number: '4000000000009169',
        shows: 'no response, and the payment is never made',
        authentication: authenticated,
        authorise: { kind: 'hang' },
      },
      {
        id: 'late',
        number: '4000000000009177',
        shows: 'no response, authorised ten seconds later',
        authentication: authenticated,
        authorise: { kind: 'late', afterMs: 10_000 },
      },
      {
        id: 'capture-declined',
        number: '4000000000009185',
        shows: 'authorised, but never captured',
        authentication: authenticated,
        capture: declined(DECLINES.hard),
      },
      {
        id: 'refund-fails',
        number: '4000000000009193',
        shows: 'paid, but never refunded',
        authentication: authenticated,
        refund: declined(DECLINES.hard),
      },
    ],
  },
];

export const TEST_CARDS: readonly TestCard[] = CARD_GROUPS.flatMap(({ cards }) => cards);

const byNumber = new Map(TEST_CARDS.map((card) => [card.number, card]));
const byId = new Map(TEST_CARDS.map((card) => [card.id, card]));

/** Returns the test card with a number, or null. */
export const cardWithNumber = (digits: string): TestCard | null => byNumber.get(digits) ?? null;

/** Returns the test card with an id. */
export function cardWithId(id: string): TestCard {
  const card = byId.get(id);
  if (!card) throw new Error(`no test card is called ${id}`);
  return card;
}

const shifted = [
  'authenticate_successful',
  'authenticate_attempt_successful',
  'authenticate_successful_issuer_not_participating',
];

/** Whether a 3-D Secure status shifts the liability to the bank. */
export const shiftsLiability = (status: string): boolean => shifted.includes(status);
