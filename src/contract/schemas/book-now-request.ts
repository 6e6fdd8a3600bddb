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

/** A selection and its context. Its claims about money, role or consent are hints that the server ignores. */
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
  /**
   * The travellers to be insured, by their place in the party. The hint is ignored: a policy always covers the whole
   * party.
   */
  insured: optionalField(z.array(quantity).max(STEPPER_LIMITS.maximum)),
  insuranceLoaded: flag,
  /** The quote of an earlier response, to get the difference. */
  signed_quote: signedQuote,
});

/** The whole payload of a price reload. */
export const loadDataRequest = selectionPayload.extend({
  /** `price` omits what a page that runs the rules itself knows: the selection, what is offered, markup. */
  only: oneOf(['price']),
});

/** A month, YYYY-MM. */
const month = z
  .string()
  .trim()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/**
 * A day to open with, which adds the months around it to the response; the code of an offer adds its rooms and its
 * price.
 */
export const loadBookingPageRequest = z.object({ objectId: id, date: optionalDay, currency, offer: text(64) });

/** A month, for a single variant only when one is named. */
export const loadCalendarRequest = z.object({ tourId: id, month, currency, object_id: id.optional() });

export const loadChangeDateRequest = z.object({
  object_id: id,
  is_enquiry: flag,
  b2bPid: text(200),
  currency,
});

/** Traveller 1 is the lead and gets more fields than the others. */
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
  /** The number of travellers, or the number of each passenger type. */
  pax: z.union([integerBetween(1, STEPPER_LIMITS.maximum), z.record(z.string().regex(/^[1-9]\d{0,8}$/), quantity)]),
  currency,
  date: dotted,
  email: text(254),
  /**
   * The other choices, as a price reload sends them. They count towards the minimum spend of a code; without them the
   * minimum is only reported.
   */
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

/** The query of the booking page's address, and the price that the page displays. */
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
