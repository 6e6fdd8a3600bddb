import { z } from 'zod';
import { fromDotted } from '#domain/calendar/day-forms.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { STEPPER_LIMITS } from '#domain/party/passengers.ts';
import { selectionRequest } from '../selection-codec/schema.ts';
import {
  currency,
  flag,
  id,
  integerBetween,
  mapOf,
  oneOf,
  optionalDay,
  optionalField,
  quantity,
  requiredDay,
  text,
} from '../values/values.ts';

/** A signed quote is opaque to its holder; this is longer than any. */
const signedQuote = text(12_000);

/** A selection and what comes with it. What it claims about money, role or consent is a hint that nobody follows. */
export const selectionPayload = z.object({
  ...selectionRequest,
  objectId: id,
  currency,
  paxSelectionSplitPricingIsClosed: flag,
  partner: text(200),
  double_opt_in: flag,
  pid: text(200),
  device_data: text(10_000),
  fromEmbed: flag,
  action: text(100),
  /** The travellers to be insured, by their place in the party. A hint that is not kept: a policy covers the whole party, at its premium. */
  insured: optionalField(z.array(quantity).max(STEPPER_LIMITS.maximum)),
  insuranceLoaded: flag,
  /** A quote of an earlier answer, to be told what has moved since. */
  signed_quote: signedQuote,
});

/** The whole payload of a price reload. */
export const loadDataRequest = selectionPayload.extend({
  /** `price` leaves out what a page that runs the rules itself knows: the selection, what is offered, markup. */
  only: oneOf(['price']),
});

/** A month, YYYY-MM. */
const month = z
  .string()
  .trim()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** A day to open with, the months around it come with the page; the code of an offer, which brings its rooms and its price. */
export const loadBookingPageRequest = z.object({ objectId: id, date: optionalDay, currency, offer: text(64) });

/** A month, and for one variant only when it is named. */
export const loadCalendarRequest = z.object({ tourId: id, month, currency, object_id: id.optional() });

export const loadChangeDateRequest = z.object({
  object_id: id,
  is_enquiry: flag,
  b2bPid: text(200),
  currency,
});

/** Traveller 1 leads and is asked more than the others. */
export const loadTravellerFormRequest = z.object({
  tourId: id,
  object_id: id.optional(),
  traveller: integerBetween(1, STEPPER_LIMITS.maximum).default(1),
});

/** A day, DD.MM.YYYY. */
const dotted = z
  .string()
  .trim()
  .regex(/^\d{2}\.\d{2}\.\d{4}$/)
  .refine((sent) => fromDotted(sent) !== null);

export const checkPromoCodeRequest = z.object({
  objectId: id,
  promoCode: z.string().trim().min(1).max(64),
  /** How many travel, or how many of each passenger type. */
  pax: z.union([integerBetween(1, STEPPER_LIMITS.maximum), z.record(z.string().regex(/^[1-9]\d{0,8}$/), quantity)]),
  currency,
  date: dotted,
  email: text(254),
  /** What else is chosen, as a price reload sends it; the least price of a code counts it, and is only told without it. */
  accommodationsSelected: selectionRequest.accommodationsSelected,
  extrasSelected: selectionRequest.extrasSelected,
});

export const loadPromotionRequest = z.object({
  tourId: id,
  variantId: id,
  currency: z.enum(CURRENCIES),
  pax: integerBetween(1, STEPPER_LIMITS.maximum),
});

export const listPaymentOptionsRequest = z.object({
  objectId: id,
  currency,
  date: requiredDay,
  userAgent: text(1000),
  paymentOption: selectionRequest.paymentOption,
  chargeMethod: selectionRequest.chargeMethod,
});

/** The query of the booking page as it stands in its address, and the price that the page shows. */
export const loadCancellationsRequest = z.object({
  tourId: id,
  date: dotted,
  type: text(20),
  travellers: mapOf(quantity),
  pid: text(200),
  currency,
  /** In whole units of the currency, such as 1249.50. */
  finalPrice: z.preprocess(
    (sent: number | string) =>
      typeof sent === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(sent.trim()) ? Number(sent) : sent,
    z.number().min(0).max(10_000_000),
  ),
  flexible: flag,
  signed_quote: signedQuote,
});
