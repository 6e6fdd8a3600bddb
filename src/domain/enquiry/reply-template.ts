/** The placeholders of a template, filled from the conversation in which it is used. */
export const placeholders = [
  'firstName',
  'lastName',
  'tour',
  'date',
  'places',
  'adults',
  'children',
  'operator',
  'myName',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** The maximum length of a title, and the maximum number of templates of an office. */
export const MAX_TEMPLATE_TITLE_LENGTH = 60;
export const MAX_TEMPLATES = 100;

const OPEN = /\{([A-Za-z][A-Za-z0-9_]*)\}/g;

const isKnown = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name);

/** Returns every distinct placeholder in a text, as it is written. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(OPEN) ?? [])];

/** Returns the placeholders of a text that no conversation can fill. */
export const unknownPlaceholders = (text: string): string[] =>
  placeholdersIn(text).filter((written) => !isKnown(written.slice(1, -1)));

/** Fills a template with the values that are known; unknown placeholders stay visible. */
export function fillTemplate(text: string, values: Readonly<Partial<Record<Placeholder, string>>>): string {
  return text.replace(OPEN, (written, name: string) => (isKnown(name) && values[name]) || written);
}
