import { commissionRate } from '#domain/pricing/commission.ts';
import type { Database, Transaction } from '../platform/database/database.ts';

/** Returns the share of each sale of an operator that an agency earns, in basis points. */
export async function readCommissionRate(
  database: Database | Transaction,
  agencyId: string,
  operatorId: number,
): Promise<number> {
  const { own, agreed } = await database
    .selectFrom('agency')
    .leftJoin('agency_rate as rate', (join) =>
      join.onRef('rate.agency_id', '=', 'agency.id').on('rate.operator_id', '=', operatorId),
    )
    .select(['agency.commission as own', 'rate.commission as agreed'])
    .where('agency.id', '=', agencyId)
    .executeTakeFirstOrThrow();
  return commissionRate(own, agreed);
}
