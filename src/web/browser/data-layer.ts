/** An entry for the tag manager, without personal data. */
export type GaEvent = { readonly event: 'gaEvent' } & Readonly<Record<string, string | number | boolean | null>>;

declare global {
  interface Window {
    dataLayer?: GaEvent[];
  }
}

/** Adds an entry to the page's data layer, which a tag manager reads if there is one. */
export function gaEvent(entry: GaEvent, page: Pick<Window, 'dataLayer'> = window): void {
  page.dataLayer ??= [];
  page.dataLayer.push(entry);
}
