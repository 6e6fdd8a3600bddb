import { parseMonth } from '#domain/calendar/month.ts';
import type { TourStyle } from '#domain/catalogue/facts.ts';
import { isEnquiryEmail } from '#domain/party/email.ts';
import { isPhoneText } from '#domain/party/phone.ts';

/** The forms of an enquiry. */
export const ENQUIRY_VARIANTS = ['default', 'general', 'tour', 'river', 'private'] as const;

/** One of the forms of an enquiry. */
export type EnquiryVariant = (typeof ENQUIRY_VARIANTS)[number];

/**
 * Returns the form to display: the default is the form for the style of the tour, or the general one without a tour.
 */
export function resolveVariant(requested: EnquiryVariant, style: TourStyle | null): Exclude<EnquiryVariant, 'default'> {
  if (style === null) return 'general';
  if (requested !== 'default') return requested;
  return style === 'group' ? 'tour' : style;
}

/** Returns whether a form is offered for a tour; the private form requires a tour that runs privately. */
export function isVariantOffered(
  variant: EnquiryVariant,
  style: TourStyle | null,
  privateMinimum: number | null,
): boolean {
  if (variant === 'general' || variant === 'default') return true;
  if (variant === 'river') return style === 'river';
  if (variant === 'private') return style === 'private' || (style === 'group' && privateMinimum !== null);
  return style !== null;
}

/** Returns whether advisers offer a callback: for a tour that can be booked, unless a travel agent enquires. */
export const offersCall = (variant: EnquiryVariant, isClosed: boolean, asAgent: boolean): boolean =>
  variant !== 'general' && !isClosed && !asAgent;

/** What a person enters in an enquiry; texts as typed. */
export interface EnquiryForm {
  readonly variant: EnquiryVariant;
  readonly bookType: 'group' | 'private' | 'river';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly adults: number;
  readonly children: number;
  readonly date: string;
  /** A month, YYYY-MM, for a private request. */
  readonly approximateDate: string;
  readonly stateroom: string;
  readonly room: string;
}

/** What the rules need to know about the tour of an enquiry. */
export interface EnquiryContext {
  /** The smallest private party; null when there is no limit. */
  readonly privateMinimum: number | null;
  readonly stateroomsListed: boolean;
  readonly roomsListed: boolean;
}

/** The group size from which a phone number is required. */
export const LARGE_GROUP = 4;

/** An invalid field of the form, and why it is invalid. */
export interface EnquiryProblem {
  readonly field: keyof EnquiryForm;
  readonly code: 'missing' | 'invalid' | 'belowMinimum';
}

/** Returns an empty form; switching the variant starts from it again. */
export const emptyEnquiry = (variant: EnquiryVariant): EnquiryForm => ({
  variant,
  bookType: variant === 'river' || variant === 'private' ? variant : 'group',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
  adults: 1,
  children: 0,
  date: '',
  approximateDate: '',
  stateroom: '',
  room: '',
});

const isRiver = ({ bookType, variant }: EnquiryForm): boolean => bookType === 'river' || variant === 'river';

const isPrivate = (form: EnquiryForm): boolean => form.bookType === 'private' && form.variant !== 'general';

/** Returns whether a phone number is required: private requests, river cruises, and groups of four or more. */
export const isPhoneRequired = (form: EnquiryForm): boolean =>
  isPrivate(form) || isRiver(form) || (form.variant !== 'general' && form.adults + form.children >= LARGE_GROUP);

/** Returns the departure date to send: a date of ten characters, or null. */
export const sentDate = (date: string): string | null => (date.length === 10 ? date : null);

/** Returns everything that is wrong with an enquiry, in the order of the form. */
export function enquiryProblems(form: EnquiryForm, context: EnquiryContext): EnquiryProblem[] {
  const problems: EnquiryProblem[] = [];
  const check = (field: keyof EnquiryForm, right: boolean, code: EnquiryProblem['code'] = 'missing') => {
    if (!right) problems.push({ field, code });
  };
  const filled = (text: string) => text.trim() !== '';
  const river = isRiver(form);
  const asksPrivately = isPrivate(form);
  if (form.variant !== 'general') {
    const minimum = asksPrivately && !river ? (context.privateMinimum ?? 1) : 1;
    const enough = form.adults + form.children >= minimum;
    check('adults', enough, 'belowMinimum');
    check('children', enough, 'belowMinimum');
  }
  if (asksPrivately) check('approximateDate', parseMonth(form.approximateDate) !== null);
  if (river) {
    check('stateroom', !context.stateroomsListed || filled(form.stateroom));
    check('room', !context.roomsListed || filled(form.room));
  }
  check('firstName', filled(form.firstName));
  check('email', filled(form.email));
  if (filled(form.email)) check('email', isEnquiryEmail(form.email), 'invalid');
  if (isPhoneRequired(form)) check('phone', filled(form.phone));
  if (filled(form.phone)) check('phone', isPhoneText(form.phone), 'invalid');
  if (!river) check('message', filled(form.message));
  return problems;
}
