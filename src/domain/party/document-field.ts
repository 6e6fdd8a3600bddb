const DOCUMENT = /passport|document|identity|id-card|visa|licen[cs]e/;

/** Tells whether a field asks about a document, such as its number: what is answered there is never kept on a device. */
export const isDocumentField = (fieldId: string): boolean => DOCUMENT.test(fieldId);
