import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { BookedInMail, SellerInMail } from '#contract/mail.ts';
import type { Language } from '#contract/shop.ts';
import { type Day, EPOCH } from '#domain/calendar/day.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { partySize } from '#domain/party/passengers.ts';
import { schedule } from '#domain/payment/schedule.ts';
import type { PaymentPlan } from '#domain/pricing/payment-plan.ts';
import { agencyLogo } from '../../platform/agency-logo.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { senderName } from '../../platform/mail/sender-name.ts';
import { pageAddress } from '../../platform/page-address.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import { bookingCode } from './access.ts';
import type { PayDeps } from './deps.ts';

/** What became of a booking, as mails tell it. */
export type BookingNews = 'confirmed' | 'requested' | 'declined' | 'lapsed' | 'payment' | 'late';

type MailDeps = Pick<PayDeps, 'settings' | 'sendMail'>;

/** A booking with all that mails tell of it. */
export async function readMailed(trx: Transaction, id: string) {
  const row = await trx
    .selectFrom('booking')
    .innerJoin('tour', 'tour.id', 'booking.tour_id')
    .innerJoin('operator_profile as profile', 'profile.id', 'tour.operator_id')
    .innerJoin('operator', 'operator.id', 'profile.operator_id')
    .leftJoin('agency', 'agency.id', 'booking.agency_id')
    .leftJoin('user_account as account', 'account.id', 'booking.account_id')
    .leftJoin('share_link', 'share_link.id', 'booking.share_link_id')
    .selectAll('booking')
    .select(['tour.slug', 'tour.tagline', 'profile.email as operator_email', 'profile.languages'])
    .select(['operator.name as operator_name', 'agency.name as agency_name', 'account.email as account_email'])
    .select('share_link.language as agent_language')
    .select([
      'agency.contact_email as agency_email',
      'agency.contact_phone as agency_phone',
      agencyLogo.as('agency_logo'),
    ])
    .select((booking) => [
      jsonArrayFrom(
        booking
          .selectFrom('booking_traveller as traveller')
          .select(['traveller.passenger_type', 'traveller.answers'])
          .whereRef('traveller.booking_id', '=', 'booking.id')
          .orderBy('position'),
      ).as('travellers'),
      jsonArrayFrom(
        booking
          .selectFrom('booking_friend as friend')
          .select(['friend.name', 'friend.email'])
          .whereRef('friend.booking_id', '=', 'booking.id')
          .orderBy('position'),
      ).as('friends'),
    ])
    .select(
      sql<number>`coalesce((select sum(amount) from payment_attempt where booking_id = booking.id
        and state in ('authorised', 'captured')), 0)::int`.as('secured'),
    )
    .where('booking.id', '=', id)
    .executeTakeFirstOrThrow();
  const { travellers, friends } = row;
  const policy = await trx.selectFrom('insurance_policy').selectAll().where('booking_id', '=', id).executeTakeFirst();
  return { row, travellers, friends, policy: policy ?? null };
}

export type Mailed = Awaited<ReturnType<typeof readMailed>>;

/** Who is told of a booking: the agent who booked for a client, else the lead traveller; who paid by an agent's link is that client. */
export const toldOf = ({ agency_id, share_link_id, account_email, lead_email }: Mailed['row']): string =>
  agency_id && share_link_id === null ? (account_email ?? lead_email) : lead_email;

/** The agency that sold a booking, as its client knows it. */
export const sellerOf = ({
  agency_name,
  agency_phone,
  agency_email,
  agency_logo,
}: Pick<Mailed['row'], 'agency_name' | 'agency_phone' | 'agency_email' | 'agency_logo'>): SellerInMail | null =>
  agency_name === null
    ? null
    : {
        name: agency_name,
        contact: [agency_phone, agency_email].filter(Boolean).join(', ') || null,
        logo: agency_logo,
      };

const nameOf = (answers: Readonly<Record<string, string>> | undefined): string =>
  `${answers?.['first-name'] ?? ''} ${answers?.['last-name'] ?? ''}`.trim();

/** What was booked, as a mail tells it; what is due next is the first payment of the plan that is not covered. */
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

/** Writes the mails about what became of a booking, in the transaction in which it happened. */
export async function tellOfBooking(
  trx: Transaction,
  { settings, sendMail }: MailDeps,
  id: string,
  news: BookingNews,
): Promise<void> {
  const mailed = await readMailed(trx, id);
  const { row, travellers, friends } = mailed;
  const { language } = row;
  const to = toldOf(row);
  const seller = sellerOf(row);
  const booked = bookedIn(mailed, language, row.time_zone);
  const url = `${pageAddress(settings.origin, language, `/bookings/${id}`)}?code=${bookingCode(settings.secret, id)}`;
  const tourUrl = pageAddress(settings.origin, language, `/t/${row.slug}`);
  const answerBy = row.answer_by?.toISOString() ?? '';
  const operatorLanguage: Language = row.languages[0] === 'de' ? 'de' : 'en';
  const forOperator = bookedIn(mailed, operatorLanguage, 'UTC');
  const operator = { language: operatorLanguage, to: row.operator_email };
  const operatorUrl = (path: string) => pageAddress(settings.origin, operatorLanguage, path);
  const lead = nameOf(travellers[0]?.answers);
  const key = (about: string) => `booking ${id} ${about}`;

  if (news === 'confirmed') {
    await sendMail(trx, {
      kind: 'booking-confirmed',
      language,
      to,
      props: { booked, url, voucher: voucherFacts(mailed, language, url), seller },
      dedupeKey: key('confirmed'),
    });
    const { agent_language: agents, account_email: agent } = row;
    if (agents !== null && agent !== null && agent !== to)
      await sendMail(trx, {
        kind: 'booking-confirmed',
        language: agents,
        to: agent,
        props: {
          booked: bookedIn(mailed, agents, row.time_zone),
          url: pageAddress(settings.origin, agents, `/bookings/${id}`),
          voucher: voucherFacts(mailed, agents, url),
        },
        dedupeKey: key('confirmed for the agent'),
      });
    const selection = row.selection as HeldSelection;
    for (const friend of friends.filter(({ email }) => email !== to))
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
          url: tourUrl,
        },
        dedupeKey: key(`invites ${friend.email}`),
      });
  }
  if (news === 'requested')
    await sendMail(trx, {
      kind: 'booking-requested',
      language,
      to,
      props: { booked, url, answerBy, seller },
      dedupeKey: key('requested'),
    });
  // A request that was accepted was placed with the operator before.
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
  await sendMail(trx, {
    kind: 'booking-ended',
    language,
    to,
    props: { booked, ...ended, to: 'traveller', url: tourUrl, seller },
    dedupeKey: key('ended traveller'),
  });
  // The operator never heard of what failed before it was paid.
  if (news === 'late') return;
  await sendMail(trx, {
    kind: 'booking-ended',
    ...operator,
    props: { booked: forOperator, ...ended, to: 'operator', url: operatorUrl(`/bookings/${id}`) },
    dedupeKey: key('ended operator'),
  });
}

/** Tells the traveller the number of their policy, or that there is none, in the transaction in which that is known. */
export async function tellOfPolicy(
  trx: Transaction,
  { settings, sendMail }: MailDeps,
  id: string,
  number: string | null,
): Promise<void> {
  const { row, policy } = await readMailed(trx, id);
  if (!policy) return;
  const { language } = row;
  await sendMail(trx, {
    kind: 'policy-issued',
    language,
    to: toldOf(row),
    props: {
      tour: (row.selection as HeldSelection).tour[language],
      reference: row.reference,
      policy: (policy.name as Words)[language],
      insurer: policy.insurer,
      number,
      premium: { amount: policy.premium, currency: policy.currency },
      seller: sellerOf(row),
      url: `${pageAddress(settings.origin, language, `/bookings/${id}`)}?code=${bookingCode(settings.secret, id)}`,
    },
    dedupeKey: `booking ${id} policy`,
  });
}

/** What the voucher of a booking says. */
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
      name: nameOf(answers),
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

/** The voucher of a booking that is there. */
export async function readVoucher(trx: Transaction, id: string, language: Language, url: string) {
  return voucherFacts(await readMailed(trx, id), language, url);
}
