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
 * What tells one mailbox from another. Two spellings are the same mailbox only where the provider says so; anywhere else a
 * dot or a plus may make another person. For comparing alone: mail goes to the address as it was typed. The database has
 * the same rule as `mailbox_key`.
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
