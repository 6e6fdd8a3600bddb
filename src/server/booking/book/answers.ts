import type { AnswerOf } from '#contract/schemas.ts';
import type { Caller } from '../../platform/caller.ts';
import { pagePath } from '../../platform/page-address.ts';
import type { Refusal } from '../../platform/refusal.ts';
import type { Refuse } from '../hold/refuse.ts';
import type { PlacedHold } from '../hold/submission.ts';
import { endSeconds } from '../hold/view-hold.ts';
import { bookingViewer, readBooking } from './access.ts';
import type { BookDeps } from './deps.ts';
import { openRedirectOf } from './redirects.ts';
import { bookingWords, failureCode, type PlacedBooking } from './submission.ts';

type Answer = AnswerOf<'book'>;

/**
 * Creates the responses to submissions; they report the current state of the hold or booking, not the state when it was
 * made.
 */
export function createBookAnswers(deps: Pick<BookDeps, 'database' | 'webRenderer'>) {
  const { database, webRenderer } = deps;

  return {
    async heldAnswer({ id, reference, ends_at, state }: PlacedHold, again: boolean, caller: Caller): Promise<Answer> {
      const { language } = caller;
      const words = state === 'held' ? 'hold-made' : `hold-now-${state}`;
      return {
        status: 'OK',
        type: 'redirect',
        url: pagePath(language, `/holds/${id}`),
        message: await webRenderer.words(language, words),
        description: await webRenderer.words(language, `${words}-next`),
        enquiryId: id,
        data: { holdId: id, bookingId: null, reference, state, endsAt: endSeconds(ends_at), again },
      };
    },

    async bookedAnswer(
      { id, reference, state, reason }: PlacedBooking,
      again: boolean,
      { language }: Caller,
      refuse: Refuse,
    ): Promise<Answer | Refusal> {
      if (state === 'failed') return refuse(422, failureCode(reason), { type: 'payment', enquiryId: id });
      const atBank = state === 'attempting' ? await openRedirectOf(deps, id) : null;
      if (atBank?.url)
        return {
          status: 'OK',
          type: 'payment',
          url: atBank.url,
          message: await webRenderer.words(language, 'payment-at-bank'),
          description: await webRenderer.words(language, 'payment-at-bank-next'),
          enquiryId: id,
          data: { holdId: null, bookingId: id, reference, state: 'checking', endsAt: null, again },
        };
      const isChecking = state === 'attempting';
      const words = bookingWords(state, reason);
      return {
        status: isChecking ? 'checking' : 'OK',
        type: isChecking ? 'other' : 'redirect',
        url: pagePath(language, `/bookings/${id}`),
        message: await webRenderer.words(language, words),
        description: await webRenderer.words(language, `${words}-next`),
        enquiryId: id,
        data: { holdId: null, bookingId: id, reference, state: isChecking ? 'checking' : state, endsAt: null, again },
      };
    },

    /** Refuses a second payment of a trip. Only the owner of the first booking gets a link to it. */
    async alreadyBooked(bookingId: string, how: 'made' | 'paid', caller: Caller, refuse: Refuse): Promise<Refusal> {
      const booking = await readBooking(database, bookingId);
      const isOwner = booking !== null && (await bookingViewer(database, booking, caller, null)) === 'owner';
      const code = booking?.state === 'attempting' ? 'booking-already-checking' : `booking-already-${how}`;
      return refuse(409, code, { url: isOwner ? pagePath(caller.language, `/bookings/${bookingId}`) : null });
    },
  };
}
