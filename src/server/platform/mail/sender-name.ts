import { maxSenderLength } from '#contract/list/share.ts';

/** Letters and punctuation in names. A dot must precede a space or the end, so that no web address matches. */
const allowed = /^(?:[\p{L}\p{M}'’\- ]|\.(?= |$))+$/u;

/** Returns a name that is safe in an email to another person, or null if it could contain more than a name. */
export function senderName(typed: string): string | null {
  if (/[\p{Cc}\u2028\u2029]/u.test(typed)) return null;
  const name = typed.trim().replaceAll(/ +/g, ' ');
  if (name === '' || name.length > maxSenderLength || !/\p{L}/u.test(name) || name.split(' ').length > 5) return null;
  return allowed.test(name) && !/\bwww\b|https?/i.test(name) ? name : null;
}
