import { passing } from '../../browser/tab-storage.ts';

/** Keyed by page, so that a visitor who opens another tour in the same tab is not asked about this payment. */
const key = (): string => `bankPayment ${window.location.pathname}`;

/** The payment choices made before the visitor went to their bank. */
export type BankPayment = {
  readonly bookingId: string;
  readonly method: string;
  readonly bank: string;
  readonly country: string;
};

/** Stores a bank payment for this tab. */
export const saveBankPayment = (payment: BankPayment): void => void passing.save(key(), JSON.stringify(payment));

/** Returns the bank payment that this tab started; null when there is none. */
export function readBankPayment(): BankPayment | null {
  const stored = passing.read(key());
  return stored === null ? null : JSON.parse(stored);
}

export const forgetBankPayment = (): void => passing.forget(key());
