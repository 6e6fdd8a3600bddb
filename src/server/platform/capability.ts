import { type Capability, capabilitiesOf } from '#domain/office/capabilities.ts';
import type { Account } from './caller.ts';
import { Refusal } from './refusal.ts';

/** Returns whether an account has a capability in its office; false without an account and outside offices. */
export const hasCapability = (account: Pick<Account, 'role' | 'preset'> | null, capability: Capability): boolean =>
  account !== null && capabilitiesOf(account.role, account.preset).has(capability);

/** The refusal for colleagues whose preset lacks a capability. */
export const capabilityMissing = new Refusal(403, 'capability-missing');
