import { z } from 'zod';
import { STEPPER_LIMITS } from '#domain/party/passengers.ts';
import { flag, optionalField, requiredDay, text } from '../values/values.ts';
import { selectionPayload } from './book-now-request.ts';

/** The longest answer of a traveller; each kind of field has a shorter limit of its own. */
const longestAnswer = 2000;

const answer = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((sent) => (sent === undefined || sent === null ? '' : String(sent).trim()))
  .pipe(z.string().max(longestAnswer));

/** A traveller's answers, by number where the field has one, else by name. */
const traveller = z
  .record(z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/), answer)
  .refine((sent) => Object.keys(sent).length <= 60);

type SentTraveller = z.input<typeof traveller>;

/** Forms cannot say that a traveller in the middle answered nothing, so a list with gaps comes as a map. */
function withoutGaps(sent: readonly SentTraveller[] | Readonly<Record<string, SentTraveller>> | '' | null | undefined) {
  if (sent === '' || sent === null || sent === undefined) return [];
  if (typeof sent !== 'object' || Array.isArray(sent)) return sent;
  const places = Object.keys(sent);
  const most = STEPPER_LIMITS.maximum;
  if (!places.every((place) => /^\d{1,2}$/.test(place) && Number(place) < most)) return sent;
  const length = Math.max(-1, ...places.map(Number)) + 1;
  return Array.from({ length }, (_, place) => (sent as Record<string, SentTraveller>)[place] ?? {});
}

/**
 * A submission: everything that a price reload takes, the travellers, the quote that was shown, and consent. Payment data is
 * accepted whatever the way; what it claims about money, role or consent is a hint that nobody follows.
 */
export const bookRequest = selectionPayload.extend({
  date: requiredDay,
  /** In the order of the page: whoever may travel alone first, then by passenger type. The first leads. */
  passengers: z.preprocess(withoutGaps, z.array(traveller).max(STEPPER_LIMITS.maximum)),
  /** Names this submission: sent again with the same key it answers the same hold. Without it the content is the name. */
  submission_key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
  accept_terms: flag,
  accept_data_terms: flag,
  /** The zone in which mails tell the end of a hold, such as Europe/Vienna. */
  time_zone: text(64),
  /** The hold that is paid; then the selection, the travellers and the price are the hold's. */
  hold_id: optionalField(z.uuid()),
  /** The code of the hold's mailed link. */
  hold_code: text(100),
  /** The code of the link by which a client pays what an agent chose or holds. */
  share_link: text(100),
  /** The billing address, where the tour asks the first traveller for another in 72 and 74. */
  billing_country: text(200),
  billing_zip: text(200),
  /** The card may be kept for later payments. */
  keep_card: flag,
  methodId: text(200),
  paymentProvider: text(200),
  cardHolder: text(200),
  paymentBlob: text(20_000),
  paymentMethod: text(200),
  externalId: text(200),
  /** The bank of an account that pays by iDEAL. */
  bic: text(20),
  /** The country of an account that pays by Sofort. */
  paymentTypeCountryCode: text(2),
});
