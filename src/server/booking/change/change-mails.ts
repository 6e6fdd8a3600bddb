import type { Transaction } from '../../platform/database/database.ts';
import { operatorLanguage } from '../../platform/operator-language.ts';
import { pageAddress } from '../../platform/page-address.ts';
import type { PayDeps } from '../book/deps.ts';
import { bookedIn } from '../book/mails.ts';
import { readMailed } from '../book/read-mailed.ts';
import { readRecipients } from '../book/recipients.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import { travellerName } from '../traveller-name.ts';

/** A change that was made, with the selection before it. */
type MadeChange = {
  readonly bookingId: string;
  readonly changeId: string;
  readonly before: HeldSelection;
  readonly removed: string | null;
  readonly fee: number;
  readonly due: number;
};

/** Mails a change with its amounts to the travellers, the agency and the operator. */
export async function notifyOfChange(
  trx: Transaction,
  { settings, sendMail }: Pick<PayDeps, 'settings' | 'sendMail'>,
  { bookingId, changeId, before, removed, fee, due }: MadeChange,
): Promise<void> {
  const change = await trx
    .selectFrom('booking_change')
    .leftJoin('promo_code', 'code', 'credit_code')
    .selectAll('booking_change')
    .select('promo_code.book_until as credit_until')
    .where('id', '=', changeId)
    .executeTakeFirstOrThrow();
  const mailed = await readMailed(trx, bookingId);
  const { row, travellers } = mailed;
  const day = before.choices.day as string;
  const changed = {
    removed,
    moved: change.kind === 'date' ? { from: day, until: before.until } : null,
    fee,
    money: change.money,
    credit: change.credit,
    due,
    currency: row.currency,
    byOffice: change.side === 'operator',
    words: change.words,
  };
  for (const { to, language, about, pageUrl } of await readRecipients(trx, mailed, settings))
    await sendMail(trx, {
      kind: 'booking-changed',
      language,
      to,
      props: {
        booked: bookedIn(mailed, language, row.time_zone),
        changed,
        creditCode: change.credit_code,
        creditUntil: change.credit_until?.toISOString() ?? null,
        lead: null,
        url: pageUrl(`/bookings/${bookingId}`),
        ...about,
      },
      dedupeKey: `booking change ${changeId} ${to}`,
    });
  const language = operatorLanguage(row.languages);
  await sendMail(trx, {
    kind: 'booking-changed',
    language,
    to: row.operator_email,
    props: {
      booked: bookedIn(mailed, language, 'UTC'),
      changed,
      creditCode: null,
      creditUntil: null,
      lead: travellerName(travellers[0]?.answers),
      url: pageAddress(settings.origin, language, `/office/bookings/${bookingId}`),
    },
    dedupeKey: `booking change ${changeId} operator`,
  });
}
