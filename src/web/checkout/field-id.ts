/** The id of the field at a problem's path, so that a summary of problems can lead to it: `travellers.0.email` is `booking-travellers-0-email`. */
export const fieldId = (path: string): string => `booking-${path.replaceAll('.', '-')}`;
