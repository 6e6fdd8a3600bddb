import { normalEmail } from './email.ts';

/** Providers that deliver `name+anything` to `name`, by their own documentation. */
const PLUS_IS_TAG: ReadonlySet<string> = new Set([
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'fastmail.com',
  'fastmail.fm',
  'proton.me',
  'protonmail.com',
  'pm.me',
]);

/**
 * Returns a key that is equal for two spellings of the same mailbox. Spellings are only merged where the provider
 * documents it; elsewhere a dot or a plus may be another person. For comparison only: mail is sent to the address as
 * typed. The database function `mailbox_key` has the same rule.
 */
export function mailboxKey(email: string): string {
  const address = normalEmail(email);
  const at = address.lastIndexOf('@');
  const typed = address.slice(at + 1);
  const domain = typed === 'googlemail.com' ? 'gmail.com' : typed;
  if (at < 1 || !PLUS_IS_TAG.has(domain)) return address;
  const name = address.slice(0, at);
  const plus = name.indexOf('+');
  const untagged = plus > 0 ? name.slice(0, plus) : name;
  return `${domain === 'gmail.com' ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}
