import { passing } from '../../browser/tab-storage.ts';

/** Of each booking page its own: who looks at another tour meanwhile is not asked about this one. */
const key = (): string => `bankPayment ${window.location.pathname}`;

/** What was chosen before the visitor went to a page of their bank. */
export type BankPayment = {
  readonly bookingId: string;
  readonly method: string;
  readonly bank: string;
  readonly country: string;
};

/** Remembers, for this tab, a payment that is made on a page of a bank. */
export const rememberBankPayment = (payment: BankPayment): void => void passing.keep(key(), JSON.stringify(payment));

/** The payment that this tab has left for a page of a bank; null when there is none. */
export function rememberedBankPayment(): BankPayment | null {
  const kept = passing.read(key());
  return kept === null ? null : JSON.parse(kept);
}

export const forgetBankPayment = (): void => passing.forget(key());
