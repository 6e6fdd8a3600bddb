/** For each state the events it accepts and the state they lead to; a state that accepts none is final. */
type Table<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;

/** The states of a booking. */
export const BOOKING_STATES = [
  'attempting',
  'requested',
  'confirmed',
  'failed',
  'declined',
  'lapsed',
  'cancelled',
  'completed',
] as const;

/** One of the states of a booking. */
export type BookingState = (typeof BOOKING_STATES)[number];

/**
 * What can happen to a booking; `request` and `confirm` follow an approved authorisation, `lapse` a missed reply
 * deadline.
 */
export type BookingEvent = 'confirm' | 'request' | 'fail' | 'accept' | 'decline' | 'lapse' | 'cancel' | 'complete';

/** The life cycle of a booking: attempted first, then confirmed at once or when the operator accepts. */
export const BOOKING_LIFE: Table<BookingState, BookingEvent> = {
  attempting: { confirm: 'confirmed', request: 'requested', fail: 'failed' },
  requested: { accept: 'confirmed', decline: 'declined', lapse: 'lapsed', cancel: 'cancelled' },
  confirmed: { cancel: 'cancelled', complete: 'completed' },
  failed: {},
  declined: {},
  lapsed: {},
  cancelled: {},
  completed: {},
};

/** The states of a hold; `paying` retains the places, even past the end, until the outcome of the payment is known. */
export type HoldState = 'held' | 'paying' | 'booked' | 'expired' | 'released';

/** What can happen to a hold. */
export type HoldEvent = 'pay' | 'paid' | 'notPaid' | 'expire' | 'release';

/** The life cycle of a hold: paid once before its end, released, or expired. */
export const HOLD_LIFE: Table<HoldState, HoldEvent> = {
  held: { pay: 'paying', expire: 'expired', release: 'released' },
  paying: { paid: 'booked', notPaid: 'held' },
  booked: {},
  expired: {},
  released: {},
};

/** Returns the state that an event leads a booking to, or null when the event cannot happen in this state. */
export const nextBooking = (state: BookingState, event: BookingEvent): BookingState | null =>
  BOOKING_LIFE[state][event] ?? null;

/** Returns the state that an event leads a hold to, or null when the event cannot happen in this state. */
export const nextHold = (state: HoldState, event: HoldEvent): HoldState | null => HOLD_LIFE[state][event] ?? null;

/** The states in which a booking takes places; a booked hold has transferred its places to the booking. */
export const BOOKING_TAKES_PLACES: readonly BookingState[] = ['attempting', 'requested', 'confirmed', 'completed'];

/** The states of a booking that was sold and not cancelled since. */
export const BOOKING_IS_SOLD: readonly BookingState[] = ['confirmed', 'completed'];

/** The states of a hold that take places. */
export const HOLD_TAKES_PLACES: readonly HoldState[] = ['held', 'paying'];
