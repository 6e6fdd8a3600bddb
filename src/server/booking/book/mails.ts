import type { BookedInMail } from '#contract/mail.ts';
import type { Language } from '#contract/shop.ts';
import { type Day, EPOCH } from '#domain/calendar/day.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { partySize } from '#domain/party/passengers.ts';
import { schedule } from '#domain/payment/schedule.ts';
import type { PaymentPlan } from '#domain/pricing/payment-plan.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { senderName } from '../../platform/mail/sender-name.ts';
import { operatorLanguage } from '../../platform/operator-language.ts';
import { pageAddress } from '../../platform/page-address.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import { travellerName } from '../traveller-name.ts';
import type { PayDeps } from './deps.ts';
import { type Mailed, readMailed } from './read-mailed.ts';
import { type BookingRecipient, readRecipients } from './recipients.ts';

/** The booking events that are mailed. */
export type BookingNews = 'confirmed' | 'requested' | 'declined' | 'lapsed' | 'payment' | 'late';

type MailDeps = Pick<PayDeps, 'settings' | 'sendMail'>;

/** Returns a booking's summary for a mail; the amount due next is the first payment of the plan that is not covered. */
export function bookedIn({ row, policy }: Mailed, language: Language, timeZone: string): BookedInMail {
  const { choices, tour, variant, until, rooms } = row.selection as HeldSelection;
  const next = schedule(row.plan as PaymentPlan, { paid: row.secured, missed: [], declines: [] }, EPOCH).find(
    ({ amount, paid }) => paid < amount,
  );
  return {
    reference: row.reference,
    tour: tour[language],
    variant: variant[language],
    from: choices.day as Day,
    until,
    travellers: partySize(choices.party),
    rooms: rooms.map(({ name, count }) => `${count} × ${name[language]}`),
    total: { amount: row.total, currency: row.currency },
    paid: { amount: row.secured, currency: row.currency },
    rest: next ? { amount: next.amount - next.paid, due: next.due } : null,
    timeZone,
    policy: policy && (policy.name as Words)[language],
  };
}

/** Writes the confirmation to the travellers' side; each event is mailed once. */
async function mailConfirmation(
  trx: Transaction,
  sendMail: MailDeps['sendMail'],
  mailed: Mailed,
  recipients: readonly BookingRecipient[],
  event: string,
): Promise<void> {
  const { row } = mailed;
  for (const { to, language, about, pageUrl, voucherUrl, dedupeKey } of recipients)
    await sendMail(trx, {
      kind: 'booking-confirmed',
      language,
      to,
      props: {
        booked: bookedIn(mailed, language, row.time_zone),
        url: pageUrl(`/bookings/${row.id}`),
        voucher: voucherFacts(mailed, language, voucherUrl),
        ...about,
      },
      dedupeKey: dedupeKey(event),
    });
}

/** Writes the confirmation of a booking again; several requests within a minute are one mail. */
export async function resendConfirmation(
  trx: Transaction,
  { settings, sendMail }: MailDeps,
  id: string,
  now: number,
): Promise<void> {
  const mailed = await readMailed(trx, id);
  const recipients = await readRecipients(trx, mailed, settings);
  await mailConfirmation(trx, sendMail, mailed, recipients, `confirmed again ${Math.floor(now / 60_000)}`);
}

/** Writes the mails about a booking's event, in the same transaction. */
export async function notifyOfBooking(
  trx: Transaction,
  { settings, sendMail }: MailDeps,
  id: string,
  news: BookingNews,
): Promise<void> {
  const mailed = await readMailed(trx, id);
  const { row, travellers, friends } = mailed;
  const { language } = row;
  const recipients = await readRecipients(trx, mailed, settings);
  const tourUrl = (to: Language) => pageAddress(settings.origin, to, `/t/${row.slug}`);
  const answerBy = row.answer_by?.toISOString() ?? '';
  const operator = { language: operatorLanguage(row.languages), to: row.operator_email };
  const forOperator = bookedIn(mailed, operator.language, 'UTC');
  const operatorUrl = (path: string) => pageAddress(settings.origin, operator.language, path);
  const lead = travellerName(travellers[0]?.answers);
  const key = (about: string) => `booking ${id} ${about}`;

  if (news === 'confirmed') {
    await mailConfirmation(trx, sendMail, mailed, recipients, 'confirmed');
    const selection = row.selection as HeldSelection;
    for (const friend of friends.filter(({ email }) => recipients.every(({ to }) => to !== email)))
      await sendMail(trx, {
        kind: 'hold-invitation',
        language,
        to: friend.email,
        props: {
          sender: senderName(lead),
          friend: senderName(friend.name),
          tour: selection.tour[language],
          tagline: row.tagline[language],
          from: selection.choices.day as Day,
          until: selection.until,
          url: tourUrl(language),
        },
        dedupeKey: key(`invites ${friend.email}`),
      });
  }
  if (news === 'requested')
    for (const { to, language: theirs, about, pageUrl, dedupeKey } of recipients)
      await sendMail(trx, {
        kind: 'booking-requested',
        language: theirs,
        to,
        props: {
          booked: bookedIn(mailed, theirs, row.time_zone),
          url: pageUrl(`/bookings/${id}`),
          answerBy,
          ...about,
        },
        dedupeKey: dedupeKey('requested'),
      });
  // The operator was already notified of a request before it was accepted.
  if (news === 'requested' || (news === 'confirmed' && !row.on_request))
    await sendMail(trx, {
      kind: 'booking-placed',
      ...operator,
      props: {
        booked: forOperator,
        lead,
        agency: row.agency_name,
        answerBy: news === 'requested' ? answerBy : null,
        url: operatorUrl(news === 'requested' ? '/office/requests' : `/bookings/${id}`),
      },
      dedupeKey: key('placed'),
    });
  if (news === 'confirmed' || news === 'requested') return;
  const ended = { how: news, words: row.reason_words } as const;
  for (const { to, language: theirs, about, dedupeKey } of recipients)
    await sendMail(trx, {
      kind: 'booking-ended',
      language: theirs,
      to,
      props: {
        booked: bookedIn(mailed, theirs, row.time_zone),
        ...ended,
        to: 'traveller',
        url: tourUrl(theirs),
        ...about,
      },
      dedupeKey: dedupeKey('ended traveller'),
    });
  // The operator was never notified of a booking that failed before it was paid.
  if (news === 'late') return;
  await sendMail(trx, {
    kind: 'booking-ended',
    ...operator,
    props: { booked: forOperator, ...ended, to: 'operator', url: operatorUrl(`/bookings/${id}`) },
    dedupeKey: key('ended operator'),
  });
}

/**
 * Notifies the payer that a refund that the provider had refused was made after all, by the provider or another way.
 */
export async function notifyOfRefund(
  trx: Transaction,
  { settings, sendMail }: MailDeps,
  refundId: string,
  how: 'provider' | 'elsewhere',
): Promise<void> {
  const refund = await trx
    .selectFrom('payment_refund')
    .innerJoin('payment_attempt as attempt', 'attempt.id', 'attempt_id')
    .select(['payment_refund.amount', 'attempt.currency', 'attempt.booking_id'])
    .where('payment_refund.id', '=', refundId)
    .executeTakeFirstOrThrow();
  const mailed = await readMailed(trx, refund.booking_id);
  const { row } = mailed;
  // An anonymised booking has no address left.
  if (row.forgotten_at !== null) return;
  for (const { to, language, about, pageUrl, dedupeKey } of await readRecipients(trx, mailed, settings))
    await sendMail(trx, {
      kind: 'refund-made',
      language,
      to,
      props: {
        tour: (row.selection as HeldSelection).tour[language],
        reference: row.reference,
        amount: { amount: refund.amount, currency: refund.currency },
        how,
        ...about,
        url: pageUrl(`/bookings/${row.id}`),
      },
      dedupeKey: dedupeKey(`refund ${refundId}`),
    });
}

/** Mails the number of the policy, or that there is none, in the transaction that records it. */
export async function notifyOfPolicy(
  trx: Transaction,
  { settings, sendMail }: MailDeps,
  id: string,
  number: string | null,
): Promise<void> {
  const mailed = await readMailed(trx, id);
  const { row, policy } = mailed;
  if (!policy) return;
  for (const { to, language, about, pageUrl, dedupeKey } of await readRecipients(trx, mailed, settings))
    await sendMail(trx, {
      kind: 'policy-issued',
      language,
      to,
      props: {
        tour: (row.selection as HeldSelection).tour[language],
        reference: row.reference,
        policy: (policy.name as Words)[language],
        insurer: policy.insurer,
        number,
        premium: { amount: policy.premium, currency: policy.currency },
        ...about,
        url: pageUrl(`/bookings/${id}`),
      },
      dedupeKey: dedupeKey('policy'),
    });
}

/** Returns the contents of a booking's voucher. */
export function voucherFacts({ row, travellers, policy }: Mailed, language: Language, url: string) {
  const selection = row.selection as HeldSelection;
  const typeName = (id: number) => selection.types.find((type) => type.id === id)?.singular[language] ?? '';
  return {
    reference: row.reference,
    tour: selection.tour[language],
    variant: selection.variant[language],
    from: selection.choices.day as string,
    until: selection.until,
    travellers: travellers.map(({ answers, passenger_type }) => ({
      name: travellerName(answers),
      type: typeName(passenger_type),
    })),
    rooms: selection.rooms.map(({ name, count }) => `${count} × ${name[language]}`),
    extras: selection.extras.map(
      ({ name, option, quantity }) => `${quantity} × ${name[language]}: ${option[language]}`,
    ),
    operator: row.operator_name,
    agency:
      row.agency_name === null
        ? null
        : { name: row.agency_name, email: row.agency_email, phone: row.agency_phone, logo: row.agency_logo },
    policy:
      policy && (policy.state === 'chosen' || policy.state === 'wanted' || policy.state === 'bound')
        ? { name: (policy.name as Words)[language], insurer: policy.insurer, number: policy.number }
        : null,
    total: { amount: row.total, currency: row.currency },
    paid: row.secured,
    url,
  };
}

/** Returns the voucher of an existing booking. */
export async function readVoucher(trx: Transaction, id: string, language: Language, url: string) {
  return voucherFacts(await readMailed(trx, id), language, url);
}
