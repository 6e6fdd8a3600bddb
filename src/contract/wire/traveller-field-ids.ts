/** The numbers by which traveller data travels, and the fields they stand for. */
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

/** The number of a field; null for those that travel by their name. */
export const fieldNumber = (name: string): number | null =>
  Object.hasOwn(travellerFieldIds, name) ? travellerFieldIds[name as keyof typeof travellerFieldIds] : null;

const fieldNames = new Map<string, string>(Object.entries(travellerFieldIds).map(([name, id]) => [String(id), name]));

/** The field that a key of traveller data stands for: a number we know, or the name itself. */
export const fieldOfKey = (key: string): string => fieldNames.get(key) ?? key;
