import type { Settings } from '../platform/settings.ts';
import { demoLogins } from '../seed/demo-logins.ts';

/** Returns the welcome message. */
export function welcome(
  { origin, demo, smtpUrl }: Pick<Settings, 'origin' | 'demo' | 'smtpUrl'>,
  payments: readonly string[],
): string {
  const lines = [`Waymark is open: ${origin}`, ''];
  if (demo)
    lines.push('Demo accounts (address, password, what they show):', ...demoLogins().map((line) => `  ${line}`), '');
  if (!smtpUrl)
    lines.push(`No mail server is set, so emails aren’t sent; staff can read them at ${origin}/office/mailbox`);
  lines.push(...payments, ...(payments.length > 0 ? [''] : []), 'Stop with Ctrl-C.');
  return `\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n\n`;
}
