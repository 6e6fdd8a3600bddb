import type { AnswerOf } from '#contract/schemas.ts';
import { isHoldAlive } from '#domain/booking/hold.ts';
import { LOCAL_METHODS } from '#domain/payment/method.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { pagePath } from '../../platform/page-address.ts';
import { type HoldRow, mayEnd, presentAgency, type Viewer } from './access.ts';
import type { HoldDeps } from './deps.ts';
import { extensionOf, mayExtend } from './extend-hold.ts';
import { viewJourney } from './view-journey.ts';

type View = AnswerOf<'loadHold'>['hold'];

/** Returns a time in whole seconds, rounded up, so that a countdown never ends before the hold. */
export const endSeconds = (moment: Date): number => Math.ceil(moment.getTime() / 1000);

/** Returns the state to display: a hold is over from its last moment on, even before the job that ends it has run. */
export const presentState = ({
  state,
  ends_at,
  read_at,
}: Pick<HoldRow, 'state' | 'ends_at' | 'read_at'>): View['state'] =>
  state === 'held' && !isHoldAlive(ends_at.getTime(), read_at.getTime()) ? 'expired' : state;

/** Returns whether the lead traveller's address is confirmed, and if not, whether this viewer can confirm it. */
function confirmationOf(row: HoldRow, proven: boolean): View['confirmation'] {
  if (row.confirmed_at !== null) return 'done';
  if (!proven || presentState(row) !== 'held') return 'waiting';
  return row.mailbox_used ? 'used-before' : 'possible';
}

/** Returns a hold for its page. */
export async function viewHold(
  row: HoldRow,
  viewer: Viewer,
  code: string | null,
  proven: boolean,
  { language }: Caller,
  deps: Pick<HoldDeps, 'catalogue' | 'database' | 'bookableVariants'>,
): Promise<View> {
  const { catalogue, database } = deps;
  const state = presentState(row);
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
    extension: state === 'held' && mayExtend(viewer, row) ? await viewExtension(row, deps) : null,
    mayMail: state === 'held' && mayExtend(viewer, row),
    objectId: row.variant_id,
    ...journey,
    travellers: journey.travellers.map(({ lastName: _, ...traveller }) => traveller),
    payment: state === 'paying' && viewer === 'owner' ? await paymentAtBank(database, row.id) : null,
    agency: presentAgency(row),
    calendarUrl: `${pagePath(language, `/api/holds/${row.id}/calendar.ics`)}${query}`,
  };
}

/** Returns the end that an extension would give a hold, or why it cannot be extended. */
async function viewExtension(row: HoldRow, deps: Pick<HoldDeps, 'bookableVariants'>): Promise<View['extension']> {
  const extension = await extensionOf(row, deps);
  return 'problem' in extension
    ? { endsAt: null, problem: extension.problem }
    : { endsAt: endSeconds(new Date(extension.end)), problem: null };
}

/** Returns the booking of a hold that is being paid on a bank's page. */
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
