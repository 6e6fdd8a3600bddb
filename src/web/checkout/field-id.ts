/** The id of the field that a problem's path names: `travellers.0.first-name` is `booking-travellers-0-first-name`. */
export const fieldId = (path: string): string => `booking-${path.replaceAll('.', '-')}`;
