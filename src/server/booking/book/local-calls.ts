import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Caller } from '../../platform/caller.ts';
import { pagePath } from '../../platform/page-address.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type BookingRow, bookingViewer, readBooking } from './access.ts';
import type { BookDeps, PayDeps } from './deps.ts';
import { abandonRedirect, openRedirectOf } from './redirects.ts';
import { settleAttempt } from './settle-attempt.ts';
import { failureCode } from './submission.ts';

type Outcome = Promise<AnswerOf<'checkLocalPayment'> | Refusal>;

/** What a browser asks about payments on pages of banks. It is believed nothing: the provider's books decide. */
export function createLocalCalls({ provider, ...deps }: BookDeps) {
  const { database, webRenderer, log } = deps;
  const payDeps: PayDeps | null = provider && { ...deps, provider };
  const notAvailable = new Refusal(422, 'payment-not-available');

  /** The booking of whoever asks; anybody else's does not exist for them. */
  async function own(bookingId: string, caller: Caller): Promise<BookingRow | null> {
    const row = await readBooking(database, bookingId);
    return row && (await bookingViewer(database, row, caller, null)) === 'owner' ? row : null;
  }

  async function told(bookingId: string, { language }: Caller): Promise<AnswerOf<'checkLocalPayment'>> {
    const { id, state, reason } = (await readBooking(database, bookingId)) as BookingRow;
    const open = state === 'attempting' ? await openRedirectOf(deps, id) : null;
    const code =
      state === 'failed'
        ? failureCode(reason)
        : state === 'attempting'
          ? 'booking-checking'
          : state === 'requested'
            ? 'booking-requested'
            : 'booking-confirmed';
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
      return told(booking.id, caller);
    },

    async declineLocalPayment({ enquiryId, code, reason }: ParsedOf<'declineLocalPayment'>, caller: Caller): Outcome {
      const booking = await own(enquiryId, caller);
      if (!booking || !payDeps) return new Refusal(404, 'not-found');
      log.info(
        { bookingId: booking.id, code, reason: reason || 'Empty' },
        'a browser says that a local payment failed',
      );
      await abandonRedirect(payDeps, booking.id, 'cancelled');
      return told(booking.id, caller);
    },
  };
}
