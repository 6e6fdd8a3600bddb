import type { Settings } from '../platform/settings.ts';
import { createProviders, type Providers } from './providers.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

/** Creates the payment providers that the settings configure. */
export const configuredProviders = ({ sandbox }: Pick<Settings, 'sandbox'>): Providers =>
  createProviders(sandbox && createSandboxProvider(sandbox));
