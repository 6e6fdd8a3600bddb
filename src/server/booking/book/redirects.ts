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
import type { PayDeps } from './deps.ts';
import { decline, giveUp } from './payment-transitions.ts';
import { leaveRedirect, settleAttempt } from './settle-attempt.ts';

/** A provider that does not answer is asked again after so many milliseconds: the same attempt has the same page. */
const waits = [300, 1000, 2500];

/** What a holder chose, and what leads them back as they came. */
export type RedirectDetails = LocalDetails & { readonly pid: string | null };

/** The attempt of a booking whose holder is, or should be, at a page of their bank; null when there is none. */
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
 * Opens the page of the bank on which an attempt is paid, and writes down where it is. Asked again for the same attempt it is the
 * same page. An attempt without one cannot be paid by anybody and comes to nothing.
 */
export async function openRedirect(
  deps: PayDeps,
  attemptId: string,
  details: RedirectDetails,
  caller: Caller,
): Promise<void> {
  const { database, provider, settings, log } = deps;
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

/** The page that a bank leads back to, which asks what came of the payment: the hold's, or the booking page as it was left. */
function wayBack(row: Begun, { pid }: RedirectDetails, caller: Caller): string {
  if (row.hold_id !== null) return `/holds/${row.hold_id}?payment=${row.bookingId}`;
  const { day, party, saving } = (row.selection as HeldSelection).choices;
  // Whoever was bound to another currency than their own still is when they come back.
  const currency = caller.currency === row.currency ? null : row.currency;
  const query = new URLSearchParams({
    ...toQuery({ day, party, type: 'book', pid, currency }),
    ...(saving.kind === 'specialPrice' && { offer: saving.code }),
    payment: row.bookingId,
  });
  return `/book-now/${row.slug}/${row.variant_id}?${query}`;
}

/** The holder does not go on at the bank: unless they have paid there, nobody can any more, and the booking comes to nothing. */
export async function abandonRedirect(deps: PayDeps, bookingId: string, reason: string): Promise<void> {
  const attempt = await openRedirectOf(deps, bookingId);
  if (!attempt) return;
  await leaveRedirect(deps, attempt.id, reason);
  await settleAttempt(deps, attempt.id);
}

/**
 * Ends what the same visitor has begun for a tour and left at a page of a bank: they begin anew. Answers how many were ended, and
 * the booking that turned out to be paid, if one did.
 */
export async function endEarlierRedirects(
  deps: PayDeps,
  { owners, key }: SubmissionName,
  variantId: number,
): Promise<{ readonly ended: number; readonly paid: string | null }> {
  const earlier = await deps.database
    .selectFrom('booking')
    .innerJoin('payment_attempt as attempt', 'attempt.booking_id', 'booking.id')
    .select('booking.id')
    .where('booking.submission_owner', 'in', owners)
    .where('booking.variant_id', '=', variantId)
    // The same submission from another tab is no earlier one: it leads to the same page.
    .where('booking.submission_key', '<>', key)
    .where('booking.state', '=', 'attempting')
    .where('attempt.state', '=', 'open')
    .where('attempt.method', 'in', [...LOCAL_METHODS])
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
