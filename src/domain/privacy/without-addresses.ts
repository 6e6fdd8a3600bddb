/**
 * A text without e-mail addresses and without what follows a question mark in an address of a page, where names and mailed
 * secrets stand. The place in a file, after a colon, stays.
 */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s@<>()"']+@[^\s@<>()"']+/g, '[e-mail]').replace(/\?[^\s:)'"]*/g, '?…');
}
