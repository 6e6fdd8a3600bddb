import type { RequestOf } from '#contract/schemas.ts';
import type { PaymentDetails } from '#domain/booking/payment-problems.ts';
import { call } from '../../browser/call.ts';
import { gaEvent } from '../../browser/data-layer.ts';
import type { PaymentAnswers, PaymentOption } from './payment-answers.ts';
import type { PaymentHandle } from './payment-handle.ts';
import { logPayment } from './payment-log.ts';
import { type PaymentFailure, type PaymentStep, preparePayment } from './process.ts';

/** What is paid, by whom, with what. */
export type PaymentOrderForm = {
  readonly objectId: number;
  readonly date: string;
  readonly amount: number;
  readonly currency: string;
  readonly lead: { readonly email: string; readonly firstName: string; readonly lastName: string };
  readonly answers: PaymentAnswers;
  readonly details: PaymentDetails;
  readonly option: PaymentOption;
};

/** What the page shows while it goes on. */
export type PaymentProgress = {
  readonly onStep: (step: PaymentStep) => void;
  readonly onSlow: (seconds: number) => void;
  readonly showChallenge: (frame: HTMLIFrameElement | null, giveUp: () => void) => void;
};

/** The part of a submission that pays. */
export type PaymentFields = Pick<
  RequestOf<'book'>,
  'paymentMethod' | 'paymentProvider' | 'methodId' | 'cardHolder' | 'paymentBlob' | 'keep_card'
>;

/** Makes of the chosen card something that can pay once, and of that the part of a submission that pays. */
export async function pay(
  form: PaymentOrderForm,
  handle: PaymentHandle,
  progress: PaymentProgress,
): Promise<
  { readonly ok: true; readonly fields: PaymentFields } | { readonly ok: false; readonly failure: PaymentFailure }
> {
  const { option, details, answers, lead, objectId, date } = form;
  const { client, card } = handle;
  const isStored = option.method === 'storedCard';
  if (!client || (!isStored && !card))
    return { ok: false, failure: { kind: 'retry', report: 'Payment fields not loaded' } };
  const prepared = await preparePayment(
    { amount: form.amount, currency: form.currency, email: lead.email, ...details },
    {
      ...progress,
      client,
      card: card && !isStored ? card.fields : () => presentStoredCard(option.methodId),
      additionalInformation: async () => {
        const told = await call('getAdditionalInformation', { objectId, date, ...lead });
        return told.ok ? told.answer.additionalInformation : null;
      },
      onSlow: (seconds) => {
        gaEvent({ event: 'gaEvent', action: '3DS slow', seconds });
        progress.onSlow(seconds);
      },
      onUnknownStatus: (status) => logPayment('3DS', `unknown status ${status.slice(0, 100)}`),
    },
  );
  if (!prepared.ok) return prepared;
  return {
    ok: true,
    fields: {
      paymentMethod: option.type,
      paymentProvider: option.paymentProvider,
      methodId: option.methodId,
      cardHolder: details.cardHolder,
      paymentBlob: prepared.ref,
      keep_card: answers.keepCard && !isStored,
    },
  };
}

async function presentStoredCard(methodId: string): Promise<string | null> {
  const presented = await call('presentStoredCard', { methodId });
  return presented.ok ? presented.answer.ref : null;
}
