import { sql } from 'kysely';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { EnquiryTour } from './enquiry-tour.ts';

/** Returns within how many hours the answering side usually replies; null while our own staff have no statistics. */
export async function readAnswerHours(
  database: Database | Transaction,
  tour: Pick<EnquiryTour, 'operator'> | null,
): Promise<number | null> {
  if (tour) return tour.operator.answerHours;
  const { rows } = await sql<{ hours: number | null }>`select measured_answer_hours(null) as hours`.execute(database);
  return rows[0]?.hours ?? null;
}
