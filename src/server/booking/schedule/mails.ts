import type { CardInMail, PaymentInMail } from '#contract/mail.ts';
import type { CardBrand } from '#domain/payment/stored-card.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PayDeps } from '../book/deps.ts';
import { bookedIn } from '../book/mails.ts';
import { readMailed } from '../book/read-mailed.ts';
import { readRecipients } from '../book/recipients.ts';
import { readSchedule } from './read-schedule.ts';

type NamedCard = { readonly brand: string; readonly lastFour: string } | null;

/** The events of later payments that are mailed, with a deduplication key. */
export type PaymentNews = { readonly key: string } & (
  | {
      readonly kind: 'payment-reminder';
      readonly payment: PaymentInMail;
      readonly card: NamedCard;
      readonly cardWorks: boolean;
    }
  | { readonly kind: 'payment-charged'; readonly amount: number; readonly card: NamedCard }
  | {
      readonly kind: 'payment-failed';
      readonly payment: PaymentInMail;
      readonly how: 'retry' | 'card' | 'spread' | 'last';
      readonly retryOn: string | null;
    }
);

const named = (card: NamedCard): CardInMail | null =>
  card && { brand: card.brand as CardBrand, lastFour: card.lastFour };

/** Writes the mails about a later payment to the recipients of the booking, in the same transaction. */
export async function notifyOfPayment(
  trx: Transaction,
  { settings, sendMail }: Pick<PayDeps, 'settings' | 'sendMail'>,
  bookingId: string,
  news: PaymentNews,
): Promise<void> {
  const mailed = await readMailed(trx, bookingId);
  const { payments } = await readSchedule(trx, bookingId, Date.now());
  const next = payments.find(({ state, paid, amount }) => paid < amount && state !== 'missed');
  const rest = next ? { amount: next.amount - next.paid, due: next.due } : null;
  for (const recipient of await readRecipients(trx, mailed, settings)) {
    const { to, language, about, pageUrl } = recipient;
    const booked = { ...bookedIn(mailed, language, mailed.row.time_zone), rest };
    const page = pageUrl(`/bookings/${bookingId}`);
    const payUrl = pageUrl(`/bookings/${bookingId}/pay`);
    const envelope = { language, to, dedupeKey: recipient.dedupeKey(news.key) };
    switch (news.kind) {
      case 'payment-reminder':
        await sendMail(trx, {
          ...envelope,
          kind: news.kind,
          props: {
            booked,
            payment: news.payment,
            card: named(news.card),
            cardWorks: news.cardWorks,
            ...about,
            url: news.cardWorks ? page : payUrl,
          },
        });
        break;
      case 'payment-charged':
        await sendMail(trx, {
          ...envelope,
          kind: news.kind,
          props: { booked, amount: news.amount, card: named(news.card), url: page, ...about },
        });
        break;
      case 'payment-failed':
        await sendMail(trx, {
          ...envelope,
          kind: news.kind,
          props: { booked, payment: news.payment, how: news.how, retryOn: news.retryOn, url: payUrl, ...about },
        });
    }
  }
}
