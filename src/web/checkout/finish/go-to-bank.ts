import type { AnswerOf } from '#contract/schemas.ts';
import { gaEvent } from '../../browser/data-layer.ts';
import type { PaymentOrderForm } from '../payment/pay.ts';
import { saveNow } from '../state/saved/leaving.ts';
import { saveBankPayment } from './bank-payment.ts';

/** Navigates to the bank's page; the state is stored first, so that a visitor who steps back can continue. */
export function goToBank({ url, enquiryId, data }: AnswerOf<'book'>, { option, answers }: PaymentOrderForm): void {
  const { bank, bankCountry: country } = answers;
  saveNow();
  saveBankPayment({ bookingId: enquiryId ?? '', method: option.method, bank, country });
  gaEvent({ event: 'gaEvent', action: 'Local payment started', reference: data.reference });
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign(url);
}
