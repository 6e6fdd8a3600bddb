import type { Transaction } from '../../platform/database/database.ts';
import { operatorLanguage } from '../../platform/operator-language.ts';
import { pageAddress } from '../../platform/page-address.ts';
import type { PayDeps } from '../book/deps.ts';
import { bookedIn } from '../book/mails.ts';
import { readMailed } from '../book/read-mailed.ts';
import { readRecipients } from '../book/recipients.ts';
import { travellerName } from '../traveller-name.ts';

/** Mails the result of a cancellation to the traveller and the agency, and the freed places to the operator. */
export async function notifyOfCancellation(
  trx: Transaction,
  { settings, sendMail }: Pick<PayDeps, 'settings' | 'sendMail'>,
  changeId: string,
): Promise<void> {
  const change = await trx
    .selectFrom('booking_change')
    .leftJoin('promo_code', 'code', 'credit_code')
    .selectAll('booking_change')
    .select('promo_code.book_until as credit_until')
    .where('id', '=', changeId)
    .executeTakeFirstOrThrow();
  const mailed = await readMailed(trx, change.booking_id);
  const { row, travellers } = mailed;
  const cancelled = {
    side: change.side,
    role: change.role,
    paid: change.paid,
    money: change.money,
    credit: change.credit,
    kept: change.kept,
    currency: row.currency,
    words: change.words,
  };
  for (const { to, language, about, pageUrl, dedupeKey } of await readRecipients(trx, mailed, settings))
    await sendMail(trx, {
      kind: 'booking-cancelled',
      language,
      to,
      props: {
        booked: bookedIn(mailed, language, row.time_zone),
        cancelled,
        creditCode: change.credit_code,
        creditUntil: change.credit_until?.toISOString() ?? null,
        lead: null,
        url: pageUrl(`/bookings/${row.id}`),
        ...about,
      },
      dedupeKey: dedupeKey('cancelled'),
    });
  const operator = { language: operatorLanguage(row.languages), to: row.operator_email };
  await sendMail(trx, {
    kind: 'booking-cancelled',
    ...operator,
    props: {
      booked: bookedIn(mailed, operator.language, 'UTC'),
      cancelled,
      creditCode: null,
      creditUntil: null,
      lead: travellerName(travellers[0]?.answers),
      url: pageAddress(settings.origin, operator.language, `/office/bookings/${row.id}`),
    },
    dedupeKey: `booking ${row.id} cancelled operator`,
  });
}
