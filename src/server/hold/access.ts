import type { Selectable } from 'kysely';
import type { AnswerOf } from '#contract/schemas.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import type { HoldTable } from '../database/tables.ts';
import { formerMarks, isCode, visitorMark } from './marks.ts';

/** A hold as it is kept, with what access hangs on. */
export type HoldRow = Selectable<HoldTable> & {
  readonly operator_uuid: string;
  readonly agency_name: string | null;
  readonly agent_name: string | null;
};

/** Who looks at a hold. */
export type Viewer = AnswerOf<'loadHold'>['hold']['viewer'];

/** Reads a hold. */
export async function readHold(database: Database, id: string): Promise<HoldRow | null> {
  const row = await database
    .selectFrom('hold')
    .innerJoin('tour', 'tour.id', 'hold.tour_id')
    .innerJoin('operator_profile as profile', 'profile.id', 'tour.operator_id')
    .leftJoin('agency', 'agency.id', 'hold.agency_id')
    .leftJoin('user_account as account', 'account.id', 'hold.account_id')
    .selectAll('hold')
    .select(['profile.operator_id as operator_uuid', 'agency.name as agency_name', 'account.name as agent_name'])
    .where('hold.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * As whom a caller may see a hold; null when it does not exist for them. A hold that was made while logged in is not opened
 * by the browser alone: others may use it after the log-out. A traveller's own address is confirmed, so it is theirs too.
 */
export function viewerOf(hold: HoldRow, caller: Caller, code: string | null): Viewer | null {
  const { account } = caller;
  if (account && hold.account_id === account.id) return 'owner';
  if (hold.account_id === null && [visitorMark(caller), ...formerMarks(caller)].includes(hold.visitor_mark))
    return 'owner';
  if (account?.role === 'traveller' && hold.agency_id === null && hold.lead_email === account.email) return 'owner';
  if (code !== null && isCode(code, hold.code_hash)) return 'code';
  if (account?.role === 'staff') return 'staff';
  if (account?.agencyId && account.agencyId === hold.agency_id) return 'colleague';
  return account?.operatorId && account.operatorId === hold.operator_uuid ? 'operator' : null;
}

/** Whether somebody may give a hold's places back. */
export const mayEnd = (viewer: Viewer): boolean => viewer === 'owner' || viewer === 'code';
