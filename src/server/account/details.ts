import { maxNameLength, passwordLength } from '#contract/list/account.ts';
import type { Problem } from '#contract/problem.ts';
import { commonPasswords } from './common-passwords.ts';

/** A validation problem without its message. */
export type WordlessProblem = Omit<Problem, 'message'>;

/** Normalizes a name: composed characters and single spaces. */
export const accountName = (typed: string): string => typed.toWellFormed().normalize('NFC').trim().replace(/\s+/g, ' ');

/** Validates a name; control and bidirectional characters could disguise it. */
export function nameProblems(name: string): WordlessProblem[] {
  if (name === '') return [{ path: 'name', code: 'name-missing' }];
  if (name.length > maxNameLength) return [{ path: 'name', code: 'name-too-long' }];
  if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name)) return [{ path: 'name', code: 'name-characters' }];
  return [];
}

/**
 * Validates a new password: its length, and that it is neither common nor the email address. There are no other rules.
 */
export function passwordProblems(password: string, email: string): WordlessProblem[] {
  const wrong = (code: string): WordlessProblem[] => [{ path: 'password', code }];
  const length = [...password].length;
  if (length < passwordLength.min) return wrong('password-short');
  if (length > passwordLength.max) return wrong('password-long');
  const plain = password.normalize('NFKC').trim().toLowerCase();
  if (commonPasswords.has(plain) || /^(.)\1*$/u.test(plain)) return wrong('password-common');
  if (email !== '' && (plain === email || plain === email.split('@')[0])) return wrong('password-is-email');
  return [];
}
