import type { Money } from '#domain/money/money.ts';
import type { VoucherFacts } from './document.ts';

/** What is held, as far as a mail tells it; the names are the catalogue's own. */
export type HeldInMail = {
  readonly reference: string;
  readonly tour: string;
  readonly variant: string;
  readonly from: string;
  readonly until: string;
  readonly travellers: number;
  /** Each room with its number, such as `2 × Twin room`. */
  readonly rooms: readonly string[];
  readonly total: Money;
  /** ISO, and the zone in which it is told. */
  readonly endsAt: string;
  readonly timeZone: string;
};

/** What was booked, as far as a mail tells it. */
export type BookedInMail = Omit<HeldInMail, 'endsAt'> & {
  readonly paid: Money;
  /** What is still to be paid, and when the next payment is due. */
  readonly rest: { readonly amount: number; readonly due: string } | null;
};

/** What each kind of mail has to know in order to be written. */
export type Mails = {
  'reset-password': { readonly name: string; readonly url: string; readonly minutes: number };
  'confirm-account': { readonly name: string; readonly url: string; readonly minutes: number };
  'account-exists': { readonly name: string; readonly loginUrl: string; readonly resetUrl: string };
  welcome: { readonly name: string; readonly url: string };
  'confirm-letters': { readonly url: string; readonly withdrawUrl: string; readonly days: number };
  'letters-begin': { readonly url: string; readonly withdrawUrl: string };
  brochure: { readonly tour: string; readonly url: string; readonly pageUrl: string; readonly days: number };
  'share-tour': {
    /** Who sends it to a friend; null when somebody sends it to themselves. */
    readonly sender: { readonly name: string; readonly email: string } | null;
    readonly tour: {
      readonly name: string;
      readonly tagline: string;
      readonly lengthDays: number;
      readonly price: Money | null;
    };
    readonly url: string;
    /** When the sender pressed the button, by their own clock. */
    readonly sent: { readonly day: string; readonly time: string } | null;
  };
  /** To whoever holds. */
  'hold-confirmed': { readonly held: HeldInMail; readonly url: string; readonly calendarUrl: string };
  /** To the operator. */
  'hold-placed': {
    readonly held: HeldInMail;
    readonly lead: string;
    readonly agency: string | null;
    readonly url: string;
  };
  /** To both. */
  'hold-ended': {
    readonly held: HeldInMail;
    readonly how: 'expired' | 'released';
    readonly to: 'holder' | 'operator';
    readonly url: string;
  };
  /** To a friend who was named for an open bed; the names are checked, or left out. */
  'hold-invitation': {
    readonly sender: string | null;
    readonly friend: string | null;
    readonly tour: string;
    readonly tagline: string;
    readonly from: string;
    readonly until: string;
    readonly url: string;
  };
  /** To the traveller, with the voucher as a file. */
  'booking-confirmed': { readonly booked: BookedInMail; readonly url: string; readonly voucher: VoucherFacts };
  /** To the traveller: the operator answers until then (ISO). */
  'booking-requested': { readonly booked: BookedInMail; readonly url: string; readonly answerBy: string };
  /** To both, when a booking ends without a journey: declined, no answer in time, or the payment could not be collected. */
  'booking-ended': {
    readonly booked: BookedInMail;
    readonly how: 'declined' | 'lapsed' | 'payment';
    readonly to: 'traveller' | 'operator';
    /** The operator's own words. */
    readonly words: string | null;
    readonly url: string;
  };
  /** To the operator: sold, or asked for with a moment (ISO) until which to answer. */
  'booking-placed': {
    readonly booked: BookedInMail;
    readonly lead: string;
    readonly agency: string | null;
    readonly answerBy: string | null;
    readonly url: string;
  };
  /** To the other side of a conversation, with all that was written. */
  'conversation-message': {
    readonly to: 'traveller' | 'operator';
    readonly from: string;
    readonly tour: string | null;
    readonly body: string;
    readonly url: string;
    /** Where an answer by mail goes. */
    readonly replyTo: string;
  };
};

export type MailKind = keyof Mails;
export type MailProps<Kind extends MailKind> = Mails[Kind];

/** A mail in words, ready to be sent. */
export type MailContent = { readonly subject: string; readonly html: string; readonly text: string };
