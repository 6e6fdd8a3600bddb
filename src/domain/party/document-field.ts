const DOCUMENT = /passport|document|identity|id-card|visa|licen[cs]e/;

/** Tells whether a field asks about somebody's papers; such answers are never kept before a booking, here or in a browser. */
export const isDocumentField = (fieldId: string): boolean => DOCUMENT.test(fieldId);
