import type { SignedIn } from '#contract/shop.ts';

const startPages: Readonly<Partial<Record<SignedIn['role'], string>>> = {
  agent: '/agency',
  operator: '/office/requests',
  staff: '/office',
};

/** The start pages of presets that work elsewhere in the office, so that each starts on a page that it may open. */
const presetPages: Readonly<Record<string, string>> = {
  'operator product': '/office/bookings',
  'operator finance': '/office/bookings',
  'operator guide': '/office/bookings',
  'staff finance': '/office/payments',
};

/** Returns the start page of an account's work; travellers have none. */
export const workspaceOf = ({ role, preset }: Pick<SignedIn, 'role' | 'preset'>): string | undefined =>
  presetPages[`${role} ${preset}`] ?? startPages[role];
