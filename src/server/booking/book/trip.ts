import { createHash } from 'node:crypto';
import type { Submission } from '#contract/booking/book.ts';
import type { Selection } from '#domain/booking/selection.ts';
import { normalEmail } from '#domain/party/email.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { canonical } from '../hold/submission.ts';

type Counts = Readonly<Record<number, number>>;

/** The identity of a trip: a departure, its choices, and its travellers. */
export type Trip = Partial<Pick<Selection, 'day' | 'party' | 'rooms' | 'extras'>> & {
  readonly variantId: number;
  readonly leadEmail: string;
  /** The answers of each traveller by field. */
  readonly travellers: readonly Readonly<Record<string, string>>[];
};

/** The fields that identify a traveller. Correcting other answers does not make it another trip. */
const identifyingFields = ['first-name', 'last-name', 'date-of-birth'];

const normalText = (text = ''): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Drops counts of zero to normalise the choices. */
const positive = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

const positiveMaps = (maps: Readonly<Record<number, Counts>>) =>
  Object.fromEntries(
    Object.entries(maps)
      .map(([id, counts]) => [id, positive(counts)] as const)
      .filter(([, counts]) => Object.keys(counts).length > 0),
  );

/** Hashes a trip. Payment method, plan, currency, savings and insurance are not part of it. */
export function hashTrip({ variantId, day, party = {}, rooms = {}, extras = {}, leadEmail, travellers }: Trip): string {
  const text = canonical({
    variantId,
    day: day ?? null,
    party: positive(party),
    rooms: positiveMaps(rooms),
    extras: positiveMaps(extras),
    leadEmail: normalEmail(leadEmail),
    travellers: travellers.map((answers) => identifyingFields.map((field) => normalText(answers[field]))),
  });
  return createHash('sha256').update(text).digest('base64url');
}

/** Returns the trip of a submission that has not been validated yet. */
export const submittedTrip = (
  variantId: number,
  { requested: selection, answers }: Submission,
  { account }: Caller,
): Trip => ({
  ...selection,
  variantId,
  leadEmail: answers[0]?.email ?? account?.email ?? '',
  travellers: answers,
});

/** Returns the trip of a hold. */
export async function heldTrip(
  database: Pick<Transaction, 'selectFrom'>,
  hold: { readonly id: string; readonly variant_id: number; readonly lead_email: string; readonly selection: unknown },
): Promise<Trip> {
  const travellers = await database
    .selectFrom('hold_traveller')
    .select('answers')
    .where('hold_id', '=', hold.id)
    .orderBy('position')
    .execute();
  const { choices } = hold.selection as { readonly choices: Pick<Selection, 'day' | 'party' | 'rooms' | 'extras'> };
  return {
    ...choices,
    variantId: hold.variant_id,
    leadEmail: hold.lead_email,
    travellers: travellers.map(({ answers }) => answers),
  };
}
