import type { AnswerOf } from '#contract/schemas.ts';
import { isHoldAlive } from '#domain/booking/hold.ts';
import { LOCAL_METHODS } from '#domain/payment/method.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { pagePath } from '../../platform/page-address.ts';
import { type HoldRow, mayEnd, shownAgency, type Viewer } from './access.ts';
import type { HoldDeps } from './deps.ts';
import { viewJourney } from './view-journey.ts';

type View = AnswerOf<'loadHold'>['hold'];

/** A moment of a hold in whole seconds, rounded up: a countdown to its end is never over before the hold is. */
export const endSeconds = (moment: Date): number => Math.ceil(moment.getTime() / 1000);

/** The state that is shown: from its last moment on a hold is over, even before the job that ends it has come. */
export const shownState = ({
  state,
  ends_at,
  read_at,
}: Pick<HoldRow, 'state' | 'ends_at' | 'read_at'>): View['state'] =>
  state === 'held' && !isHoldAlive(ends_at.getTime(), read_at.getTime()) ? 'expired' : state;

/** Whether the lead traveller's address is confirmed, and if not, whether this viewer can do it. */
function confirmationOf(row: HoldRow, proven: boolean): View['confirmation'] {
  if (row.confirmed_at !== null) return 'done';
  if (!proven || shownState(row) !== 'held') return 'waiting';
  return row.mailbox_used ? 'used-before' : 'possible';
}

/** A hold as its page shows it. */
export async function viewHold(
  row: HoldRow,
  viewer: Viewer,
  code: string | null,
  proven: boolean,
  { language }: Caller,
  { catalogue, database }: Pick<HoldDeps, 'catalogue' | 'database'>,
): Promise<View> {
  const state = shownState(row);
  const journey = await viewJourney(row, await peopleOf(database, row.id), language, catalogue);
  const query = viewer === 'code' && code !== null ? `?code=${encodeURIComponent(code)}` : '';
  return {
    id: row.id,
    reference: row.reference,
    state,
    createdAt: endSeconds(row.created_at),
    endsAt: endSeconds(row.ends_at),
    endedAt: row.ended_at && endSeconds(row.ended_at),
    now: Math.floor(row.read_at.getTime() / 1000),
    viewer,
    confirmation: confirmationOf(row, proven),
    mayRelease: state === 'held' && mayEnd(viewer),
    objectId: row.variant_id,
    ...journey,
    travellers: journey.travellers.map(({ lastName: _, ...traveller }) => traveller),
    payment: state === 'paying' && viewer === 'owner' ? await paymentAtBank(database, row.id) : null,
    agency: shownAgency(row),
    calendarUrl: `${pagePath(language, `/api/holds/${row.id}/calendar.ics`)}${query}`,
  };
}

/** The booking of a hold whose payer is, or should be, at a page of their bank. */
async function paymentAtBank(database: Database, holdId: string): Promise<string | null> {
  const booking = await database
    .selectFrom('booking')
    .innerJoin('payment_attempt as attempt', 'attempt.booking_id', 'booking.id')
    .select('booking.id')
    .where('booking.hold_id', '=', holdId)
    .where('booking.state', '=', 'attempting')
    .where('attempt.state', '=', 'open')
    .where('attempt.method', 'in', [...LOCAL_METHODS])
    .executeTakeFirst();
  return booking?.id ?? null;
}

async function peopleOf(database: Database, holdId: string) {
  const [travellers, friends] = await Promise.all([
    database.selectFrom('hold_traveller').selectAll().where('hold_id', '=', holdId).orderBy('position').execute(),
    database.selectFrom('hold_friend').selectAll().where('hold_id', '=', holdId).orderBy('position').execute(),
  ]);
  return { travellers, friends };
}
