import type { AnswerOf } from '#contract/schemas.ts';
import { gaEvent } from '../../browser/data-layer.ts';
import type { PaymentOrderForm } from '../payment/pay.ts';
import { keepNow } from '../state/saved/leaving.ts';
import { rememberBankPayment } from './bank-payment.ts';

/** Leads to the page of a bank. Whoever steps back from there finds a page that knows where they have been. */
export function goToBank({ url, enquiryId, data }: AnswerOf<'book'>, { option, answers }: PaymentOrderForm): void {
  const { bank, bankCountry: country } = answers;
  keepNow();
  rememberBankPayment({ bookingId: enquiryId ?? '', method: option.method, bank, country });
  gaEvent({ event: 'gaEvent', action: 'Local payment started', reference: data.reference });
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign(url);
}
