/** The role of a demo account. */
export type DemoRole = 'traveller' | 'agent' | 'operator' | 'staff';

/** A public account of a demo marketplace; never created elsewhere. */
export interface DemoAccount {
  readonly demoOnly: true;
  readonly role: DemoRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** In plain text on purpose: it is displayed when a demo starts and protects nothing real. */
  readonly password: string;
  /** The slug of an agent's agency. */
  readonly agencySlug: string | null;
  /** The slug of an operator account's company. */
  readonly operatorSlug: string | null;
  readonly countryCode: string;
  /** A short description of what the account can see. */
  readonly shows: string;
}

const account = (
  role: DemoRole,
  name: readonly [firstName: string, lastName: string],
  address: string,
  countryCode: string,
  shows: string,
  company: Partial<Pick<DemoAccount, 'agencySlug' | 'operatorSlug'>> = {},
): DemoAccount => ({
  demoOnly: true,
  role,
  firstName: name[0],
  lastName: name[1],
  email: `${address}@waymark.example`,
  password: `waymark-demo-${role}`,
  agencySlug: null,
  operatorSlug: null,
  countryCode,
  shows,
  ...company,
});

/** The accounts that a demo marketplace displays when it starts, at least one for each role. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('traveller', ['Clara', 'Lindqvist'], 'traveller', 'GB', 'a member with travel credits and stored cards'),
  account('traveller', ['Jonas', 'Vogel'], 'newcomer', 'DE', 'a traveller who has nothing yet'),
  account('agent', ['Tom', 'Achterberg'], 'agent', 'DE', 'an agent: 12 % commission, up to 20 holds at a time', {
    agencySlug: 'achterberg-reisen',
  }),
  account('agent', ['Rosalind', 'Pike'], 'agent2', 'GB', 'an agent of another agency: 10 %, up to 12 holds', {
    agencySlug: 'the-travel-desk',
  }),
  account('operator', ['Ines', 'Moreira'], 'operator', 'PT', 'an operator: Larkspur Journeys', {
    operatorSlug: 'larkspur-journeys',
  }),
  account('staff', ['Joanna', 'Field'], 'staff', 'GB', 'the office, and every mail that was sent'),
];
