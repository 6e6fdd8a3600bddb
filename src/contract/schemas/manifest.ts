import { z } from 'zod';
import { CURRENCIES } from '#domain/money/currency.ts';
import { day, flag, id, integerBetween, uuid } from '../values/values.ts';
import { travellerAnswer } from './booking.ts';
import { accepted, shortText } from './common.ts';

const epochSeconds = z.int();
const question = z.object({ id: z.string(), label: z.string() });

const manifestTraveller = z.object({
  position: z.int(),
  name: z.string(),
  type: z.string(),
  /** On the day of departure; null when the date of birth is unknown. */
  age: z.int().nullable(),
  answers: z.array(travellerAnswer),
  /** Questions with an answer that the reader does not see. */
  hiddenAnswers: z.array(question),
  /** Questions without an answer. */
  gaps: z.array(question),
  /** When the traveller was marked as arrived and by whom; a guide link is named by its label. */
  arrival: z.object({ at: epochSeconds, by: z.string().nullable() }).nullable(),
});
export type ManifestTraveller = z.output<typeof manifestTraveller>;

const manifestBooking = z.object({
  id: uuid,
  reference: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  agency: z.string().nullable(),
  travellers: z.array(manifestTraveller),
  extras: z.array(z.string()),
  /** The amount still to be paid; null for guides, and for readers who do not see amounts. */
  due: z.object({ amount: z.int(), currency: z.enum(CURRENCIES) }).nullable(),
});
export type ManifestBooking = z.output<typeof manifestBooking>;

const manifestRoom = z.object({
  name: z.string(),
  shared: z.boolean(),
  sleepers: z.array(z.object({ bookingId: uuid, position: z.int(), name: z.string() })),
  openBeds: z.int(),
  expected: z.array(z.string()),
  isCertain: z.boolean(),
});

const manifest = z.object({
  departure: z.object({
    id: z.int(),
    variantId: z.int(),
    tour: z.string(),
    variant: z.string(),
    operator: z.string(),
    from: day,
    until: day,
    code: z.string().nullable(),
    meetingPoint: z.string().nullable(),
    meetingTime: z.string().nullable(),
    note: z.string().nullable(),
  }),
  bookings: z.array(manifestBooking),
  rooms: z.array(manifestRoom),
  /**
   * Passport and health answers: `shown`, `hidden` until requested, `denied` to this reader, or `none` given.
   */
  sensitive: z.enum(['shown', 'hidden', 'denied', 'none']),
});
export type Manifest = z.output<typeof manifest>;

const departureId = { departureId: id };
/** Requests the passport and health answers as well. */
const reading = z.object({ ...departureId, sensitive: flag });
const file = z.object({ name: z.string(), text: z.string() });
const arrival = { bookingId: uuid, position: integerBetween(0, 1000), arrived: flag };
const linkCode = { guideLinkId: uuid, code: z.string().max(100) };

/** The request and answer of each endpoint about the manifest of a departure. */
export const manifestSchemas = {
  loadManifest: { request: reading, answer: manifest },
  downloadManifest: { request: reading, answer: file },
  printManifest: { request: reading, answer: file },
  markArrival: { request: z.object({ ...departureId, ...arrival }), answer: accepted },
  listGuideLinks: {
    request: z.object(departureId),
    answer: z.object({
      links: z.array(
        z.object({
          id: uuid,
          label: z.string(),
          sensitive: z.boolean(),
          createdBy: z.string().nullable(),
          createdAt: epochSeconds,
          endsAt: epochSeconds,
          openedAt: epochSeconds.nullable(),
          state: z.enum(['open', 'expired', 'withdrawn']),
          /** The address to pass on; null once it no longer works. */
          url: z.string().nullable(),
        }),
      ),
      /** Whether the caller may include passport and health answers in a link. */
      mayShareSensitive: z.boolean(),
    }),
  },
  createGuideLink: {
    request: z.object({ ...departureId, label: shortText(100), sensitive: flag }),
    answer: z.object({ status: z.literal('OK'), id: uuid, url: z.string(), endsAt: epochSeconds }),
  },
  withdrawGuideLink: { request: z.object({ ...departureId, guideLinkId: uuid }), answer: accepted },
  loadGuideManifest: {
    request: z.object(linkCode),
    answer: z.object({ manifest, label: z.string(), endsAt: epochSeconds }),
  },
  markArrivalByLink: { request: z.object({ ...linkCode, ...arrival }), answer: accepted },
};
