import { DEMO_ACCOUNTS } from '#demo/accounts.ts';

/** The accounts that anyone can try the demo marketplace with, a line each: address, password and what there is to see. */
export function demoLogins(): string[] {
  return DEMO_ACCOUNTS.map(({ email, password, shows }) => `${email.padEnd(27)} ${password.padEnd(24)} ${shows}`);
}
