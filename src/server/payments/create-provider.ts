import type { Settings } from '../platform/settings.ts';
import type { PaymentProvider } from './port.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

/** The payment provider that the settings name; null where nothing can be paid. */
export const createProvider = ({ sandbox }: Pick<Settings, 'sandbox'>): PaymentProvider | null =>
  sandbox && createSandboxProvider(sandbox);
