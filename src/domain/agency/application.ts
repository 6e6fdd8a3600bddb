/** The largest document that an application can have, in bytes. */
export const MAX_DOCUMENT_BYTES = 3_000_000;

/** The media types that an application document can have. */
export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

const MARKS: Readonly<Record<DocumentType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Returns the media type of a document by its first bytes, whatever its name; null when the type is not accepted. */
export const documentType = (bytes: Uint8Array): DocumentType | null =>
  DOCUMENT_TYPES.find((type) => MARKS[type].every((byte, at) => bytes[at] === byte)) ?? null;
