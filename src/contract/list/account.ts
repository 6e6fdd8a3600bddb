import type { CallEntry } from '../call.ts';

/** How long a password is, at least and at most. */
export const passwordLength = { least: 10, most: 128 } as const;
/** The longest name that an account can have. */
export const longestName = 100;
/** How many minutes a mailed link to confirm an account or to choose a new password works. */
export const linkMinutes = 60;

const anHour = 3600;
const small = 4096;

/** Accounts: signing up, logging in and out, passwords and sessions. No answer tells whether an address has an account. */
export const accountCalls = {
  signUp: {
    method: 'POST',
    path: '/api/account/sign-up',
    summary: 'Asks for an account. The answer is the same whether the address is new or not; the rest comes by mail.',
    effect: 'write',
    access: 'anyone',
    failure: 'Sign Up',
    limit: { max: 20, seconds: anHour },
    largestBody: small,
  },
  readAccountLink: {
    method: 'GET',
    path: '/api/account/link',
    summary: 'What a mailed link is for, without using it up.',
    effect: 'read',
    access: 'anyone',
    failure: 'Account Link',
    limit: { max: 60, seconds: anHour },
  },
  confirmSignUp: {
    method: 'POST',
    path: '/api/account/confirm',
    summary: 'Uses the mailed link: the account begins, and its owner is logged in.',
    effect: 'write',
    access: 'anyone',
    failure: 'Confirm Sign Up',
    limit: { max: 30, seconds: anHour },
    largestBody: small,
  },
  logIn: {
    method: 'POST',
    path: '/api/account/log-in',
    summary: 'Logs in with address and password; the session comes as a cookie and is new each time.',
    effect: 'write',
    access: 'anyone',
    failure: 'Log In',
    limit: { max: 40, seconds: 900 },
    largestBody: small,
  },
  logOut: {
    method: 'POST',
    path: '/api/account/log-out',
    summary: 'Ends the session here and on the server.',
    effect: 'write',
    access: 'anyone',
    failure: 'Log Out',
    largestBody: small,
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/account/request-reset',
    summary: 'Mails a link for a new password, if the address has an account. The answer is the same either way.',
    effect: 'write',
    access: 'anyone',
    failure: 'Request Password Reset',
    limit: { max: 20, seconds: anHour },
    largestBody: small,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/account/reset',
    summary: 'Sets a new password with the mailed link, once, and ends every session of the account.',
    effect: 'write',
    access: 'anyone',
    failure: 'Reset Password',
    limit: { max: 30, seconds: anHour },
    largestBody: small,
  },
  whoAmI: {
    method: 'GET',
    path: '/api/account/me',
    summary: 'The account that is logged in, or null.',
    effect: 'read',
    access: 'anyone',
    failure: 'Account',
  },
  renameAccount: {
    method: 'POST',
    path: '/api/account/name',
    summary: 'Changes the name of the account.',
    effect: 'write',
    access: 'signed-in',
    failure: 'Rename Account',
    limit: { max: 30, seconds: anHour },
    largestBody: small,
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/change-password',
    summary: 'Changes the password, ends every other session and renews this one.',
    effect: 'write',
    access: 'signed-in',
    failure: 'Change Password',
    limit: { max: 20, seconds: anHour },
    largestBody: small,
  },
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where the account is logged in.',
    effect: 'read',
    access: 'signed-in',
    failure: 'Sessions',
  },
  endSession: {
    method: 'POST',
    path: '/api/account/sessions/end',
    summary: 'Ends one session of the account, or every other one when none is named.',
    effect: 'write',
    access: 'signed-in',
    failure: 'End Session',
    largestBody: small,
  },
  officeToday: {
    method: 'GET',
    path: '/api/office/today',
    summary: 'What waits for staff right now.',
    effect: 'read',
    access: ['staff'],
    failure: 'Office Today',
  },
} as const satisfies Record<string, CallEntry>;
