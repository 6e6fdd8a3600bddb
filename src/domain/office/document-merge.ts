/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

type JsonObject = { readonly [key: string]: Json };

/** A difference between two documents. Items of a list are named by their id, such as `days.4.title.en`. */
export interface Difference {
  readonly path: string;
  /** Undefined when the older document has no value here. */
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** A path that both editors changed in different ways. */
export interface Conflict {
  readonly path: string;
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

/** The result of merging two edits of a document; where they conflict, `merged` has theirs until an editor decides. */
export interface Merge {
  readonly merged: Json;
  readonly conflicts: readonly Conflict[];
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a list is compared item by item, because all items have an id; any other list is one value. */
const hasIds = (value: Json | undefined): value is readonly JsonObject[] =>
  Array.isArray(value) && value.every((item) => isObject(item) && ['string', 'number'].includes(typeof item.id));

const byId = (list: readonly JsonObject[]) => new Map(list.map((item) => [String(item.id), item]));
const join = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** Returns whether two values are equal, regardless of the order of their keys. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

/** Returns every difference between two documents. */
export function differences(before: Json | undefined, after: Json | undefined, path = ''): Difference[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => differences(before[key], after[key], join(path, key)));
  }
  if (hasIds(before) && hasIds(after) && before.length + after.length > 0) {
    const [old, now] = [byId(before), byId(after)];
    const ids = [...new Set([...old.keys(), ...now.keys()])];
    const items = ids.flatMap((id) => differences(old.get(id), now.get(id), join(path, id)));
    const isMoved =
      [...old.keys()].filter((id) => now.has(id)).join() !== [...now.keys()].filter((id) => old.has(id)).join();
    return isMoved ? [...items, { path: join(path, 'order'), before: [...old.keys()], after: [...now.keys()] }] : items;
  }
  return [{ path, before, after }];
}

/** Merges two edits of the same document, field by field. */
export function mergeDocuments(base: Json, mine: Json, theirs: Json): Merge {
  const conflicts: Conflict[] = [];
  const merged = mergeValues(base, mine, theirs, '', conflicts);
  return { merged: merged as Json, conflicts };
}

function mergeValues(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: string,
  conflicts: Conflict[],
): Json | undefined {
  if (isSame(mine, theirs) || isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  if (isObject(mine) && isObject(theirs) && (base === undefined || isObject(base))) {
    return mergeObjects(base ?? {}, mine, theirs, path, conflicts);
  }
  if (hasIds(mine) && hasIds(theirs) && (base === undefined || hasIds(base))) {
    return mergeLists(base ?? [], mine, theirs, path, conflicts);
  }
  conflicts.push({ path, base, mine, theirs });
  return theirs;
}

function mergeObjects(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  path: string,
  conflicts: Conflict[],
): JsonObject {
  const merged: Record<string, Json> = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const value = mergeValues(base[key], mine[key], theirs[key], join(path, key), conflicts);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

/**
 * Uses their order, with my new items after the item that they follow in mine; uses my order when theirs is unchanged.
 */
function mergeLists(
  base: readonly JsonObject[],
  mine: readonly JsonObject[],
  theirs: readonly JsonObject[],
  path: string,
  conflicts: Conflict[],
): JsonObject[] {
  const [old, left, right] = [byId(base), byId(mine), byId(theirs)];
  const common = (list: ReadonlyMap<string, JsonObject>) => [...list.keys()].filter((id) => old.has(id));
  const haveTheyMoved =
    common(right).join() !==
    common(old)
      .filter((id) => right.has(id))
      .join();
  const [leading, other] = haveTheyMoved ? [right, left] : [left, right];
  const order = [...leading.keys()];
  let previous: string | undefined;
  for (const id of other.keys()) {
    if (!leading.has(id)) order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id);
    previous = id;
  }
  return order.flatMap((id) => {
    const value = mergeValues(old.get(id), left.get(id), right.get(id), join(path, id), conflicts);
    return isObject(value) ? [value] : [];
  });
}
