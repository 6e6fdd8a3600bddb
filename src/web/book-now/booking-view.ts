import type { AnswerOf } from '#contract/schemas.ts';

/** What the blocks of the booking page show. */
export type BookingView = AnswerOf<'loadBookingData'>['data'];
