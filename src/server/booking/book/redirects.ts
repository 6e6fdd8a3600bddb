import { toQuery } from '#domain/booking/page-address.ts';
import type { Currency } from '#domain/money/currency.ts';
import { REDIRECT_FOR_MS } from '#domain/payment/attempt.ts';
import { type LocalDetails, localCountry } from '#domain/payment/local-payment.ts';
import { isLocal, LOCAL_METHODS, type LocalMethod } from '#domain/payment/method.ts';
import type { Caller } from '../../platform/caller.ts';
import { transaction } from '../../platform/database/database.ts';
import { pageAddress } from '../../platform/page-address.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import type { SubmissionName } from '../hold/submission.ts';
import { providerOf } from './charge.ts';
import type { PayDeps } from './deps.ts';
import { decline, giveUp } from './payment-transitions.ts';
import { leaveRedirect, settleAttempt } from './settle-attempt.ts';

/** The delays in ms before retries; they are safe, because an attempt always has the same page. */
const waits = [300, 1000, 2500];

/** The holder's choices, and what restores their page when they return. */
export type RedirectDetails = LocalDetails & { readonly pid: string | null };

/** Returns the open attempt of a booking that is paid on a bank's page; null when there is none. */
export async function openRedirectOf({ database }: Pick<PayDeps, 'database'>, bookingId: string) {
  const attempt = await database
    .selectFrom('payment_attempt')
    .select(['id', 'method', 'redirect_url as url'])
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return attempt && isLocal(attempt.method) ? attempt : null;
}

/**
 * Opens the bank's page on which an attempt is paid and stores its address; repeating it returns the same page. An
 * attempt without a page cannot be paid and is given up.
 */
export async function openRedirect(
  deps: PayDeps,
  attemptId: string,
  details: RedirectDetails,
  caller: Caller,
): Promise<void> {
  const { database, settings, log } = deps;
  const provider = await providerOf(deps, attemptId);
  if (!provider) return;
  const row = await database
    .selectFrom('payment_attempt as attempt')
    .innerJoin('booking', 'booking.id', 'attempt.booking_id')
    .innerJoin('tour', 'tour.id', 'booking.tour_id')
    .leftJoin('booking_traveller as lead', (join) =>
      join.onRef('lead.booking_id', '=', 'booking.id').on('lead.position', '=', 0),
    )
    .select(['attempt.amount', 'attempt.currency', 'attempt.method', 'attempt.created_at', 'lead.answers'])
    .select(['booking.id as bookingId', 'booking.variant_id', 'booking.hold_id', 'booking.selection', 'tour.slug'])
    .where('attempt.id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const method = row.method as LocalMethod;
  const request = {
    attemptRef: attemptId,
    amount: { amount: row.amount, currency: row.currency },
    method,
    bank: method === 'ideal' ? details.bank : null,
    country: localCountry(method, details),
    givenName: row.answers?.['first-name'] ?? '',
    surname: row.answers?.['last-name'] ?? '',
    language: caller.language,
    returnUrl: pageAddress(settings.origin, caller.language, wayBack(row, details, caller)),
    expiresAt: row.created_at.getTime() + REDIRECT_FOR_MS,
  };
  for (const wait of [0, ...waits]) {
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    const answer = await provider.startRedirect(request);
    if (answer.outcome === 'started') {
      await database
        .updateTable('payment_attempt')
        .set({ redirect_url: answer.url })
        .where('id', '=', attemptId)
        .execute();
      return;
    }
    if (answer.outcome === 'invalid') {
      log.warn({ attemptId, code: answer.code }, 'the payment provider opens no page of a bank for a payment');
      return transaction(database, (trx) => decline(trx, attemptId, 'invalid'));
    }
    log.warn({ attemptId, cause: answer.cause }, 'the payment provider did not answer');
  }
  await transaction(database, (trx) => giveUp(trx, deps, attemptId, 'unfinished'));
}

type Begun = {
  readonly bookingId: string;
  readonly hold_id: string | null;
  readonly variant_id: number;
  readonly slug: string;
  readonly currency: Currency;
  readonly selection: unknown;
};

/**
 * Returns the page that the bank redirects to, which looks up the result: the hold's page, or the booking page with its
 * selection.
 */
function wayBack(row: Begun, { pid }: RedirectDetails, caller: Caller): string {
  if (row.hold_id !== null) return `/holds/${row.hold_id}?payment=${row.bookingId}`;
  const { day, party, saving } = (row.selection as HeldSelection).choices;
  // Preserves the currency of the booking if it differs from the visitor's own.
  const currency = caller.currency === row.currency ? null : row.currency;
  const query = new URLSearchParams({
    ...toQuery({ day, party, type: 'book', pid, currency }),
    ...(saving.kind === 'specialPrice' && { offer: saving.code }),
    payment: row.bookingId,
  });
  return `/book-now/${row.slug}/${row.variant_id}?${query}`;
}

/** Abandons a payment on a bank's page: unless it has been paid, the page is closed and the booking fails. */
export async function abandonRedirect(deps: PayDeps, bookingId: string, reason: string): Promise<void> {
  const attempt = await openRedirectOf(deps, bookingId);
  if (!attempt) return;
  await leaveRedirect(deps, attempt.id, reason);
  await settleAttempt(deps, attempt.id);
}

/**
 * Ends the visitor's earlier payments for a tour that they left on a bank's page, so that they can start again. Returns
 * how many were ended, and the booking that turned out to be paid, if any.
 */
export async function endEarlierRedirects(
  deps: PayDeps,
  { owners, key }: SubmissionName,
  variantId: number,
  /** Restricts it to bookings of this trip without a hold. */
  onlyTrip: string | null = null,
): Promise<{ readonly ended: number; readonly paid: string | null }> {
  const earlier = await deps.database
    .selectFrom('booking')
    .innerJoin('payment_attempt as attempt', 'attempt.booking_id', 'booking.id')
    .select('booking.id')
    .where('booking.submission_owner', 'in', owners)
    .where('booking.variant_id', '=', variantId)
    // The same submission from another tab is not an earlier one; it uses the same page.
    .where('booking.submission_key', '<>', key)
    .where('booking.state', '=', 'attempting')
    .where('attempt.state', '=', 'open')
    .where('attempt.method', 'in', [...LOCAL_METHODS])
    .$if(onlyTrip !== null, (query) => query.where('booking.trip_hash', '=', onlyTrip).where('hold_id', 'is', null))
    .execute();
  for (const { id } of earlier) {
    await abandonRedirect(deps, id, 'begun anew');
    const { state } = await deps.database
      .selectFrom('booking')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (state !== 'failed') return { ended: 0, paid: id };
  }
  return { ended: earlier.length, paid: null };
}
