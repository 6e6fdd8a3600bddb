import { z } from 'zod';
import { STEPPER_LIMITS } from '#domain/party/passengers.ts';
import { flag, optionalField, requiredDay, text, uuid } from '../values/values.ts';
import { selectionPayload } from './book-now-request.ts';

/** The longest answer of a traveller; each kind of field has a shorter limit of its own. */
const maxAnswerLength = 2000;

const answer = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((sent) => (sent === undefined || sent === null ? '' : String(sent).trim()))
  .pipe(z.string().max(maxAnswerLength));

/** A traveller's answers, by number if the field has one, or else by name. */
const traveller = z
  .record(z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/), answer)
  .refine((sent) => Object.keys(sent).length <= 60);

type SentTraveller = z.input<typeof traveller>;

/**
 * Returns a form cannot express a traveller without answers in the middle of a list, so a list with gaps arrives as a
 * map.
 */
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
 * A submission: the fields of a price reload, the travellers, the displayed quote, and consent. Payment data is
 * accepted on every path; its claims about money, role or consent are hints that the server ignores.
 */
export const bookRequest = selectionPayload.extend({
  date: requiredDay,
  /** In page order: travellers who may travel alone first, then by passenger type. The first is the lead. */
  passengers: z.preprocess(withoutGaps, z.array(traveller).max(STEPPER_LIMITS.maximum)),
  /**
   * The idempotency key: repeated requests with the same key return the same hold. Without a key the content identifies
   * the submission.
   */
  submission_key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
  accept_terms: flag,
  accept_data_terms: flag,
  /** The time zone in which emails display the end of a hold, such as Europe/Vienna. */
  time_zone: text(64),
  /** The hold to be paid; it then defines the selection, the travellers and the price. */
  hold_id: optionalField(uuid),
  /** The code of the hold's mailed link. */
  hold_code: text(100),
  /** The code of the link by which a client pays for what an agent chose or holds. */
  share_link: text(100),
  /** The billing address, when fields 72 and 74 of the first traveller are a different address. */
  billing_country: text(200),
  billing_zip: text(200),
  /** Whether the card may be stored for later payments. */
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
