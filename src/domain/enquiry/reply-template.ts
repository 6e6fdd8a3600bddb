/** What a template can leave open, to be filled from the conversation in which it is used. */
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

/** How long a title may be, and how many templates an office may keep. */
export const LONGEST_TEMPLATE_TITLE = 60;
export const MOST_TEMPLATES = 100;

const OPEN = /\{([A-Za-z][A-Za-z0-9_]*)\}/g;

const isKnown = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name);

/** Every placeholder that stands in a text, once each, as it is written. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(OPEN) ?? [])];

/** The placeholders of a text that no conversation could ever fill. */
export const unknownPlaceholders = (text: string): string[] =>
  placeholdersIn(text).filter((written) => !isKnown(written.slice(1, -1)));

/** A template with everything filled in that the conversation knows; what it does not know stays to be seen. */
export function fillTemplate(text: string, values: Readonly<Partial<Record<Placeholder, string>>>): string {
  return text.replace(OPEN, (written, name: string) => (isKnown(name) && values[name]) || written);
}
