/**
 * Returns a text without email addresses. The quantifiers match the maximum lengths of addresses, so that a long text
 * without an address takes linear time.
 */
export const withoutEmails = (text: string): string =>
  text.replaceAll(/[^\s@<>()"']{1,64}@[^\s@<>()"']{1,255}/g, '[e-mail]');

/**
 * Returns a text without email addresses and without the query strings of page addresses, which may contain names and
 * mailed secrets. A position in a file, after a colon, stays.
 */
export const withoutAddresses = (text: string): string => withoutEmails(text).replaceAll(/\?[^\s:)'"]*/g, '?…');
