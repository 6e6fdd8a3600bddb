import type { Problem } from '#contract/problem.ts';
import { isEmailAddress } from '#domain/party/email.ts';

/** Returns the problems of an email address that has been trimmed and lower-cased. */
export function emailProblems(email: string): Omit<Problem, 'message'>[] {
  if (email === '') return [{ path: 'email', code: 'email-missing' }];
  return isEmailAddress(email) ? [] : [{ path: 'email', code: 'email-invalid' }];
}
