/** The numbers of the traveller fields on the wire. */
const travellerFieldIds = {
  prefix: 1,
  'first-name': 2,
  'last-name': 4,
  phone: 6,
  'date-of-birth': 7,
  gender: 26,
  country: 72,
  state: 73,
  'zip-code': 74,
} as const satisfies Record<string, number>;

/** Returns the number of a field; null for fields that are identified by name. */
export const fieldNumber = (name: string): number | null =>
  Object.hasOwn(travellerFieldIds, name) ? travellerFieldIds[name as keyof typeof travellerFieldIds] : null;

const fieldNames = new Map<string, string>(Object.entries(travellerFieldIds).map(([name, id]) => [String(id), name]));

/** Returns the field for a key of traveller data: a known number, or the name itself. */
export const fieldOfKey = (key: string): string => fieldNames.get(key) ?? key;
