import type { AnswerOf } from '#contract/schemas.ts';
import type { PaymentClient } from './payment-client.ts';

/** Fetches what talks to the provider of a session; each provider has its own. */
export async function createPaymentClient({ provider }: AnswerOf<'openPaymentSession'>): Promise<PaymentClient> {
  throw new Error(`no client for ${provider}`);
}
