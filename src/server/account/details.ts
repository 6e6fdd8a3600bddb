import { longestName, passwordLength } from '#contract/list/account.ts';
import type { Problem } from '#contract/problem.ts';
import { commonPasswords } from './common-passwords.ts';

/** Something that is wrong with what a person typed. */
export type WordlessProblem = Omit<Problem, 'message'>;

/** A name as it is kept: composed, with single spaces. */
export const accountName = (typed: string): string => typed.toWellFormed().normalize('NFC').trim().replace(/\s+/g, ' ');

/** What is wrong with a name; control and direction characters could make it read as something else. */
export function nameProblems(name: string): WordlessProblem[] {
  if (name === '') return [{ path: 'name', code: 'name-missing' }];
  if (name.length > longestName) return [{ path: 'name', code: 'name-too-long' }];
  if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name)) return [{ path: 'name', code: 'name-characters' }];
  return [];
}

/** What is wrong with a new password: its length, that everybody uses it, or that it is the address. No other rules. */
export function passwordProblems(password: string, email: string): WordlessProblem[] {
  const wrong = (code: string): WordlessProblem[] => [{ path: 'password', code }];
  const length = [...password].length;
  if (length < passwordLength.least) return wrong('password-short');
  if (length > passwordLength.most) return wrong('password-long');
  const plain = password.normalize('NFKC').trim().toLowerCase();
  if (commonPasswords.has(plain) || /^(.)\1*$/u.test(plain)) return wrong('password-common');
  if (email !== '' && (plain === email || plain === email.split('@')[0])) return wrong('password-is-email');
  return [];
}
