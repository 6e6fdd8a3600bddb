import type { Money } from '#domain/money/money.ts';
import type { CardBrand } from '#domain/payment/stored-card.ts';
import type { VoucherFacts } from './document.ts';
import type { AgencyLogo } from './schemas/common.ts';
import type { OfferView } from './schemas/conversation.ts';

/** The held trip, as emails describe it; the names are the catalogue's own. */
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
  /** ISO, and the zone in which it is displayed. */
  readonly endsAt: string;
  readonly timeZone: string;
};

/** The booked trip, as emails describe it. */
export type BookedInMail = Omit<HeldInMail, 'endsAt'> & {
  readonly paid: Money;
  /** The outstanding amount, and when the next payment is due. */
  readonly rest: { readonly amount: number; readonly due: string } | null;
  /** The name of the policy that was bought with it. */
  readonly policy: string | null;
};

/** A payment of a plan: its amount in the currency of the booking, and its day. */
export type PaymentInMail = { readonly amount: number; readonly due: string };

/** The displayed details of a card. */
export type CardInMail = { readonly brand: CardBrand; readonly lastFour: string };

/** The time of a callback, in ISO, and the visitor's time zone where it is known. */
export type CallInMail = { readonly at: string; readonly until: string; readonly zone: string | null };

/** The agency of the client who is notified: its name, contact details and logo. */
export type SellerInMail = {
  readonly name: string;
  readonly contact: string | null;
  readonly logo: AgencyLogo | null;
};

/** The content id of the logo in an email. */
export const LOGO_IN_MAIL = 'agency-logo';

/** Additional data of the agency's copy of an email: the name of the client. */
type ForAgencies = { readonly client?: string };

/** Additional data of every email to clients of an agency. */
type ForClients = ForAgencies & { readonly seller?: SellerInMail | null };

/** The data that each kind of email needs. */
export type Mails = {
  'reset-password': { readonly name: string; readonly url: string; readonly minutes: number };
  'confirm-account': { readonly name: string; readonly url: string; readonly minutes: number };
  'account-exists': { readonly name: string; readonly loginUrl: string; readonly resetUrl: string };
  welcome: { readonly name: string; readonly url: string };
  'confirm-letters': { readonly url: string; readonly withdrawUrl: string; readonly days: number };
  'letters-begin': { readonly url: string; readonly withdrawUrl: string };
  brochure: { readonly tour: string; readonly url: string; readonly pageUrl: string; readonly days: number };
  'share-tour': {
    /** The sender when a friend is the recipient, whose name is optional; null when it is sent to oneself. */
    readonly sender: { readonly name: string | null; readonly email: string } | null;
    readonly tour: {
      readonly name: string;
      readonly tagline: string;
      readonly lengthDays: number;
      readonly price: Money | null;
    };
    readonly url: string;
    /** When the sender submitted the form, in their own time zone. */
    readonly sent: { readonly day: string; readonly time: string } | null;
  };
  /** To the holder. */
  'hold-confirmed': ForAgencies & {
    readonly held: HeldInMail;
    readonly url: string;
    /** Null for agencies, who have no code for it. */
    readonly calendarUrl: string | null;
  };
  /** To the operator. */
  'hold-placed': {
    readonly held: HeldInMail;
    readonly lead: string;
    readonly agency: string | null;
    readonly url: string;
  };
  /** To both the holder and the operator. */
  'hold-extended': ForAgencies & {
    readonly held: HeldInMail;
    readonly to: 'holder' | 'operator';
    readonly url: string;
    /** Null for agencies and operators. */
    readonly calendarUrl: string | null;
  };
  /** To both the holder and the operator. */
  'hold-ended': ForAgencies & {
    readonly held: HeldInMail;
    readonly how: 'expired' | 'released';
    readonly to: 'holder' | 'operator';
    readonly url: string;
  };
  /** To a friend who was named for an open bed; the names are sanitised, or omitted. */
  'hold-invitation': {
    readonly sender: string | null;
    readonly friend: string | null;
    readonly tour: string;
    readonly tagline: string;
    readonly from: string;
    readonly until: string;
    readonly url: string;
  };
  /** To the client of an agency: the details of their hold, and a link that opens it. */
  'hold-for-client': ForClients & {
    readonly held: HeldInMail;
    readonly agency: string;
    /** The responsible agent; the name is sanitised, or omitted. */
    readonly agent: string | null;
    /** The contact details of the agency, such as a number and an address. */
    readonly contact: string | null;
    readonly url: string;
  };
  /** To the client of an agency: a link to pay for what the agent chose. */
  'payment-link': ForClients & {
    readonly tour: string;
    readonly variant: string;
    readonly from: string;
    readonly until: string;
    readonly travellers: number;
    readonly total: Money;
    /** Whether it pays for held places; otherwise neither places nor price are reserved. */
    readonly isHeld: boolean;
    /** The end of the link, in ISO, and the zone in which it is displayed. */
    readonly endsAt: string;
    readonly timeZone: string;
    readonly agency: string;
    readonly agent: string | null;
    readonly contact: string | null;
    readonly url: string;
  };
  /** To the applicant for an agency. */
  'agency-decided': {
    readonly company: string;
    readonly approved: boolean;
    /** The reason that staff enter for a rejected company. */
    readonly reason: string | null;
    readonly url: string;
  };
  /** To a person who is invited to an agency. */
  'agency-invitation': { readonly agency: string; readonly url: string; readonly days: number };
  /** Invites a person to work in the office of an operator, or of the marketplace when `company` is null. */
  'office-invitation': { readonly company: string | null; readonly url: string; readonly days: number };
  /** To the traveller, with the voucher attached. */
  'booking-confirmed': ForClients & {
    readonly booked: BookedInMail;
    readonly url: string;
    readonly voucher: VoucherFacts;
  };
  /** To the traveller: the deadline (ISO) by which the operator replies. */
  'booking-requested': ForClients & { readonly booked: BookedInMail; readonly url: string; readonly answerBy: string };
  /**
   * To both, when a booking ends without a trip: declined, no reply in time, or the payment could not be collected.
   * `late`: the payment arrived after the booking had failed, and is refunded.
   */
  'booking-ended': ForClients & {
    readonly booked: BookedInMail;
    readonly how: 'declined' | 'lapsed' | 'payment' | 'late';
    readonly to: 'traveller' | 'operator';
    /** The operator's own words. */
    readonly words: string | null;
    readonly url: string;
  };
  /** To both, when a booking is cancelled: what the traveller gets back, and what is not refunded. */
  'booking-cancelled': ForClients & {
    readonly booked: BookedInMail;
    readonly cancelled: {
      readonly side: 'traveller' | 'operator';
      readonly role: 'traveller' | 'agent' | 'operator' | 'staff';
      readonly paid: number;
      readonly money: number;
      readonly credit: number;
      readonly kept: number;
      readonly currency: Money['currency'];
      readonly words: string | null;
    };
    /** The code of the credit, and when it expires (ISO); never in the operator's copy. */
    readonly creditCode: string | null;
    readonly creditUntil: string | null;
    /** The lead traveller's name in the operator's copy; null in the traveller's. */
    readonly lead: string | null;
    readonly url: string;
  };
  /** To both, when names or answers of a traveller change: which questions, and of the answers only names. */
  'booking-travellers': ForClients & {
    readonly booked: BookedInMail;
    readonly names: { readonly before: string; readonly after: string } | null;
    readonly questions: readonly string[];
    /** Whether the operator or our staff made the change. */
    readonly byOffice: boolean;
    readonly forOperator: boolean;
    readonly url: string;
  };
  /** To both, when a traveller left a booking or it moved to another date: its new price, and what is refunded or due. */
  'booking-changed': ForClients & {
    readonly booked: BookedInMail;
    readonly changed: {
      /** The traveller who left; null for another date. */
      readonly removed: string | null;
      /** The earlier dates; null when they stay. */
      readonly moved: { readonly from: string; readonly until: string } | null;
      readonly fee: number;
      readonly money: number;
      readonly credit: number;
      readonly due: number;
      readonly currency: Money['currency'];
      readonly byOffice: boolean;
      readonly words: string | null;
    };
    /** The code of the credit, and when it expires (ISO); never in the operator's copy. */
    readonly creditCode: string | null;
    readonly creditUntil: string | null;
    /** The lead traveller's name in the operator's copy; null in the traveller's. */
    readonly lead: string | null;
    readonly url: string;
  };
  /** To the traveller: the number of their policy, or null when there is none and the premium is refunded. */
  'policy-issued': ForClients & {
    readonly tour: string;
    readonly reference: string;
    readonly policy: string;
    readonly insurer: string;
    readonly number: string | null;
    readonly premium: Money;
    readonly url: string;
  };
  /** To the payer: a refund that the provider had refused was made, to the original payment method or another way. */
  'refund-made': ForClients & {
    readonly tour: string;
    readonly reference: string;
    readonly amount: Money;
    readonly how: 'provider' | 'elsewhere';
    readonly url: string;
  };
  /** To the traveller: a payment of the plan is coming up; the card may expire before then. */
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
  /**
   * To the traveller: a payment was declined. It will be retried, needs another card, is spread over the others, or is
   * left to staff.
   */
  'payment-failed': ForClients & {
    readonly booked: BookedInMail;
    readonly payment: PaymentInMail;
    readonly how: 'retry' | 'card' | 'spread' | 'last';
    readonly retryOn: string | null;
    readonly url: string;
  };
  /** To the owner of an account: a stored card was removed, because it may belong to another person. */
  'card-removed': { readonly name: string; readonly card: CardInMail; readonly url: string };
  /**
   * To the person who enquired. It contains only a sanitised name from the enquiry: the address may be a stranger's.
   */
  'enquiry-received': {
    readonly name: string | null;
    readonly tour: string | null;
    /** The operator who replies; null when it is our own staff. */
    readonly operator: string | null;
    /** Null while the usual reply time is not known. */
    readonly answerHours: number | null;
    readonly url: string;
    /** The address for replies by email. */
    readonly replyTo: string;
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
    /** The address for replies by email. */
    readonly replyTo: string;
  };
  /** To the operator, or to our own staff: a requested callback, in GMT. */
  'call-requested': {
    readonly from: string;
    readonly phone: string;
    readonly tour: string | null;
    readonly call: { readonly day: string; readonly from: string; readonly to: string };
    readonly url: string;
    /** The address for replies by email. */
    readonly replyTo: string;
  };
  /** To the operator: a new booking, or a booking request with the deadline for the reply (ISO). */
  'booking-placed': {
    readonly booked: BookedInMail;
    readonly lead: string;
    readonly agency: string | null;
    readonly answerBy: string | null;
    readonly url: string;
  };
  /** To the assignee of a callback, shortly before it begins. */
  'call-soon': {
    readonly from: string;
    readonly phone: string;
    readonly tour: string | null;
    readonly call: CallInMail;
    /** The time zone of the office. */
    readonly officeZone: string;
    readonly url: string;
    /** The address for replies by email. */
    readonly replyTo: string;
  };
  /** To the traveller, when their callback is moved. */
  'call-moved': {
    readonly name: string | null;
    readonly by: string;
    readonly phone: string;
    readonly call: CallInMail;
    readonly url: string;
    /** The address for replies by email. */
    readonly replyTo: string;
  };
  /** The transcript of a chat, to a recipient of the visitor's choice. */
  'chat-transcript': {
    /** In order; moments as ISO 8601. */
    readonly lines: readonly { readonly from: string; readonly at: string; readonly body: string }[];
    /** Whether the link opens the conversation; in an email to another person it leads to the website. */
    readonly opens: boolean;
    readonly url: string;
    /** The address for replies by email; only for the owner of the conversation. */
    readonly replyTo?: string;
  };
  /** To the other side of a conversation, with the full message. */
  'conversation-message': {
    readonly to: 'traveller' | 'operator';
    readonly from: string;
    readonly tour: string | null;
    readonly body: string;
    /** The offer in the message, with the full address of its booking page. */
    readonly offer: (OfferView & { readonly href: string }) | null;
    /** The names of the attachments. */
    readonly attachments: readonly string[];
    readonly url: string;
    /** The address for replies by email. */
    readonly replyTo: string;
  };
};

export type MailKind = keyof Mails;
export type MailProps<Kind extends MailKind> = Mails[Kind];

/** A rendered email, ready to be sent. */
export type MailContent = { readonly subject: string; readonly html: string; readonly text: string };
