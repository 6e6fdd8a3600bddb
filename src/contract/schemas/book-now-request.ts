import { z } from 'zod';
import { fromDotted } from '#domain/calendar/day-forms.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { STEPPER_LIMITS } from '#domain/party/passengers.ts';
import { chargeMethods } from '../wire/charge-method.ts';
import { paymentOptions, savingNames } from '../wire/choice-names.ts';
import {
  currency,
  flag,
  id,
  mapOf,
  optionalDay,
  people,
  perhaps,
  quantity,
  requiredDay,
  text,
  whole,
} from './book-now-values.ts';

const friend = z.object({ name: text(100), email: text(254) });

/** A room with the people in it; beds that stay open ask for friends, or for the tick that they are not known yet. */
const room = people({
  co_passengers: z.array(friend).max(STEPPER_LIMITS.maximum).optional(),
  friend_unknown: flag,
});

const oneOf = <Name extends string>(names: readonly Name[]) =>
  perhaps(z.enum(names as [Name, ...Name[]])).transform((sent) => sent ?? null);

/** A signed quote is opaque to its holder; this is longer than any. */
const signedQuote = text(12_000);

/** The whole payload of a price reload. What it claims about money, role or consent is a hint that nobody follows. */
export const loadDataRequest = z.object({
  objectId: id,
  date: optionalDay,
  currency,
  paxSelectionSplitPricingIsClosed: flag,
  /** Passengers by type; nothing yet means the smallest party. */
  priceCategories: mapOf(quantity),
  accommodationsSelected: mapOf(room),
  extrasSelected: mapOf(mapOf(quantity)),
  chargeMethod: oneOf(chargeMethods),
  saving: oneOf(savingNames),
  promoCode: text(64),
  paymentOption: oneOf(paymentOptions),
  partner: text(200),
  double_opt_in: flag,
  pid: text(200),
  device_data: text(10_000),
  insurance_attached: flag,
  applyRecommendation: flag,
  fromEmbed: flag,
  with_membership: flag,
  action: text(100),
  /** The insurer's quote that a policy was chosen from, and the one that was declined. */
  quote_id: text(200),
  opt_out_quote_id: text(200),
  policy_type: text(100),
  /** The travellers to be insured, by their place in the party. */
  insured: perhaps(z.array(quantity).max(STEPPER_LIMITS.maximum)),
  insuranceLoaded: flag,
  /** The paid option that turns what is not refunded into credit. */
  flexible: flag,
  /** A quote of an earlier answer, to be told what has moved since. */
  signed_quote: signedQuote,
});

/** A month, YYYY-MM. */
const month = z
  .string()
  .trim()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** A day to open with; the months around it come with the page. */
export const loadBookingPageRequest = z.object({ objectId: id, date: optionalDay, currency });

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
  traveller: whole(1, STEPPER_LIMITS.maximum).default(1),
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
  pax: z.union([whole(1, STEPPER_LIMITS.maximum), z.record(z.string().regex(/^[1-9]\d{0,8}$/), quantity)]),
  currency,
  date: dotted,
  email: text(254),
  /** What else is chosen, as a price reload sends it; the least price of a code counts it, and is only told without it. */
  accommodationsSelected: mapOf(room),
  extrasSelected: mapOf(mapOf(quantity)),
});

export const loadPromotionRequest = z.object({
  tourId: id,
  variantId: id,
  currency: z.enum(CURRENCIES),
  pax: whole(1, STEPPER_LIMITS.maximum),
});

export const listPaymentOptionsRequest = z.object({
  objectId: id,
  currency,
  date: requiredDay,
  userAgent: text(1000),
  paymentOption: oneOf(paymentOptions),
  chargeMethod: oneOf(chargeMethods),
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
