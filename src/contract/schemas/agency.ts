import { z } from 'zod';
import { DOCUMENT_TYPES } from '#domain/agency/application.ts';
import { BOOKING_STATES } from '#domain/booking/lifecycle.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { CARD_BRANDS } from '#domain/payment/stored-card.ts';
import { id, integerBetween, optionalField, text, uuid } from '../values/values.ts';
import { accepted, agencyLogo, sentFile, shortText, typedFile } from './common.ts';

const money = z.object({ amount: z.int(), currency: z.enum(CURRENCIES) });
const basisPoints = z.int();
/** Seconds since 1970. */
const moment = z.int();

/** The search text: a client, a reference, a tour. */
const search = text(100);
/** The cursor of the next page, from the previous response. */
const after = text(200);
const listed = z.object({ q: search, after });

const claim = {
  id: uuid,
  reference: z.string(),
  client: z.string(),
  email: z.string(),
  /** The responsible agent; null when they have left. */
  agent: z.string().nullable(),
  tour: z.string(),
  from: z.string(),
  until: z.string(),
  price: money,
};

const agencyHold = z.object({
  ...claim,
  endsAt: moment,
  /** Whether the caller may release it. */
  mayRelease: z.boolean(),
});
export type AgencyHold = z.output<typeof agencyHold>;

const agencyBooking = z.object({
  ...claim,
  state: z.enum(BOOKING_STATES),
  createdAt: moment,
  /** The outstanding amount and its due date; null when nothing is outstanding. */
  due: z.object({ amount: z.int(), by: z.string() }).nullable(),
  /** The agency's commission in the journal; null before a booking is confirmed. */
  commission: money.nullable(),
  /** Whether the tour has begun, so that its commission is due. */
  begun: z.boolean(),
});
export type AgencyBooking = z.output<typeof agencyBooking>;

const agencyClient = z.object({
  name: z.string(),
  email: z.string(),
  holds: z.int(),
  bookings: z.int(),
  /** The first day of the next tour, if there is one. */
  next: z.string().nullable(),
});
export type AgencyClient = z.output<typeof agencyClient>;

const statement = z.object({
  agency: z.string(),
  month: z.string(),
  lines: z.array(
    z.object({
      at: moment,
      reference: z.string(),
      bookingId: uuid,
      client: z.string(),
      tour: z.string(),
      from: z.string(),
      price: money,
      /** Negative when a sale was reversed. */
      commission: money,
    }),
  ),
  totals: z.array(money),
});
export type AgencyStatement = z.output<typeof statement>;

const companyCard = z.object({
  brand: z.enum(CARD_BRANDS),
  lastFour: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  holderName: z.string(),
  expired: z.boolean(),
});

const month = z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) });
const holdIds = z.object({
  ids: z.preprocess((sent) => (typeof sent === 'string' ? [sent] : sent), z.array(uuid).min(1).max(100)),
});
const file = z.object({ name: z.string(), text: z.string() });
const invitation = { invitationId: uuid, code: z.string().max(100) };

/** The request and response schemas of the agency endpoints. */
export const agencySchemas = {
  loadAgency: {
    request: z.object({}),
    answer: z.object({
      name: z.string(),
      isOrganiser: z.boolean(),
      openHolds: z.int(),
      openHoldsLimit: z.int(),
      commission: basisPoints,
      /** For each currency: the total posted, and the part of it whose tours have begun. */
      earned: z.array(z.object({ currency: z.enum(CURRENCIES), total: z.int(), due: z.int() })),
      /** The next bookings that are not paid in full. */
      payments: z.array(agencyBooking),
    }),
  },
  loadAgencyTerms: {
    request: z.object({ objectId: id }),
    answer: z.object({
      agency: z.string(),
      rate: basisPoints,
      openHolds: z.int(),
      openHoldsLimit: z.int(),
    }),
  },
  loadAgencyClaim: {
    request: z.object({ claimId: uuid }),
    answer: z.object({
      kind: z.enum(['hold', 'booking']),
      client: z.string(),
      email: z.string(),
      agent: z.string().nullable(),
      /** Null when it has no deadline. */
      endsAt: moment.nullable(),
      now: moment,
      /** The agency's commission once this is confirmed, or the one in the journal. */
      commission: money,
      state: z.enum(['expected', 'earned', 'none']),
    }),
  },
  listAgencyHolds: {
    request: listed,
    answer: z.object({ holds: z.array(agencyHold), now: moment, next: z.string().nullable() }),
  },
  listAgencyBookings: {
    request: listed,
    answer: z.object({ bookings: z.array(agencyBooking), next: z.string().nullable() }),
  },
  listAgencyClients: {
    request: listed,
    answer: z.object({ clients: z.array(agencyClient), next: z.string().nullable() }),
  },
  releaseAgencyHolds: { request: holdIds, answer: z.object({ done: z.int(), left: z.int() }) },
  sendAgencyHolds: { request: holdIds, answer: z.object({ done: z.int(), left: z.int() }) },
  loadAgencyStatement: { request: month, answer: statement },
  downloadAgencyStatement: { request: month, answer: file },
  printAgencyStatement: { request: month, answer: file },
  loadAgencySettings: {
    request: z.object({}),
    answer: z.object({
      name: z.string(),
      isOrganiser: z.boolean(),
      /** The contact details for clients. */
      contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
      logo: agencyLogo.nullable(),
      /** Whether a card can be stored at all. */
      takesCards: z.boolean(),
      card: companyCard.nullable(),
      people: z.array(
        z.object({
          id: uuid,
          name: z.string(),
          email: z.string(),
          isOrganiser: z.boolean(),
          isSelf: z.boolean(),
        }),
      ),
      /** For organisers. */
      invitations: z.array(z.object({ id: uuid, email: z.string(), endsAt: moment })),
    }),
  },
  changeContact: { request: z.object({ email: text(254), phone: text(40) }), answer: accepted },
  uploadAgencyLogo: {
    request: z.object({ content: sentFile }),
    answer: z.object({ logo: agencyLogo }),
  },
  removeAgencyLogo: { request: z.object({}), answer: accepted },
  loadAgencyLogo: { request: z.object({ hash: z.string().max(100) }), answer: typedFile },
  storeCompanyCard: {
    request: z.object({
      /** The idempotency key of this attempt. */
      key: uuid,
      paymentBlob: z.string().min(1).max(300),
      cardHolder: z.string().trim().min(1).max(100),
    }),
    answer: accepted,
  },
  removeCompanyCard: { request: z.object({}), answer: accepted },
  presentCompanyCard: {
    /** The variant that is paid for. */
    request: z.object({ objectId: id }),
    answer: z.object({ status: z.literal('OK'), ref: z.string() }),
  },
  inviteAgent: { request: z.object({ email: z.string().max(254) }), answer: accepted },
  changeAgent: {
    request: z.object({ id: uuid, to: z.enum(['organiser', 'member', 'removed']) }),
    answer: accepted,
  },
  withdrawInvitation: { request: z.object({ id: uuid }), answer: accepted },
  loadInvitation: {
    request: z.object(invitation),
    answer: z.object({ agency: z.string(), email: z.string() }),
  },
  acceptInvitation: { request: z.object(invitation), answer: accepted },
  applyForAgency: {
    request: z.object({
      company: shortText(100),
      street: shortText(200),
      city: shortText(100),
      country: z.string().regex(/^[A-Z]{2}$/),
      registration: shortText(100),
      /** The bytes of the document, base64url. */
      document: z
        .string()
        .regex(/^[\w-]+$/)
        .max(4_100_000),
    }),
    answer: accepted,
  },
  readApplication: {
    request: z.object({}),
    answer: z.object({
      application: z
        .object({
          company: z.string(),
          state: z.enum(['open', 'approved', 'refused']),
          reason: z.string().nullable(),
          at: moment,
        })
        .nullable(),
    }),
  },
  listApplications: {
    request: z.object({}),
    answer: z.object({
      applications: z.array(
        z.object({
          id: uuid,
          company: z.string(),
          street: z.string(),
          city: z.string(),
          country: z.string(),
          registration: z.string(),
          name: z.string(),
          email: z.string(),
          at: moment,
          documentType: z.enum(DOCUMENT_TYPES),
        }),
      ),
    }),
  },
  loadApplicationDocument: { request: z.object({ id: uuid }), answer: file },
  decideApplication: {
    request: z.object({
      id: uuid,
      decision: z.enum(['approve', 'refuse']),
      reason: text(1000),
      /** Basis points and open holds of the new agency. */
      commission: optionalField(integerBetween(0, 10_000)).transform((sent) => sent ?? null),
      limit: optionalField(integerBetween(1, 1000)).transform((sent) => sent ?? null),
    }),
    answer: accepted,
  },
  listAgencies: {
    request: z.object({}),
    answer: z.object({
      agencies: z.array(
        z.object({
          id: uuid,
          name: z.string(),
          commission: basisPoints,
          openHoldsLimit: z.int(),
          people: z.int(),
          /** The rates that were agreed with individual operators. */
          rates: z.array(z.object({ operatorId: z.int(), operator: z.string(), commission: basisPoints })),
        }),
      ),
      operators: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  },
  changeAgency: {
    request: z.object({
      id: uuid,
      commission: integerBetween(0, 10_000),
      limit: integerBetween(1, 1000),
      /** The operator whose agreed rate also changes; without a rate the agreed one ends. */
      operatorId: optionalField(id).transform((sent) => sent ?? null),
      rate: optionalField(integerBetween(0, 10_000)).transform((sent) => sent ?? null),
    }),
    answer: accepted,
  },
};
