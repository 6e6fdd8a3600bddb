import type { Language } from '#contract/shop.ts';
import type { AnsweredField } from '#domain/party/answer-class.ts';
import { type AnswerReader, answerAsSeen, mayReadAnswer } from '#domain/privacy/answer-access.ts';
import type { Caller } from '../../platform/caller.ts';
import { hasCapability } from '../../platform/capability.ts';
import type { Database } from '../../platform/database/database.ts';
import { hasAddressOf, isBrowserOf } from '../hold/access.ts';
import { isOwnMailbox } from '../hold/holder.ts';
import type { BookingRow } from './access.ts';

/** Names are part of every view of a traveller. */
const NAMES = ['first-name', 'last-name'];

/** Returns a caller's access to the answers of a booking, which is stricter than access to the booking. */
export async function answerReader(database: Database, booking: BookingRow, caller: Caller): Promise<AnswerReader> {
  const { account } = caller;
  // A client who pays a link without a hold enters the travellers; in every other case the owner did.
  const isTypedByClient = booking.share_link_id !== null && booking.hold_id === null;
  const isOwnAgency = booking.agency_id === null || account?.agencyId === booking.agency_id;
  const isGuest = booking.account_id === null && booking.agency_id === null && booking.share_link_id === null;
  if (account && booking.account_id === account.id && isOwnAgency && !isTypedByClient) return 'booker';
  if ((isGuest || isTypedByClient) && isBrowserOf(caller, booking.visitor_hash)) return 'booker';
  if (hasAddressOf(caller, booking) && (await isOwnMailbox(database, caller, booking.mailbox_key))) return 'lead';
  if (!hasCapability(account, 'travellers.read')) return 'other';
  if (account?.role === 'staff') return 'staff';
  return account?.operatorId && account.operatorId === booking.operator_uuid ? 'operator' : 'other';
}

type StoredTraveller = { readonly answers: unknown; readonly fields: unknown };

/** Returns the answers that a reader may read, in the order of the form; null when they may read none. */
export function readableAnswers(
  traveller: StoredTraveller,
  reader: AnswerReader,
  state: BookingRow['state'],
  language: Language,
  only: (field: AnsweredField) => boolean = () => true,
) {
  if (!mayReadAnswer(reader, 'ordinary', state)) return null;
  const answers = traveller.answers as Readonly<Record<string, string>>;
  return (traveller.fields as AnsweredField[])
    .filter((field) => !NAMES.includes(field.id) && only(field) && mayReadAnswer(reader, field.class, state))
    .flatMap((field) => {
      const value = answers[field.id];
      if (!value) return [];
      const { id, kind, label, option } = field;
      const seen = option?.[language] ?? answerAsSeen(reader, field, value);
      return [{ id, kind, class: field.class, label: label[language], value: seen }];
    });
}
