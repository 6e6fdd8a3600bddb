import type { PaymentProvider } from './port.ts';

/**
 * The payment providers of a shop. One accepts new payments; what another one has authorised, stored or refunded is
 * settled with that provider as long as it is configured.
 */
export type Providers = {
  /** The provider for new payments; null when the shop accepts no payments. */
  readonly current: PaymentProvider | null;
  readonly all: readonly PaymentProvider[];
  /** Returns the provider of an attempt, a card or a refund; null when it is no longer configured. */
  byName(name: string): PaymentProvider | null;
};

/** Creates the providers; `current` accepts new payments, `former` only settle their own. */
export function createProviders(current: PaymentProvider | null, former: readonly PaymentProvider[] = []): Providers {
  const all = current ? [current, ...former] : former;
  return { current, all, byName: (name) => all.find((provider) => provider.name === name) ?? null };
}
