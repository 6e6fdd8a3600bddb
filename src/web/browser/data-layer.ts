/** One entry for the tag manager, always under the one name, with plain facts about what happened (never personal data). */
export type GaEvent = { readonly event: 'gaEvent' } & Readonly<Record<string, string | number | boolean | null>>;

declare global {
  interface Window {
    dataLayer?: GaEvent[];
  }
}

/** Adds an entry to the page's data layer, where a tag manager reads it if there is one. */
export function gaEvent(entry: GaEvent, page: Pick<Window, 'dataLayer'> = window): void {
  page.dataLayer ??= [];
  page.dataLayer.push(entry);
}
