/** A stored form, parsed into a tree; it is untrusted because it comes from the browser. */
export type Form = Readonly<Record<string, unknown>>;

/** Returns the part of a form below a name; empty when there is none. */
export const branch = (value: unknown): Form => (typeof value === 'object' && value !== null ? (value as Form) : {});

const isId = (name: string): boolean => /^\d+$/.test(name);

/** Returns the entries of a map with valid ids. */
export const pairsIn = (value: unknown): [id: number, below: unknown][] =>
  Object.entries(branch(value)).flatMap(([id, below]) => (isId(id) ? [[Number(id), below]] : []));

/** Returns counts by id; invalid entries are ignored. */
export const countsIn = (value: unknown): [id: number, count: number][] =>
  pairsIn(value).flatMap(([id, count]) =>
    typeof count === 'string' && /^\d{1,3}$/.test(count) ? [[id, Number(count)]] : [],
  );
