/** What an office account may be allowed to do, each with one sentence for the people who grant it. */
export const CAPABILITIES = [
  'office.read',
  'catalogue.read',
  'catalogue.write',
  'catalogue.publish',
  'catalogue.lists',
  'departures.write',
  'departures.cancel',
  'prices.write',
  'promotions.write',
  'terms.publish',
  'bookings.read',
  'bookings.change',
  'bookings.cancel',
  'requests.answer',
  'offers.make',
  'travellers.read',
  'travellers.documents',
  'conversations.read',
  'conversations.answer',
  'reviews.answer',
  'reviews.moderate',
  'money.read',
  'refunds.grant',
  'goodwill.grant',
  'payouts.approve',
  'company.write',
  'people.manage',
  'logs.read',
  'operators.manage',
  'agencies.manage',
  'content.write',
  'newsletter.send',
  'mails.read',
  'visits.read',
  'settings.write',
] as const;

/** One permission of an office account. */
export type Capability = (typeof CAPABILITIES)[number];

/** The roles that have access to an office. */
export type OfficeRole = 'operator' | 'staff';

/** The presets of each role; the first one grants everything that the role allows. */
export const PRESETS = {
  operator: ['owner', 'product', 'sales', 'finance', 'guide'],
  staff: ['admin', 'support', 'catalogue', 'finance'],
} as const satisfies Record<OfficeRole, readonly string[]>;

export type OperatorPreset = (typeof PRESETS.operator)[number];
export type StaffPreset = (typeof PRESETS.staff)[number];
export type Preset = OperatorPreset | StaffPreset;

/** The permissions that only the marketplace's own staff can have. */
const STAFF_ONLY: readonly Capability[] = [
  'catalogue.lists',
  'reviews.moderate',
  'payouts.approve',
  'operators.manage',
  'agencies.manage',
  'content.write',
  'newsletter.send',
  'mails.read',
  'visits.read',
  'settings.write',
];

const ofOperators: Readonly<Record<OperatorPreset, readonly Capability[]>> = {
  owner: CAPABILITIES.filter((capability) => !STAFF_ONLY.includes(capability)),
  product: [
    'office.read',
    'catalogue.read',
    'catalogue.write',
    'catalogue.publish',
    'departures.write',
    'prices.write',
    'promotions.write',
    'bookings.read',
    'conversations.read',
    'reviews.answer',
    'logs.read',
  ],
  sales: [
    'office.read',
    'catalogue.read',
    'bookings.read',
    'bookings.change',
    'bookings.cancel',
    'requests.answer',
    'offers.make',
    'travellers.read',
    'conversations.read',
    'conversations.answer',
    'reviews.answer',
  ],
  finance: [
    'office.read',
    'catalogue.read',
    'bookings.read',
    'money.read',
    'refunds.grant',
    'goodwill.grant',
    'logs.read',
  ],
  guide: ['office.read', 'catalogue.read', 'bookings.read', 'travellers.read', 'travellers.documents'],
};

const ofStaff: Readonly<Record<StaffPreset, readonly Capability[]>> = {
  admin: CAPABILITIES,
  support: [
    'office.read',
    'catalogue.read',
    'bookings.read',
    'bookings.change',
    'bookings.cancel',
    'requests.answer',
    'offers.make',
    'travellers.read',
    'travellers.documents',
    'conversations.read',
    'conversations.answer',
    'reviews.moderate',
    'refunds.grant',
    'goodwill.grant',
    'mails.read',
    'visits.read',
    'logs.read',
  ],
  catalogue: [
    'office.read',
    'catalogue.read',
    'catalogue.write',
    'catalogue.publish',
    'catalogue.lists',
    'departures.write',
    'prices.write',
    'promotions.write',
    'terms.publish',
    'operators.manage',
    'content.write',
    'reviews.answer',
    'reviews.moderate',
    'logs.read',
  ],
  finance: [
    'office.read',
    'catalogue.read',
    'bookings.read',
    'money.read',
    'refunds.grant',
    'goodwill.grant',
    'payouts.approve',
    'agencies.manage',
    'logs.read',
  ],
};

const sets: Readonly<Record<string, ReadonlySet<Capability>>> = Object.fromEntries([
  ...Object.entries(ofOperators).map(([preset, list]) => [`operator ${preset}`, new Set(list)]),
  ...Object.entries(ofStaff).map(([preset, list]) => [`staff ${preset}`, new Set(list)]),
]);

const none: ReadonlySet<Capability> = new Set();

/** Returns the permissions of a role and preset in the office; empty for any other role. */
export const capabilitiesOf = (role: string, preset: string | null): ReadonlySet<Capability> =>
  sets[`${role} ${preset}`] ?? none;

/** Returns the presets of a role that grant a capability. */
export const presetsWith = (role: OfficeRole, capability: Capability): readonly Preset[] =>
  PRESETS[role].filter((preset) => capabilitiesOf(role, preset).has(capability));

/** Returns whether a preset belongs to a role. */
export const isPresetOf = (role: string, preset: string | null): boolean => `${role} ${preset}` in sets;
