/** For each state the events it accepts and where they lead; a state that accepts none is an end. */
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

/** What can happen to a booking; `request` and `confirm` follow an approved authorisation, `lapse` an operator's silence. */
export type BookingEvent = 'confirm' | 'request' | 'fail' | 'accept' | 'decline' | 'lapse' | 'cancel' | 'complete';

/** The life of a booking: attempted first, confirmed at once or on the operator's word. */
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

/** The states of a hold; `paying` keeps the places while the payment's outcome is not known, even past the end. */
export type HoldState = 'held' | 'paying' | 'booked' | 'expired' | 'released';

/** What can happen to a hold. */
export type HoldEvent = 'pay' | 'paid' | 'notPaid' | 'expire' | 'release';

/** The life of a hold: paid once before its end, given up, or expired. */
export const HOLD_LIFE: Table<HoldState, HoldEvent> = {
  held: { pay: 'paying', expire: 'expired', release: 'released' },
  paying: { paid: 'booked', notPaid: 'held' },
  booked: {},
  expired: {},
  released: {},
};

/** The state a booking comes to, or null when the event cannot happen to it now. */
export const nextBooking = (state: BookingState, event: BookingEvent): BookingState | null =>
  BOOKING_LIFE[state][event] ?? null;

/** The state a hold comes to, or null when the event cannot happen to it now. */
export const nextHold = (state: HoldState, event: HoldEvent): HoldState | null => HOLD_LIFE[state][event] ?? null;

/** The states of a booking that take places; a booked hold has handed its places to the booking. */
export const BOOKING_TAKES_PLACES: readonly BookingState[] = ['attempting', 'requested', 'confirmed', 'completed'];

/** The states of a hold that take places. */
export const HOLD_TAKES_PLACES: readonly HoldState[] = ['held', 'paying'];
