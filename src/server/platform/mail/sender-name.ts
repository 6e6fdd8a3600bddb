import { longestSender } from '#contract/list/share.ts';

/** Letters, and what stands inside names. A dot only before a space or the end, so that no address fits in. */
const allowed = /^(?:[\p{L}\p{M}'’\- ]|\.(?= |$))+$/u;

/** A name as it may stand in a mail to somebody else: trimmed, or null when it could carry more than a name. */
export function senderName(typed: string): string | null {
  if (/[\p{Cc}\u2028\u2029]/u.test(typed)) return null;
  const name = typed.trim().replaceAll(/ +/g, ' ');
  if (name === '' || name.length > longestSender || !/\p{L}/u.test(name) || name.split(' ').length > 5) return null;
  return allowed.test(name) && !/\bwww\b|https?/i.test(name) ? name : null;
}
