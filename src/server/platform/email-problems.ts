import type { Problem } from '#contract/problem.ts';
import { isEmailAddress } from '#domain/party/email.ts';

/** What is wrong with an address that a person typed, trimmed and lower-cased before. */
export function emailProblems(email: string): Omit<Problem, 'message'>[] {
  if (email === '') return [{ path: 'email', code: 'email-missing' }];
  return isEmailAddress(email) ? [] : [{ path: 'email', code: 'email-invalid' }];
}
