const DOCUMENT = /passport|document|identity|id-card|visa|licen[cs]e/;

/**
 * Returns whether a field requests a travel document. Such answers are stored with a booking only, never with a hold or
 * in a browser.
 */
export const isDocumentField = (fieldId: string): boolean => DOCUMENT.test(fieldId);
