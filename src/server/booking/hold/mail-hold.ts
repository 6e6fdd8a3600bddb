import { randomUUID } from 'node:crypto';
import { transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { HoldDeps } from './deps.ts';
import { lockCounts, mailsInLastHour, mailsToMailbox } from './hold-limits.ts';
import { readMailedHold } from './mailed-hold.ts';
import { mailsToHolder } from './mails.ts';

/**
 * Sends the mail about a hold to its recipients again, with its current end. A mailbox gets as many in an hour as from
 * new holds, because anyone can enter its address.
 */
export function mailHold(
  { database, settings, sendMail }: Pick<HoldDeps, 'database' | 'settings' | 'sendMail'>,
  id: string,
): Promise<Refusal | null> {
  return transaction(database, async (trx) => {
    const { hold, mailboxKey } = await readMailedHold(trx, id);
    if (hold.client === null) {
      await lockCounts(trx, [`hold mailbox ${mailboxKey}`]);
      if ((await mailsInLastHour(trx, mailboxKey)) >= mailsToMailbox)
        return new Refusal(429, 'hold-mailed-often', { retryAfterSeconds: 3600 });
    }
    const mails = mailsToHolder(hold, '', settings);
    for (const mail of mails) await sendMail(trx, { ...mail, dedupeKey: `hold ${id} confirmed again ${randomUUID()}` });
    return null;
  });
}
