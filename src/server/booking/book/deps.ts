import type { Insurer } from '../../insurance/port.ts';
import type { PaymentProvider } from '../../payments/port.ts';
import type { Log } from '../../platform/log.ts';
import type { HoldDeps } from '../hold/deps.ts';

/** What booking and paying work with. */
export type BookDeps = HoldDeps & {
  /** Null where no provider is set up: then nothing can be paid. */
  readonly provider: PaymentProvider | null;
  readonly log: Log;
  readonly insurer: Insurer;
};

/** The same where there is a provider. */
export type PayDeps = Pick<BookDeps, 'database' | 'settings' | 'sendMail' | 'queue' | 'log'> & {
  readonly provider: PaymentProvider;
};
