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
}

/** The four accounts that a demo marketplace prints when it starts, one for each side of the shop. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    demoOnly: true,
    role: 'traveller',
    firstName: 'Clara',
    lastName: 'Lindqvist',
    email: 'traveller@waymark.example',
    password: 'waymark-demo-traveller',
    agencySlug: null,
    operatorSlug: null,
  },
  {
    demoOnly: true,
    role: 'agent',
    firstName: 'Tom',
    lastName: 'Achterberg',
    email: 'agent@waymark.example',
    password: 'waymark-demo-agent',
    agencySlug: 'achterberg-reisen',
    operatorSlug: null,
  },
  {
    demoOnly: true,
    role: 'operator',
    firstName: 'Ines',
    lastName: 'Moreira',
    email: 'operator@waymark.example',
    password: 'waymark-demo-operator',
    agencySlug: null,
    operatorSlug: 'larkspur-journeys',
  },
  {
    demoOnly: true,
    role: 'staff',
    firstName: 'Joanna',
    lastName: 'Field',
    email: 'staff@waymark.example',
    password: 'waymark-demo-staff',
    agencySlug: null,
    operatorSlug: null,
  },
];
