import { type Capability, capabilitiesOf } from '#domain/office/capabilities.ts';
import { usePage } from './page-config.ts';

/** Returns a function that says whether the signed-in account has a capability in its office. */
export function useCapability(): (capability: Capability) => boolean {
  const { account } = usePage();
  const capabilities = capabilitiesOf(account?.role ?? '', account?.preset ?? null);
  return (capability) => capabilities.has(capability);
}
