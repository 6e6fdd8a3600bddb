import type { Language } from '#contract/shop.ts';
import type { ChangedAnswer } from '#domain/booking/traveller-change.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { operatorLanguage } from '../../platform/operator-language.ts';
import { pageAddress } from '../../platform/page-address.ts';
import type { PayDeps } from '../book/deps.ts';
import { bookedIn } from '../book/mails.ts';
import { readMailed } from '../book/read-mailed.ts';
import { readRecipients } from '../book/recipients.ts';
import type { Editor } from './traveller-editor.ts';

/** A saved change of one traveller. */
type SavedChange = {
  readonly bookingId: string;
  readonly changeId: string;
  readonly editor: Editor;
  readonly changed: readonly ChangedAnswer[];
  readonly names: { readonly before: string; readonly after: string };
  /** The lead traveller's previous address, if it changed; it is notified too. */
  readonly formerEmail: string | null;
};

/**
 * Mails a change: to the travellers when someone else made it or a name changed, and to the operator when a traveller
 * changed a name.
 */
export async function notifyOfTravellers(
  trx: Transaction,
  { settings, sendMail }: Pick<PayDeps, 'settings' | 'sendMail'>,
  { bookingId, changeId, editor, changed, names, formerEmail }: SavedChange,
): Promise<void> {
  const isRenamed = names.before !== names.after;
  if (editor.isBooker && !isRenamed) return;
  const mailed = await readMailed(trx, bookingId);
  const { row } = mailed;
  const about = (language: Language) => ({
    names: isRenamed ? names : null,
    questions: changed.map(({ field }) => field.label[language]),
    byOffice: editor.office,
  });
  const recipients = await readRecipients(trx, mailed, settings);
  for (const { to, language, about: seller, pageUrl } of recipients)
    await sendMail(trx, {
      kind: 'booking-travellers',
      language,
      to,
      props: {
        booked: bookedIn(mailed, language, row.time_zone),
        ...about(language),
        forOperator: false,
        url: pageUrl(`/bookings/${bookingId}`),
        ...seller,
      },
      dedupeKey: `booking change ${changeId} ${to}`,
    });
  if (formerEmail !== null && recipients.every(({ to }) => to !== formerEmail))
    await sendMail(trx, {
      kind: 'booking-travellers',
      language: row.language,
      to: formerEmail,
      props: {
        booked: bookedIn(mailed, row.language, row.time_zone),
        ...about(row.language),
        forOperator: false,
        // Without the code, because this address no longer opens the booking.
        url: pageAddress(settings.origin, row.language, `/bookings/${bookingId}`),
        seller: null,
      },
      dedupeKey: `booking change ${changeId} ${formerEmail}`,
    });
  if (editor.role === 'operator' || !isRenamed) return;
  const language = operatorLanguage(row.languages);
  await sendMail(trx, {
    kind: 'booking-travellers',
    language,
    to: row.operator_email,
    props: {
      booked: bookedIn(mailed, language, 'UTC'),
      ...about(language),
      forOperator: true,
      url: pageAddress(settings.origin, language, `/office/bookings/${bookingId}`),
    },
    dedupeKey: `booking change ${changeId} operator`,
  });
}
