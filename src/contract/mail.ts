import type { Money } from '#domain/money/money.ts';
import type { CardBrand } from '#domain/payment/stored-card.ts';
import type { VoucherFacts } from './document.ts';
import type { AgencyLogo } from './schemas/common.ts';
import type { ShownOffer } from './schemas/conversation.ts';

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
  /** The policy that was bought with it, by its name. */
  readonly policy: string | null;
};

/** A payment of a plan: its amount in the currency of the booking, and its day. */
export type PaymentInMail = { readonly amount: number; readonly due: string };

/** What is told of a card. */
export type CardInMail = { readonly brand: CardBrand; readonly lastFour: string };

/** When somebody is called, in ISO, and the zone of their clock, where it is known. */
export type CallInMail = { readonly at: string; readonly until: string; readonly zone: string | null };

/** The agency whose client is told something: its name, how it is reached, and its logo. */
export type SellerInMail = {
  readonly name: string;
  readonly contact: string | null;
  readonly logo: AgencyLogo | null;
};

/** Where a mail finds the logo that it carries. */
export const LOGO_IN_MAIL = 'agency-logo';

/** What every mail to clients of an agency has besides; mails from before there were logos have none. */
type ForClients = { readonly seller?: SellerInMail | null };

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
    /** The name is null where none was given. */
    readonly sender: { readonly name: string | null; readonly email: string } | null;
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
  /** To the client of an agency: what is held for them, and a link that opens it. */
  'hold-for-client': ForClients & {
    readonly held: HeldInMail;
    readonly agency: string;
    /** Who looks after it; the name is checked, or left out. */
    readonly agent: string | null;
    /** How the agency is reached, such as a number and an address. */
    readonly contact: string | null;
    readonly url: string;
  };
  /** To whoever applied for an agency. */
  'agency-decided': {
    readonly company: string;
    readonly approved: boolean;
    /** What staff says to a company that is refused. */
    readonly reason: string | null;
    readonly url: string;
  };
  /** To somebody who is to work for an agency. */
  'agency-invitation': { readonly agency: string; readonly url: string; readonly days: number };
  /** To the traveller, with the voucher as a file. */
  'booking-confirmed': ForClients & {
    readonly booked: BookedInMail;
    readonly url: string;
    readonly voucher: VoucherFacts;
  };
  /** To the traveller: the operator answers until then (ISO). */
  'booking-requested': ForClients & { readonly booked: BookedInMail; readonly url: string; readonly answerBy: string };
  /**
   * To both, when a booking ends without a journey: declined, no answer in time, or the payment could not be collected. `late`: the
   * payment came when the booking had failed, and goes back.
   */
  'booking-ended': ForClients & {
    readonly booked: BookedInMail;
    readonly how: 'declined' | 'lapsed' | 'payment' | 'late';
    readonly to: 'traveller' | 'operator';
    /** The operator's own words. */
    readonly words: string | null;
    readonly url: string;
  };
  /** To the traveller: the number of their policy, or null where there is none and the premium goes back. */
  'policy-issued': ForClients & {
    readonly tour: string;
    readonly reference: string;
    readonly policy: string;
    readonly insurer: string;
    readonly number: string | null;
    readonly premium: Money;
    readonly url: string;
  };
  /** To the traveller: a payment of the plan comes up; the card may not last until then. */
  'payment-reminder': ForClients & {
    readonly booked: BookedInMail;
    readonly payment: PaymentInMail;
    readonly card: CardInMail | null;
    readonly cardWorks: boolean;
    readonly url: string;
  };
  /** To the traveller: a later payment was collected. */
  'payment-charged': ForClients & {
    readonly booked: BookedInMail;
    readonly amount: number;
    readonly card: CardInMail | null;
    readonly url: string;
  };
  /** To the traveller: a payment was declined. It is tried again, wants another card, is spread over the rest, or is for staff. */
  'payment-failed': ForClients & {
    readonly booked: BookedInMail;
    readonly payment: PaymentInMail;
    readonly how: 'retry' | 'card' | 'spread' | 'last';
    readonly retryOn: string | null;
    readonly url: string;
  };
  /** To whoever asked a question. It has no words of theirs but a checked name: the address may be a stranger's. */
  'enquiry-received': {
    readonly name: string | null;
    readonly tour: string | null;
    /** Who answers; null when it is our own staff. */
    readonly operator: string | null;
    /** Null while it is not known how fast answers come. */
    readonly answerHours: number | null;
    readonly url: string;
  };
  /** To the operator, or to our own staff. */
  'enquiry-placed': {
    readonly from: string;
    readonly isAgent: boolean;
    readonly tour: string | null;
    readonly isPrivate: boolean;
    readonly adults: number | null;
    readonly children: number | null;
    readonly day: string | null;
    readonly month: string | null;
    readonly stateroom: string | null;
    readonly message: string;
    readonly url: string;
  };
  /** To the operator, or to our own staff: when somebody wants to be called, in GMT. */
  'call-requested': {
    readonly from: string;
    readonly phone: string;
    readonly tour: string | null;
    readonly call: { readonly day: string; readonly from: string; readonly to: string };
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
  /** To whoever makes a call, shortly before it begins. */
  'call-soon': {
    readonly from: string;
    readonly phone: string;
    readonly tour: string | null;
    readonly call: CallInMail;
    /** The zone of the office. */
    readonly officeZone: string;
    readonly url: string;
  };
  /** To the traveller, when their call is moved. */
  'call-moved': {
    readonly name: string | null;
    readonly by: string;
    readonly phone: string;
    readonly call: CallInMail;
    readonly url: string;
  };
  /** What was written in a chat, to whoever wants to keep it. */
  'chat-transcript': {
    /** In order; moments as ISO 8601. */
    readonly lines: readonly { readonly from: string; readonly at: string; readonly body: string }[];
    /** Whether the address opens the conversation; in a mail to somebody else it leads to our pages. */
    readonly opens: boolean;
    readonly url: string;
  };
  /** To the other side of a conversation, with all that was written. */
  'conversation-message': {
    readonly to: 'traveller' | 'operator';
    readonly from: string;
    readonly tour: string | null;
    readonly body: string;
    /** The offer that stands in the message, with the whole address at which it is booked. */
    readonly offer: (ShownOffer & { readonly href: string }) | null;
    /** The names of the files that came with it; mails from before there were any have none. */
    readonly attachments?: readonly string[];
    readonly url: string;
    /** Where an answer by mail goes. */
    readonly replyTo: string;
  };
};

export type MailKind = keyof Mails;
export type MailProps<Kind extends MailKind> = Mails[Kind];

/** A mail in words, ready to be sent. */
export type MailContent = { readonly subject: string; readonly html: string; readonly text: string };
