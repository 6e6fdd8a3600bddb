import type { FieldFacts } from '#domain/catalogue/facts.ts';
import { classOf } from '#domain/party/answer-class.ts';
import { mailboxKey } from '#domain/party/mailbox-key.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { hasCapability } from '../../platform/capability.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type BookingRow, bookingViewer, readBooking } from '../book/access.ts';
import { answerReader } from '../book/answer-reader.ts';
import { isOwnMailbox } from '../hold/holder.ts';
import type { StoredTraveller } from './read-travellers.ts';

/** A person who may change travellers of a booking, and which parts of which forms. */
export type Editor = {
  readonly office: boolean;
  readonly role: 'traveller' | 'agent' | 'operator' | 'staff';
  /** Whether the lead traveller, or whoever booked for them, makes the change and needs no mail about it. */
  readonly isBooker: boolean;
  readonly mayEdit: (traveller: StoredTraveller) => boolean;
  readonly mayAnswer: (field: FieldFacts, position: number) => boolean;
  /** Returns whether a stored answer is not sent back to this person. */
  readonly isHidden: (field: FieldFacts) => boolean;
};

/** The lead traveller's address opens the booking, so only an office changes it. */
const isAccess = ({ id, kind }: FieldFacts, position: number): boolean =>
  position === 0 && (id === 'email' || kind === 'email');

const asTraveller = {
  office: false,
  mayAnswer: (field: FieldFacts, position: number) => !isAccess(field, position),
  isHidden: (field: FieldFacts) => classOf(field) === 'document',
} as const;

/** Returns a booking that the caller may change as its booker, its lead traveller or one of its travellers. */
export async function ownEditor(
  database: Database,
  bookingId: string,
  code: string | null,
  caller: Caller,
): Promise<{ readonly row: BookingRow; readonly editor: Editor } | Refusal> {
  const notFound = new Refusal(404, 'not-found');
  const row = await readBooking(database, bookingId);
  if (!row) return notFound;
  const reader = await answerReader(database, row, caller);
  const role = caller.account?.role === 'agent' ? 'agent' : 'traveller';
  if (reader === 'booker' || reader === 'lead')
    return { row, editor: { ...asTraveller, role, isBooker: true, mayEdit: () => true } };
  const own = await ownMailbox(database, caller);
  const isOwn = ({ position, values }: Pick<StoredTraveller, 'position' | 'values'>) =>
    own !== null && position > 0 && mailboxKey(values.email ?? '') === own;
  const rows = own === null ? [] : await answersOf(database, bookingId);
  if (rows.some(isOwn)) return { row, editor: { ...asTraveller, role, isBooker: false, mayEdit: isOwn } };
  // Those who may open the booking and not change it are told so; to everyone else it does not exist.
  const viewer = await bookingViewer(database, row, caller, code);
  return viewer ? new Refusal(403, 'change-not-yours') : notFound;
}

const answersOf = async (database: Database, bookingId: string) =>
  (
    await database
      .selectFrom('booking_traveller')
      .select(['position', 'answers'])
      .where('booking_id', '=', bookingId)
      .execute()
  ).map(({ position, answers }) => ({ position, values: answers }));

/** Returns the confirmed mailbox of a traveller's account; null without one. */
async function ownMailbox(database: Database, caller: Caller): Promise<string | null> {
  if (caller.account?.role !== 'traveller') return null;
  const key = mailboxKey(caller.account.email);
  return (await isOwnMailbox(database, caller, key)) ? key : null;
}

/** Returns how an office account may change a booking; null when the booking is not theirs or they see no travellers. */
export function officeEditor(row: BookingRow, { account }: Pick<Caller, 'account'>): Editor | null {
  const { role, operatorId } = account as Account;
  const isOwn = role === 'staff' || (operatorId !== null && operatorId === row.operator_uuid);
  if (!isOwn || !hasCapability(account, 'travellers.read')) return null;
  const maySeeSensitive = hasCapability(account, 'travellers.documents');
  return {
    office: true,
    role: role as 'operator' | 'staff',
    isBooker: false,
    mayEdit: () => true,
    mayAnswer: (field) => maySeeSensitive || classOf(field) === 'ordinary',
    isHidden: (field) => classOf(field) !== 'ordinary',
  };
}
