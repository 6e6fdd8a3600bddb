/** A form that was kept as text, read into a tree; whoever can open the browser can have changed it. */
export type Form = Readonly<Record<string, unknown>>;

/** The part of a form below a name; empty where there is none. */
export const branch = (value: unknown): Form => (typeof value === 'object' && value !== null ? (value as Form) : {});

const isId = (name: string): boolean => /^\d+$/.test(name);

/** What stands below ids. */
export const pairsIn = (value: unknown): [id: number, below: unknown][] =>
  Object.entries(branch(value)).flatMap(([id, below]) => (isId(id) ? [[Number(id), below]] : []));

/** Counts by id; whatever makes no sense is left out. */
export const countsIn = (value: unknown): [id: number, count: number][] =>
  pairsIn(value).flatMap(([id, count]) =>
    typeof count === 'string' && /^\d{1,3}$/.test(count) ? [[id, Number(count)]] : [],
  );
