import { sql } from 'kysely';
import type { Day } from '#domain/calendar/day.ts';
import { defaultTimeoutMs } from '../../insurance/deps.ts';
import { settlePolicy, sweepPolicies } from '../../insurance/job-kinds.ts';
import { giveUpPolicy, noteBound, noteRefused, noteVoided } from '../../insurance/policy.ts';
import type { Insurer, PolicyOrder } from '../../insurance/port.ts';
import { transaction } from '../../platform/database/database.ts';
import { forEachItem } from '../../platform/jobs/for-each-item.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { travellerName } from '../traveller-name.ts';
import type { PayDeps } from './deps.ts';
import { notifyOfPolicy } from './mails.ts';
import { premiumsToReturn, returnPremium } from './return-premium.ts';

/** The dependencies of processing policies. */
export type PolicyDeps = PayDeps & { readonly insurer: Insurer; readonly timeoutMs?: number };

/** A policy that the insurer has not bound within this time is given up. */
const maxRetryHours = 24;

/** Returns the policy of a booking with the data for the insurer, and whether its time is over. */
async function readPolicy({ database }: PolicyDeps, bookingId: string) {
  return database
    .selectFrom('insurance_policy as policy')
    .innerJoin('booking', 'booking.id', 'policy.booking_id')
    .innerJoin('location', 'location.id', 'policy.start_location_id')
    .leftJoin('insurance_country as country', 'country.id', 'policy.country_id')
    .leftJoin('insurance_state as region', 'region.id', 'policy.state_id')
    .leftJoin('booking_traveller as lead', (join) =>
      join.onRef('lead.booking_id', '=', 'policy.booking_id').on('lead.position', '=', 0),
    )
    .selectAll('policy')
    .select(['lead_email', 'location.country_code', 'country.code as country', 'region.code as region', 'lead.answers'])
    .select(
      sql<boolean>`policy.state_since < now() - make_interval(hours => ${maxRetryHours}) or policy.start_day < current_date`.as(
        'overdue',
      ),
    )
    .where('policy.booking_id', '=', bookingId)
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof readPolicy>>>;

const orderOf = (row: Row): PolicyOrder => ({
  key: row.booking_id,
  policyId: row.policy_type,
  trip: {
    travellers: { adult: row.adults },
    startDay: row.start_day as Day,
    lengthDays: row.length_days,
    price: { amount: row.trip_price, currency: row.currency },
    destination: row.country_code,
  },
  premium: { amount: row.premium, currency: row.currency },
  holder: {
    name: travellerName(row.answers),
    email: row.lead_email,
    country: row.country ?? '',
    state: row.region,
    zip: row.zip,
  },
});

/**
 * Takes the next step of a policy at the insurer; throws when the insurer does not answer, so that the job is retried.
 */
export async function processPolicy(deps: PolicyDeps, bookingId: string): Promise<void> {
  const { database, insurer, log, timeoutMs = defaultTimeoutMs } = deps;
  const row = await readPolicy(deps, bookingId);
  if (row?.state === 'wanted') await bindIt(row);
  const { state, reason } = (await readPolicy(deps, bookingId)) ?? {};
  if (state === 'refused' || reason === 'unanswered') await returnPremium(deps, bookingId);
  // Last, because it may take a long time, and the traveller already has the refund by then.
  if (state !== 'voiding') return;
  await insurer.cancel(bookingId, AbortSignal.timeout(timeoutMs));
  await transaction(database, (trx) => noteVoided(trx, bookingId));

  async function bindIt(wanted: Row): Promise<void> {
    if (wanted.overdue) {
      log.error({ bookingId, insurer: insurer.name }, 'a policy was not bound in time; its premium goes back');
      await transaction(database, async (trx) => {
        if (await giveUpPolicy(trx, bookingId)) await notifyOfPolicy(trx, deps, bookingId, null);
      });
      return;
    }
    const binding = await insurer.bind(orderOf(wanted), AbortSignal.timeout(timeoutMs));
    await transaction(database, async (trx) => {
      if (binding.outcome === 'bound') {
        if (await noteBound(trx, bookingId, binding.number)) await notifyOfPolicy(trx, deps, bookingId, binding.number);
        return;
      }
      log.error({ bookingId, reason: binding.reason }, 'the insurer has refused a policy; its premium goes back');
      if (await noteRefused(trx, bookingId, binding.reason)) await notifyOfPolicy(trx, deps, bookingId, null);
    });
  }
}

/** Creates the jobs that bind and void policies, and refund premiums. */
export function createPolicyJobs(deps: PolicyDeps): Job[] {
  const { database, log } = deps;
  return [
    job(settlePolicy, ({ bookingId }) => processPolicy(deps, bookingId)),
    job(sweepPolicies, async (_data, signal) => {
      const unsettled = await database
        .selectFrom('insurance_policy')
        .select('booking_id')
        .where('state', 'in', ['wanted', 'voiding'])
        .where('state_since', '<', sql<Date>`now() - interval '1 minute'`)
        .orderBy('state_since')
        .execute();
      const { rows } = await premiumsToReturn.execute(database);
      const ids = new Set([...unsettled, ...rows].map(({ booking_id }) => booking_id));
      const settling = { name: (bookingId: string) => ({ bookingId }), failure: 'a policy could not be settled yet' };
      // The job is retried, so a failure is only a warning.
      const warning = { error: log.warn.bind(log) };
      await forEachItem(ids, { ...settling, log: warning, signal }, (id) => processPolicy(deps, id));
    }),
  ];
}
