/** What a demo account may do in the shop. */
export type DemoRole = 'traveller' | 'agent' | 'operator' | 'staff';

/** An account anyone can sign in with on a demo marketplace; never created anywhere else. */
export interface DemoAccount {
  readonly demoOnly: true;
  readonly role: DemoRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** In the clear on purpose: it is printed at the start of a demo and opens nothing real. */
  readonly password: string;
  /** Slug of the agency an agent works for. */
  readonly agencySlug: string | null;
  /** Slug of the operator whose office the account opens. */
  readonly operatorSlug: string | null;
  readonly countryCode: string;
  /** What there is to see for whoever signs in with it, in a few words. */
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

/** The accounts that a demo marketplace prints when it starts, at least one for each side of the shop. */
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
