import { sql } from 'kysely';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { AskedTour } from './asked-tour.ts';

/** Within how many hours an answer usually comes, from whoever answers; null while nothing is known of our own staff. */
export async function readAnswerHours(
  database: Database | Transaction,
  tour: Pick<AskedTour, 'operator'> | null,
): Promise<number | null> {
  if (tour) return tour.operator.answerHours;
  const { rows } = await sql<{ hours: number | null }>`select measured_answer_hours(null) as hours`.execute(database);
  return rows[0]?.hours ?? null;
}
