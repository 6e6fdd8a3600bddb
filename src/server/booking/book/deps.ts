import type { Insurer } from '../../insurance/port.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Log } from '../../platform/log.ts';
import type { HoldDeps } from '../hold/deps.ts';

/** The dependencies of booking and paying. */
export type BookDeps = HoldDeps & {
  readonly providers: Providers;
  readonly log: Log;
  readonly insurer: Insurer;
};

/** The dependencies of settling payments. */
export type PayDeps = Pick<BookDeps, 'database' | 'settings' | 'sendMail' | 'queue' | 'log' | 'providers'>;
