import type { AnswerOf } from '#contract/schemas.ts';
import type { PaymentClient } from './payment-client.ts';

type Session = AnswerOf<'openPaymentSession'>;

/** Loads the client of a session's payment provider. */
export async function createPaymentClient({ provider, config }: Session): Promise<PaymentClient> {
  switch (provider) {
    case 'sandbox': {
      const { createSandboxClient } = await import('./sandbox-client.ts');
      return createSandboxClient({ origin: config.origin ?? '', session: config.session ?? '' });
    }
    default:
      throw new Error(`no client for ${provider}`);
  }
}

/** Returns the URL of the test cards; null where payments are real. */
export const testCardsUrl = ({ provider, config }: Session): string | null =>
  provider === 'sandbox' ? (config.origin ?? null) : null;
