import type { RequestOf } from '#contract/schemas.ts';
import type { PaymentDetails } from '#domain/booking/payment-problems.ts';
import { isCard, isLocal, isWallet } from '#domain/payment/method.ts';
import { call } from '../../browser/call.ts';
import { gaEvent } from '../../browser/data-layer.ts';
import type { PaymentAnswers, PaymentOption } from './payment-answers.ts';
import type { SheetMethod } from './payment-client.ts';
import { type PaymentHandle, untilLoaded } from './payment-handle.ts';
import { logPayment } from './payment-log.ts';
import { type PaymentFailure, type PaymentStep, preparePayment } from './process.ts';

/** The amount, the buyer and the payment method. */
export type PaymentOrderForm = {
  readonly objectId: number;
  readonly date: string;
  readonly amount: number;
  readonly currency: string;
  readonly lead: { readonly email: string; readonly firstName: string; readonly lastName: string };
  readonly answers: PaymentAnswers;
  readonly details: PaymentDetails;
  readonly option: PaymentOption;
  /** The booking that a later payment belongs to. */
  readonly bookingId?: string | undefined;
  /** Exchanges a stored card for a one-time payment token, where the account does not hold the card. */
  readonly presentCard?: (() => Promise<string | null>) | undefined;
};

/** Callbacks for the progress of a payment. */
export type PaymentProgress = {
  readonly onStep: (step: PaymentStep) => void;
  readonly onSlow: (seconds: number) => void;
  readonly showChallenge: (frame: HTMLIFrameElement | null, giveUp: () => void) => void;
};

/** The payment part of a submission. */
export type PaymentFields = Pick<
  RequestOf<'book'>,
  | 'paymentMethod'
  | 'paymentProvider'
  | 'methodId'
  | 'cardHolder'
  | 'paymentBlob'
  | 'externalId'
  | 'keep_card'
  | 'bic'
  | 'paymentTypeCountryCode'
>;

type Paid<Fields> =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly failure: PaymentFailure };

const retry = (report: string): { readonly ok: false; readonly failure: PaymentFailure } => ({
  ok: false,
  failure: { kind: 'retry', report },
});

/** Creates the payment part of a submission: a one-time payment token, or the redirect to the bank. */
export async function pay(
  form: PaymentOrderForm,
  handle: PaymentHandle,
  progress: PaymentProgress,
): Promise<Paid<PaymentFields>> {
  const { option, answers } = form;
  const { type: paymentMethod, paymentProvider, methodId, method } = option;
  // A free booking needs no payment method.
  if (form.amount === 0) return { ok: true, fields: { paymentMethod, paymentProvider, methodId } };
  const paid = isCard(method)
    ? await payByCard(form, handle, progress)
    : isWallet(method)
      ? await payByWallet(form, handle, progress)
      : { ok: true as const, fields: otherFields(answers, isLocal(method)) };
  return paid.ok ? { ok: true, fields: { paymentMethod, paymentProvider, methodId, ...paid.fields } } : paid;
}

const otherFields = ({ bank, bankCountry, login }: PaymentAnswers, local: boolean): PaymentFields =>
  local
    ? { bic: bank, paymentTypeCountryCode: bankCountry }
    : { paymentBlob: login?.ref ?? null, externalId: login?.ref ?? null };

async function payByCard(
  { option, details, answers, lead, objectId, date, amount, currency, bookingId, presentCard }: PaymentOrderForm,
  handle: PaymentHandle,
  progress: PaymentProgress,
): Promise<Paid<PaymentFields>> {
  const isStored = option.method !== 'card';
  await untilLoaded(handle, () => handle.client !== null && (isStored || handle.card !== null));
  const { client, card } = handle;
  if (!client || (!isStored && !card)) return retry('Payment fields not loaded');
  const prepared = await preparePayment(
    { amount, currency, email: lead.email, ...details },
    {
      ...progress,
      client,
      card:
        card && !isStored
          ? card.fields
          : (presentCard ?? (() => presentSavedCard(option, objectId, bookingId ?? null))),
      additionalInformation: async () => {
        const result = await call('getAdditionalInformation', { objectId, date, ...lead });
        return result.ok ? result.answer.additionalInformation : null;
      },
      onSlow: (seconds) => {
        gaEvent({ event: 'gaEvent', action: '3DS slow', seconds });
        progress.onSlow(seconds);
      },
      onUnknownStatus: (status) => logPayment('3DS', `unknown status ${status.slice(0, 100)}`),
    },
  );
  if (!prepared.ok) return prepared;
  const { cardHolder } = details;
  return {
    ok: true,
    fields: { cardHolder, paymentBlob: prepared.ref, keep_card: answers.storeCard && !isStored },
  };
}

/** Requests consent on the wallet's sheet; closing it is not an error. */
async function payByWallet(
  { option, amount, currency }: PaymentOrderForm,
  { client }: PaymentHandle,
  { onStep, showChallenge }: PaymentProgress,
): Promise<Paid<PaymentFields>> {
  if (!client) return retry('Payment client not loaded');
  const control = new AbortController();
  onStep('sheet');
  const result = await client.openSheet({
    method: option.method as SheetMethod,
    amount,
    currency,
    label: 'Waymark',
    language: document.documentElement.lang,
    show: (frame) => showChallenge(frame, () => control.abort()),
    signal: control.signal,
  });
  if (result.ok) return { ok: true, fields: { paymentBlob: result.ref } };
  if (result.reason === 'cancelled') return { ok: false, failure: { kind: 'closed' } };
  logPayment(option.type, result.message || 'Empty');
  return {
    ok: false,
    failure: { kind: 'method', message: result.message, report: `${option.type} ${result.reason}` },
  };
}

async function presentSavedCard(
  { method, methodId }: PaymentOption,
  objectId: number,
  bookingId: string | null,
): Promise<string | null> {
  const presented =
    method === 'companyCard'
      ? await call('presentCompanyCard', { objectId })
      : await call('presentStoredCard', { methodId, objectId, bookingId });
  return presented.ok ? presented.answer.ref : null;
}
