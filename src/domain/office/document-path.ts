import type { Json } from './document-merge.ts';

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const idOf = (item: Json): string | null =>
  typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : null;

/** Returns the value at a path such as `days.4.title.en`, where items of lists are named by their ids. */
export function valueAt(document: Json, path: string): Json | undefined {
  let value: Json | undefined = document;
  for (const key of path.split('.')) {
    if (value === undefined || value === null || typeof value !== 'object') return undefined;
    value = isList(value) ? value.find((item) => idOf(item) === key) : value[key];
  }
  return value;
}

/** Returns the document with another value at a path; a path that does not exist changes nothing. */
export function withValue<Document extends Json>(document: Document, path: string, value: Json): Document {
  const change = (node: Json, [key, ...rest]: readonly string[]): Json => {
    if (key === undefined) return value;
    if (isList(node)) return node.map((item) => (idOf(item) === key ? change(item, rest) : item));
    if (typeof node !== 'object' || node === null) return node;
    return { ...node, [key]: change(node[key] ?? null, rest) };
  };
  return change(document, path.split('.')) as Document;
}

/** Moves an item of a list by some positions; at an end of the list it stays. */
export function movedItem<Item>(list: readonly Item[], from: number, by: number): readonly Item[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return list;
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, list[from] as Item);
}
