/**
 * Returns the id of the field at a problem's path for links from summaries: `travellers.0.email` is
 * `booking-travellers-0-email`.
 */
export const fieldId = (path: string): string => `booking-${path.replaceAll('.', '-')}`;
