import { sql } from 'kysely';
import { z } from 'zod';
import { CALL_REMINDER_MINUTES } from '#domain/enquiry/call-calendar.ts';
import { transaction } from '../platform/database/database.ts';
import { forEachItem } from '../platform/jobs/for-each-item.ts';
import { type Job, type JobKind, job } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import { pageAddress } from '../platform/page-address.ts';
import { replyAddress } from '../platform/reply-address.ts';
import { type ConversationRow, officeOf, readConversation } from './access.ts';
import type { ConversationDeps } from './deps.ts';

/** Reminds the office of a callback shortly before it begins. */
export const remindCalls: JobKind = {
  name: 'remind-calls',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '* * * * *',
};

type ReminderDeps = Pick<ConversationDeps, 'database' | 'settings' | 'sendMail'> & { readonly log: Log };

const due = (now: Date) => sql<boolean>`call_outcome is null and call_reminded is distinct from call_at
  and call_at <= ${now}::timestamptz + ${CALL_REMINDER_MINUTES} * interval '1 minute' and call_until > ${now}::timestamptz`;

/**
 * Mails a reminder of every callback that begins soon, or that began while no process was running. The reminder is
 * recorded and mailed in one transaction, so that a crash cannot repeat it; a rescheduled callback gets a new reminder.
 */
export async function remindDueCalls(deps: ReminderDeps, now: Date, signal?: AbortSignal): Promise<number> {
  const soon = await deps.database.selectFrom('conversation').select('id').where(due(now)).orderBy('call_at').execute();
  let reminded = 0;
  const reminding = {
    name: ({ id }: { id: number }) => ({ conversationId: id }),
    failure: 'a call could not be reminded of',
  };
  await forEachItem(soon, { ...reminding, log: deps.log, signal }, async ({ id }) => {
    if (await remind(deps, id, now)) reminded += 1;
  });
  return reminded;
}

function remind({ database, settings, sendMail }: ReminderDeps, id: number, now: Date): Promise<boolean> {
  return transaction(database, async (trx) => {
    const noted = await trx
      .updateTable('conversation')
      .set({ call_reminded: sql<Date>`call_at` })
      .where('id', '=', id)
      .where(due(now))
      .executeTakeFirst();
    if (noted.numUpdatedRows === 0n) return false;
    const row = (await readConversation(trx, id)) as ConversationRow;
    const office = await officeOf(trx, row, settings);
    await sendMail(trx, {
      kind: 'call-soon',
      language: office.language,
      to: office.email,
      props: {
        from: `${row.first_name} ${row.last_name}`.trim(),
        phone: row.phone as string,
        tour: row.tour_name?.[office.language] ?? null,
        call: {
          at: (row.call_at as Date).toISOString(),
          until: (row.call_until as Date).toISOString(),
          zone: row.call_zone,
        },
        officeZone: row.operator_zone ?? 'UTC',
        url: pageAddress(settings.origin, office.language, `/office/inbox/${id}`),
        replyTo: replyAddress(settings, id, 'operator'),
      },
      dedupeKey: `conversation ${id} call ${(row.call_at as Date).toISOString()}`,
    });
    return true;
  });
}

/** Creates the reminder job; it uses the clock of the database, which all processes share. */
export function createCallReminders(deps: ReminderDeps): Job {
  return job(remindCalls, async (_data, signal) => {
    const { rows } = await sql<{ now: Date }>`select now()`.execute(deps.database);
    const reminded = await remindDueCalls(deps, (rows[0] as { now: Date }).now, signal);
    if (reminded > 0) deps.log.info({ reminded }, 'calls reminded of');
  });
}
