import type { CardInMail, PaymentInMail } from '#contract/mail.ts';
import type { CardBrand } from '#domain/payment/stored-card.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { pageAddress } from '../../platform/page-address.ts';
import { bookingCode } from '../book/access.ts';
import type { PayDeps } from '../book/deps.ts';
import { bookedIn, readMailed, sellerOf, toldOf } from '../book/mails.ts';
import { readSchedule } from './read-schedule.ts';

type NamedCard = { readonly brand: string; readonly lastFour: string } | null;

/** What there is to tell about a later payment, and the key under which it is told once. */
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

/** Writes the mail about a later payment to whoever is told of the booking, in the transaction in which it happened. */
export async function tellOfPayment(
  trx: Transaction,
  { settings, sendMail }: Pick<PayDeps, 'settings' | 'sendMail'>,
  bookingId: string,
  news: PaymentNews,
): Promise<void> {
  const mailed = await readMailed(trx, bookingId);
  const { row } = mailed;
  const { language } = row;
  const to = toldOf(row);
  const seller = sellerOf(row);
  const { payments } = await readSchedule(trx, bookingId, Date.now());
  const next = payments.find(({ state, paid, amount }) => paid < amount && state !== 'missed');
  const rest = next ? { amount: next.amount - next.paid, due: next.due } : null;
  const booked = { ...bookedIn(mailed, language, row.time_zone), rest };
  const query = `?code=${bookingCode(settings.secret, bookingId)}`;
  const page = `${pageAddress(settings.origin, language, `/bookings/${bookingId}`)}${query}`;
  const payUrl = `${pageAddress(settings.origin, language, `/bookings/${bookingId}/pay`)}${query}`;
  const envelope = { language, to, dedupeKey: `booking ${bookingId} ${news.key}` };
  switch (news.kind) {
    case 'payment-reminder':
      return sendMail(trx, {
        ...envelope,
        kind: news.kind,
        props: {
          booked,
          payment: news.payment,
          card: named(news.card),
          cardWorks: news.cardWorks,
          seller,
          url: news.cardWorks ? page : payUrl,
        },
      });
    case 'payment-charged':
      return sendMail(trx, {
        ...envelope,
        kind: news.kind,
        props: { booked, amount: news.amount, card: named(news.card), url: page, seller },
      });
    case 'payment-failed':
      return sendMail(trx, {
        ...envelope,
        kind: news.kind,
        props: { booked, payment: news.payment, how: news.how, retryOn: news.retryOn, url: payUrl, seller },
      });
  }
}
