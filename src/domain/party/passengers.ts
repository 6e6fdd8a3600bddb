import type { PassengerTypeFacts } from '#domain/catalogue/facts.ts';

/** The number of passengers of each type, by type id; a missing type counts as 0. */
export type PassengerCounts = Readonly<Record<number, number>>;

/** The passenger types that are minors. */
export const MINOR_TYPE_IDS: readonly number[] = [2, 3];

/** The default minimum and maximum of a stepper; the maximum is also the largest party. */
export const STEPPER_LIMITS = { minimum: 1, maximum: 30 } as const;

/** Returns whether passengers of a type are minors. */
export const isMinor = (typeId: number): boolean => MINOR_TYPE_IDS.includes(typeId);

/** Returns whether a passenger of this type may travel without another. */
export const isEligible = (type: PassengerTypeFacts): boolean => type.eligible && !isMinor(type.id);

/** Returns the number of passengers of one type. */
export const countOf = (counts: PassengerCounts, typeId: number): number => counts[typeId] ?? 0;

/** Returns the total number of passengers. */
export const partySize = (counts: PassengerCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const eligibleCount = (types: readonly PassengerTypeFacts[], counts: PassengerCounts): number =>
  types.filter(isEligible).reduce((sum, type) => sum + countOf(counts, type.id), 0);

/** What is wrong with a party; the rules are separate so that a page can disable exactly the right button. */
export type PartyProblem =
  | { readonly code: 'unknownType' | 'notWhole' | 'belowMinimum' | 'aboveMaximum'; readonly typeId: number }
  | { readonly code: 'noEligible' | 'tooMany' };

/** Returns everything wrong with a party, when at most `limit` people may travel. */
export function partyProblems(
  types: readonly PassengerTypeFacts[],
  counts: PassengerCounts,
  limit: number,
): PartyProblem[] {
  const problems: PartyProblem[] = [];
  for (const typeId of Object.keys(counts).map(Number)) {
    if (!types.some((type) => type.id === typeId)) problems.push({ code: 'unknownType', typeId });
    else if (!Number.isInteger(countOf(counts, typeId))) problems.push({ code: 'notWhole', typeId });
  }
  for (const type of types) {
    const count = countOf(counts, type.id);
    if (count < type.minimum) problems.push({ code: 'belowMinimum', typeId: type.id });
    if (count > type.maximum) problems.push({ code: 'aboveMaximum', typeId: type.id });
  }
  if (eligibleCount(types, counts) < 1) problems.push({ code: 'noEligible' });
  if (partySize(counts) > Math.min(limit, STEPPER_LIMITS.maximum)) problems.push({ code: 'tooMany' });
  return problems;
}

/** Returns whether plus is enabled for a type. */
export function canAdd(
  types: readonly PassengerTypeFacts[],
  counts: PassengerCounts,
  typeId: number,
  limit: number,
): boolean {
  const type = types.find(({ id }) => id === typeId);
  return (
    type !== undefined &&
    countOf(counts, typeId) < type.maximum &&
    partySize(counts) < Math.min(limit, STEPPER_LIMITS.maximum)
  );
}

/** Returns whether minus is enabled for a type: at least one passenger who may travel alone must remain. */
export function canRemove(types: readonly PassengerTypeFacts[], counts: PassengerCounts, typeId: number): boolean {
  const type = types.find(({ id }) => id === typeId);
  if (!type || countOf(counts, typeId) <= Math.max(type.minimum, 0)) return false;
  return !isEligible(type) || eligibleCount(types, counts) > 1;
}

/** Returns the smallest party that these types allow: every minimum, and one who may travel alone. */
export function smallestParty(types: readonly PassengerTypeFacts[]): PassengerCounts {
  const counts = Object.fromEntries(types.filter((type) => type.minimum > 0).map((type) => [type.id, type.minimum]));
  if (eligibleCount(types, counts) > 0) return counts;
  const first = types.find((type) => isEligible(type) && type.maximum > 0);
  return first ? { ...counts, [first.id]: 1 } : counts;
}
