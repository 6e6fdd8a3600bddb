import { DEMO_ACCOUNTS } from '#demo/accounts.ts';

/** Returns the demo accounts for display, one line each: email, password and what they can see. */
export function demoLogins(): string[] {
  return DEMO_ACCOUNTS.map(({ email, password, shows }) => `${email.padEnd(27)} ${password.padEnd(24)} ${shows}`);
}
