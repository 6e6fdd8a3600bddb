import { type Selectable, sql } from 'kysely';
import type { BookingView } from '#contract/schemas/booking.ts';
import type { AnswerOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import { refundsOfPaid } from '#domain/booking/cancellation.ts';
import { BOOKING_TAKES_PLACES } from '#domain/booking/lifecycle.ts';
import type { Words } from '#domain/catalogue/words.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { schedule } from '#domain/payment/schedule.ts';
import { type CardBrand, isCardExpired } from '#domain/payment/stored-card.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import type { InsurancePolicyTable } from '../../platform/database/tables.ts';
import { pagePath } from '../../platform/page-address.ts';
import { viewAnswers } from '../change/view-answers.ts';
import { presentAgency } from '../hold/access.ts';
import type { HeldPrice, HeldSelection } from '../hold/snapshot.ts';
import { endSeconds } from '../hold/view-hold.ts';
import { viewJourney } from '../hold/view-journey.ts';
import { readSchedule } from '../schedule/read-schedule.ts';
import { type BookingRow, PAYERS } from './access.ts';
import { answerReader, readableAnswers } from './answer-reader.ts';
import type { BookDeps } from './deps.ts';
import { isPayer } from './payer.ts';

type Paid = {
  readonly at: Date;
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly brand: CardBrand | null;
  readonly last_four: string | null;
};

/** Returns the payments and refunds of a booking from the journal, with their payment methods. */
async function movementsOf(database: Database, bookingId: string): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select posting.at, case when transfer.to_id = own.id then transfer.amount else -transfer.amount end as amount,
      attempt.method, attempt.brand, attempt.last_four
    from money_account own
      join money_transfer transfer on own.id in (transfer.from_id, transfer.to_id)
      join money_posting posting on posting.id = transfer.posting_id
      left join payment_refund refund on posting.cause in ('refund ' || refund.id, 'refund failed ' || refund.id)
      join payment_attempt attempt on attempt.id = refund.attempt_id or posting.cause = 'capture ' || attempt.id
    where own.kind = 'booking' and own.owner = ${bookingId} and attempt.booking_id = ${bookingId}
    order by posting.at, posting.id`.execute(database);
  return rows;
}

type PolicyRow = Selectable<InsurancePolicyTable>;

/** Returns a policy for its traveller; the pending states at the insurer are internal. */
function presentPolicy(policy: PolicyRow, language: Language): BookingView['policy'] {
  const { insurer, number, premium, state, refund_id } = policy;
  const name = (policy.name as Words)[language];
  const policyState = state === 'bound' ? 'issued' : state === 'chosen' || state === 'wanted' ? 'issuing' : 'none';
  return {
    name,
    insurer,
    state: policyState,
    number: policyState === 'issued' ? number : null,
    premium,
    returned: refund_id !== null,
  };
}

/** Returns a booking for its page. */
export async function viewBooking(
  row: BookingRow,
  viewer: BookingView['viewer'],
  code: string | null,
  caller: Caller,
  {
    catalogue,
    database,
    providers,
    bookableVariants,
  }: Pick<BookDeps, 'catalogue' | 'database' | 'providers' | 'bookableVariants'>,
): Promise<BookingView> {
  const { language } = caller;
  const [travellers, friends, movements, policy, live, read, reader] = await Promise.all([
    database.selectFrom('booking_traveller').selectAll().where('booking_id', '=', row.id).orderBy('position').execute(),
    database.selectFrom('booking_friend').selectAll().where('booking_id', '=', row.id).orderBy('position').execute(),
    movementsOf(database, row.id),
    database.selectFrom('insurance_policy').selectAll().where('booking_id', '=', row.id).executeTakeFirst(),
    database
      .selectFrom('payment_attempt')
      .select(['amount', 'state', 'purpose'])
      .where('booking_id', '=', row.id)
      .where('state', 'in', ['open', 'authorised'])
      .executeTakeFirst(),
    readSchedule(database, row.id, row.read_at.getTime()),
    answerReader(database, row, caller),
  ]);
  const journey = await viewJourney(row, { travellers, friends }, language, catalogue);
  const paid = movements.reduce((sum, { amount }) => sum + amount, 0);
  const lives = BOOKING_TAKES_PLACES.includes(row.state);
  const query = viewer === 'code' && code !== null ? `?code=${encodeURIComponent(code)}` : '';
  const hasVoucher = row.state === 'confirmed' || row.state === 'completed';
  const reservedNow = live?.state === 'authorised' ? live.amount : 0;
  // A refunded premium is neither paid nor due.
  const returned = policy?.refund_id ? policy.premium : 0;
  const due = lives ? Math.max(0, row.total - returned - paid - reservedNow) : 0;
  const { total, tourPrice, cancellation } = row.price as HeldPrice;
  const { card, plan, history, today } = read;
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    reason: row.reason,
    reasonWords: row.reason_words,
    createdAt: endSeconds(row.created_at),
    stateSince: endSeconds(row.state_since),
    answerBy: row.answer_by && endSeconds(row.answer_by),
    now: Math.floor(row.read_at.getTime() / 1000),
    viewer,
    objectId: row.variant_id,
    ...journey,
    cancellation:
      row.state === 'confirmed'
        ? refundsOfPaid(cancellation, { total, tourPrice, paid: paid + returned + reservedNow })
        : cancellation,
    travellers: journey.travellers.map((traveller, at) => {
      const stored = travellers[at];
      // The operator and staff read passport and health answers in the office, where each view is logged.
      const isOffice = reader === 'operator' || reader === 'staff';
      const answers =
        stored &&
        readableAnswers(stored, reader, row.state, language, (field) => !isOffice || field.class === 'ordinary');
      return { ...traveller, answers: answers ?? null };
    }),
    answers: await viewAnswers(database, { bookableVariants }, row, reader, language),
    sensitiveErasedAt: row.sensitive_erased_at && endSeconds(row.sensitive_erased_at),
    insured: journey.price.lines.some(({ kind }) => kind === 'insurance'),
    policy: policy ? presentPolicy(policy, language) : null,
    payment: {
      paid,
      reserved: reservedNow,
      due,
      plan: {
        kind: plan.kind,
        // A reserved amount is displayed as paid.
        payments: schedule(plan, { ...history, paid: paid + returned + reservedNow }, today).map((payment) =>
          card?.refusedOn === null ? payment : { ...payment, chargedOn: null },
        ),
      },
      movements: movements.map(({ at, amount, method, brand, last_four }) => ({
        at: endSeconds(at),
        amount,
        method,
        brand,
        lastFour: last_four,
      })),
      card: card && {
        brand: card.brand,
        lastFour: card.lastFour,
        expiryMonth: card.expiryMonth,
        expiryYear: card.expiryYear,
        refused: card.refusedOn !== null || isCardExpired(card, row.read_at.getTime()),
        own: isPayer(card, caller),
      },
      checking: live?.state === 'open' && live.purpose !== 'booking',
      canPay: providers.current !== null && row.state === 'confirmed' && due > 0 && !live && PAYERS.includes(viewer),
    },
    referredBy: viewer === 'staff' ? row.referred_by : null,
    agency: presentAgency(row),
    voucherUrl: hasVoucher ? `${pagePath(language, `/api/bookings/${row.id}/voucher.pdf`)}${query}` : null,
  };
}

/** Returns the bookings of an account and its agency, the newest first, without failed ones. */
export async function listBookings(
  database: Database,
  { account, language }: Caller,
): Promise<AnswerOf<'listBookings'>> {
  const { id, agencyId } = account as Account;
  const { rows } = await sql<BookingRow & { paid: number }>`
    select booking.*, coalesce((select balance from money_account where kind = 'booking' and owner = booking.id::text
        and money_account.currency = booking.currency), 0) as balance,
      coalesce((select sum(amount) from payment_attempt where booking_id = booking.id and state in ('authorised', 'captured')), 0)::int as paid
    from booking
    where state <> 'failed' and ((account_id = ${id} and agency_id is null) or agency_id = ${agencyId} or (agency_id is null and mailbox_key =
      (select mailbox_key(email) from user_account where id = ${id} and email_verified and role = 'traveller')))
    order by created_at desc limit 200`.execute(database);
  return {
    bookings: rows.map((row) => {
      const { tour, choices, until } = row.selection as HeldSelection;
      const lives = BOOKING_TAKES_PLACES.includes(row.state);
      return {
        id: row.id,
        reference: row.reference,
        state: row.state,
        tour: tour[language],
        from: choices.day as string,
        until,
        price: { amount: row.total, currency: row.currency },
        due: lives ? Math.max(0, row.total - row.paid) : 0,
        leadEmail: row.lead_email,
      };
    }),
  };
}
