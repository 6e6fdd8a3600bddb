const longest = 254;
/** One local part, one host, and nothing that a mail header or an SMTP command could take for its end. */
const plain = /^[^\p{Cc}\s<>,;:"()@]+@[^\p{Cc}\s<>,;:"()@]+$/u;

/** Whether a text is exactly one address and safe to stand in a header. Whether it exists is for its server to say. */
export function isPlainAddress(text: string): boolean {
  return text.length <= longest && plain.test(text);
}

/** Whether a text can stand in a header as it is: one line, without control characters. */
export function isHeaderSafe(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}
