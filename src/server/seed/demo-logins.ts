import { DEMO_ACCOUNTS } from '#demo/accounts.ts';

/** The accounts that anyone can try the demo marketplace with, a line each. */
export function demoLogins(): string[] {
  return DEMO_ACCOUNTS.map(({ role, email, password }) => `${role.padEnd(10)} ${email.padEnd(28)} ${password}`);
}
