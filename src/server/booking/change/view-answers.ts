import type { BookingView } from '#contract/schemas/booking.ts';
import type { Language } from '#contract/shop.ts';
import type { AnswerReader } from '#domain/privacy/answer-access.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { BookingRow } from '../book/access.ts';
import type { BookDeps } from '../book/deps.ts';
import { missingOf, presentMissing, readChangeDays, readForms, readTravellers } from './read-travellers.ts';

/** The states in which names and answers can be changed. */
export const CHANGEABLE: readonly BookingRow['state'][] = ['requested', 'confirmed'];

/** Returns what is missing in the travellers' forms of a booking, and whether its reader can add it now. */
export async function viewAnswers(
  database: Database | Transaction,
  deps: Pick<BookDeps, 'bookableVariants'>,
  row: BookingRow,
  reader: AnswerReader,
  language: Language,
): Promise<BookingView['answers']> {
  const facts = CHANGEABLE.includes(row.state) ? await readForms(row, deps) : null;
  if (!facts) return { missing: [], changeUntil: null, mayChange: false };
  const { today, lastDay } = await readChangeDays(database, row);
  const changeUntil = lastDay[reader === 'operator' || reader === 'staff' ? 'office' : 'traveller'];
  const travellers = await readTravellers(database, row.id);
  return {
    missing: presentMissing(missingOf(facts.variant.travellerFields, travellers, row), language),
    changeUntil,
    mayChange: reader !== 'other' && today <= changeUntil,
  };
}
