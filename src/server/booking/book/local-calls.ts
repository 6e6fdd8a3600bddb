import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Caller } from '../../platform/caller.ts';
import { pagePath } from '../../platform/page-address.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type BookingRow, bookingViewer, readBooking } from './access.ts';
import type { BookDeps, PayDeps } from './deps.ts';
import { abandonRedirect, openRedirectOf } from './redirects.ts';
import { settleAttempt } from './settle-attempt.ts';
import { bookingWords, failureCode } from './submission.ts';

type Outcome = Promise<AnswerOf<'checkLocalPayment'> | Refusal>;

/** The codes that browsers send for a failed payment: those of our own page and of banks. */
const reportedCodes = ['LOCAL_PAYMENT', 'CANCELED', 'CANCELLED', 'DECLINED', 'EXPIRED', 'FAILED'];

/**
 * Creates the endpoints with which browsers track payments on bank pages. Their claims are not trusted; the provider's
 * records decide.
 */
export function createLocalCalls(deps: BookDeps) {
  const { database, webRenderer, log } = deps;
  const { current: provider } = deps.providers;
  const payDeps: PayDeps | null = provider && deps;
  const notAvailable = new Refusal(422, 'payment-not-available');

  /** Returns the caller's own booking; any other booking is reported as not found. */
  async function own(bookingId: string, caller: Caller): Promise<BookingRow | null> {
    const row = await readBooking(database, bookingId);
    return row && (await bookingViewer(database, row, caller, null)) === 'owner' ? row : null;
  }

  async function statusAnswer(bookingId: string, { language }: Caller): Promise<AnswerOf<'checkLocalPayment'>> {
    const { id, state, reason } = (await readBooking(database, bookingId)) as BookingRow;
    const open = state === 'attempting' ? await openRedirectOf(deps, id) : null;
    const code = state === 'failed' ? failureCode(reason) : bookingWords(state, reason);
    return {
      status: 'OK',
      state,
      url: open ? open.url : pagePath(language, `/bookings/${id}`),
      message: await webRenderer.words(language, code),
    };
  }

  return {
    async listLocalBanks(): Promise<AnswerOf<'listLocalBanks'> | Refusal> {
      if (!provider) return notAvailable;
      const options = await provider.redirectOptions();
      if (options.outcome === 'unknown') return new Refusal(503, 'payment-unreachable', { retryAfterSeconds: 5 });
      const { idealBanks, sofortCountries } = options.found;
      return {
        status: 'OK',
        banks: idealBanks.map(({ id, name }) => ({ bic: id, name })),
        countries: [...sofortCountries],
      };
    },

    async checkLocalPayment({ enquiryId }: ParsedOf<'checkLocalPayment'>, caller: Caller): Outcome {
      const booking = await own(enquiryId, caller);
      if (!booking || !payDeps) return new Refusal(404, 'not-found');
      const open = await openRedirectOf(deps, booking.id);
      if (open) await settleAttempt(payDeps, open.id);
      return statusAnswer(booking.id, caller);
    },

    async declineLocalPayment({ enquiryId, code }: ParsedOf<'declineLocalPayment'>, caller: Caller): Outcome {
      const booking = await own(enquiryId, caller);
      if (!booking || !payDeps) return new Refusal(404, 'not-found');
      // Never log the text from the browser, because it may contain anything, even a card number.
      const known = code !== null && reportedCodes.includes(code) ? code : 'other';
      log.info({ bookingId: booking.id, code: known }, 'a browser reports that a local payment failed');
      await abandonRedirect(payDeps, booking.id, 'cancelled');
      return statusAnswer(booking.id, caller);
    },
  };
}
