const maxLength = 254;
/** One local part and one host, without characters that end a mail header or an SMTP command. */
const plain = /^[^\p{Cc}\s<>,;:"()@]+@[^\p{Cc}\s<>,;:"()@]+$/u;

/** Whether a text is a single address that is safe in a header; it may still be undeliverable. */
export function isPlainAddress(text: string): boolean {
  return text.length <= maxLength && plain.test(text);
}

/** Whether a text is safe in a header: a single line without control characters. */
export function isHeaderSafe(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}
