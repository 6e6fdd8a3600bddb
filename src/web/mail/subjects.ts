import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookedInMail, HeldInMail, MailKind, MailProps } from '#contract/mail.ts';
import { rangeText } from '../ui/days.ts';

type Subject<Kind extends MailKind> = MessageDescriptor | ((mail: MailProps<Kind>, i18n: I18n) => MessageDescriptor);

/** How a subject identifies a trip. */
type TripWords = { readonly tour: string; readonly days: string; readonly reference: string };

/** The longest name in a subject, in characters. */
const maxNameLength = 60;

/** Makes a name fit for a mail header: one line without control characters, and not too long. */
function subjectText(name: string): string {
  const line = name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...line].slice(0, maxNameLength).join('');
}

function tripWords(trip: Omit<BookedInMail, 'paid' | 'rest' | 'policy'>, { locale }: I18n): TripWords {
  const { tour, from, until, reference } = trip;
  return { tour: subjectText(tour), days: rangeText(from, until, locale), reference };
}

type WriteTrip = (trip: TripWords) => MessageDescriptor;
const ofHold =
  (write: WriteTrip) =>
  ({ held }: { readonly held: HeldInMail }, i18n: I18n) =>
    write(tripWords(held, i18n));
const ofBooking =
  (write: WriteTrip) =>
  ({ booked }: { readonly booked: BookedInMail }, i18n: I18n) =>
    write(tripWords(booked, i18n));

/** A mail from a person, about a tour if there is one. */
const ofPerson =
  (write: (from: string, tour: string | null) => MessageDescriptor) =>
  ({ from, tour }: { readonly from: string; readonly tour: string | null }) =>
    write(subjectText(from), tour && subjectText(tour));

/** The subject of every kind of email: what happened, and with which trip or person. */
const subjects: { readonly [Kind in MailKind]: Subject<Kind> } = {
  'reset-password': msg`Choose a new password`,
  'confirm-account': msg`Confirm your email address`,
  'account-exists': msg`You already have a Waymark account`,
  welcome: msg`Welcome to Waymark`,
  'confirm-letters': msg`Please confirm your newsletter subscription`,
  'letters-begin': msg`Your Waymark newsletter`,
  brochure: (mail) => {
    const tour = subjectText(mail.tour);
    return msg`Your brochure: ${tour}`;
  },
  'share-tour': (mail) => {
    const tour = subjectText(mail.tour.name);
    return msg`A tour for you: ${tour}`;
  },
  'hold-confirmed': ofHold(({ tour, days, reference }) => msg`Your places are held: ${tour}, ${days} (${reference})`),
  'hold-placed': ofHold(({ tour, days, reference }) => msg`New hold: ${tour}, ${days} (${reference})`),
  'hold-extended': ofHold(({ tour, days, reference }) => msg`Hold extended: ${tour}, ${days} (${reference})`),
  'hold-ended': ofHold(({ tour, days, reference }) => msg`Hold ended: ${tour}, ${days} (${reference})`),
  'hold-for-client': ofHold(
    ({ tour, days, reference }) => msg`Places are held for you: ${tour}, ${days} (${reference})`,
  ),
  'hold-invitation': (mail, i18n) => {
    const tour = subjectText(mail.tour);
    const days = rangeText(mail.from, mail.until, i18n.locale);
    return msg`An invitation to share a room: ${tour}, ${days}`;
  },
  'payment-link': (mail, i18n) => {
    const tour = subjectText(mail.tour);
    const days = rangeText(mail.from, mail.until, i18n.locale);
    return msg`Your payment link: ${tour}, ${days}`;
  },
  'agency-decided': msg`About your agency application`,
  'agency-invitation': msg`Invitation to join an agency`,
  'office-invitation': msg`Invitation to join an office`,
  'booking-confirmed': ofBooking(
    ({ tour, days, reference }) => msg`Your booking is confirmed: ${tour}, ${days} (${reference})`,
  ),
  'booking-requested': ofBooking(
    ({ tour, days, reference }) => msg`We’ve sent your request: ${tour}, ${days} (${reference})`,
  ),
  'booking-ended': ofBooking(({ tour, days, reference }) => msg`About the booking: ${tour}, ${days} (${reference})`),
  'booking-cancelled': ofBooking(
    ({ tour, days, reference }) => msg`Booking cancelled: ${tour}, ${days} (${reference})`,
  ),
  'booking-placed': (mail, i18n) => {
    const { tour, days, reference } = tripWords(mail.booked, i18n);
    const lead = subjectText(mail.lead);
    return mail.answerBy === null
      ? msg`New booking: ${lead}, ${tour}, ${days} (${reference})`
      : msg`New booking request: ${lead}, ${tour}, ${days} (${reference})`;
  },
  'booking-changed': ofBooking(({ tour, days, reference }) => msg`Booking changed: ${tour}, ${days} (${reference})`),
  'booking-travellers': ofBooking(
    ({ tour, days, reference }) => msg`Traveller details changed: ${tour}, ${days} (${reference})`,
  ),
  'policy-issued': ({ tour: name, reference }) => {
    const tour = subjectText(name);
    return msg`About your travel insurance: ${tour} (${reference})`;
  },
  'refund-made': ({ tour: name, reference }) => {
    const tour = subjectText(name);
    return msg`Your refund: ${tour} (${reference})`;
  },
  'payment-reminder': ofBooking(({ tour, days, reference }) => msg`Your next payment: ${tour}, ${days} (${reference})`),
  'payment-charged': ofBooking(({ tour, days, reference }) => msg`Payment received: ${tour}, ${days} (${reference})`),
  'payment-failed': ofBooking(({ tour, days, reference }) => msg`Payment failed: ${tour}, ${days} (${reference})`),
  'card-removed': msg`We removed a stored card from your account`,
  'enquiry-received': (mail) => {
    const tour = mail.tour && subjectText(mail.tour);
    return tour ? msg`We’ve received your question about ${tour}` : msg`We’ve received your question`;
  },
  'enquiry-placed': ofPerson((from, tour) =>
    tour ? msg`Question from ${from} about ${tour}` : msg`Question from ${from}`,
  ),
  'call-requested': ofPerson((from, tour) =>
    tour ? msg`${from} has requested a call about ${tour}` : msg`${from} has requested a call`,
  ),
  'call-soon': ofPerson((from) => msg`Your call with ${from} is coming up`),
  'call-moved': msg`Your call has been rescheduled`,
  'chat-transcript': msg`Your chat with us`,
  'conversation-message': ofPerson((from, tour) =>
    tour ? msg`New message from ${from} about ${tour}` : msg`New message from ${from}`,
  ),
};

/** Returns the subject of a mail, as a message of the catalogue. */
export function mailSubject<Kind extends MailKind>(kind: Kind, mail: MailProps<Kind>, i18n: I18n): MessageDescriptor {
  const subject = subjects[kind] as Subject<Kind>;
  return typeof subject === 'function' ? subject(mail, i18n) : subject;
}
