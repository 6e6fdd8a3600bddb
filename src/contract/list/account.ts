import type { CallEntry } from '../call.ts';

/** The minimum and maximum length of a password. */
export const passwordLength = { min: 10, max: 128 } as const;
/** The longest name that an account can have. */
export const maxNameLength = 100;
/** How many minutes a mailed link to confirm an account or to reset a password is valid. */
export const linkMinutes = 60;

const anHour = 3600;
const small = 4096;

/**
 * Accounts: signing up, logging in and out, passwords and sessions. No response reveals whether an address has an
 * account.
 */
export const accountCalls = {
  signUp: {
    method: 'POST',
    path: '/api/account/sign-up',
    summary:
      'Creates an account, which is confirmed by email. The response is the same whether or not the address is new.',
    effect: 'write',
    access: 'anyone',
    failure: 'Sign Up',
    limit: { max: 20, seconds: anHour },
    maxBodyBytes: small,
  },
  readAccountLink: {
    method: 'GET',
    path: '/api/account/link',
    summary: 'Returns the purpose of a mailed link without consuming it.',
    effect: 'read',
    access: 'anyone',
    failure: 'Account Link',
    limit: { max: 60, seconds: anHour },
  },
  confirmSignUp: {
    method: 'POST',
    path: '/api/account/confirm',
    summary: 'Consumes the mailed link: activates the account and logs its owner in.',
    effect: 'write',
    access: 'anyone',
    failure: 'Confirm Sign Up',
    limit: { max: 30, seconds: anHour },
    maxBodyBytes: small,
  },
  logIn: {
    method: 'POST',
    path: '/api/account/log-in',
    summary: 'Logs in with email address and password. The response sets a new session cookie.',
    effect: 'write',
    access: 'anyone',
    failure: 'Log In',
    limit: { max: 40, seconds: 900 },
    maxBodyBytes: small,
  },
  logOut: {
    method: 'POST',
    path: '/api/account/log-out',
    summary: 'Logs out and ends the session on the server.',
    effect: 'write',
    access: 'anyone',
    failure: 'Log Out',
    maxBodyBytes: small,
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/account/request-reset',
    summary: 'Emails a link to reset the password, if the address has an account. The response is the same either way.',
    effect: 'write',
    access: 'anyone',
    failure: 'Request Password Reset',
    limit: { max: 20, seconds: anHour },
    maxBodyBytes: small,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/account/reset',
    summary: 'Sets a new password with the mailed link, once, and ends every session of the account.',
    effect: 'write',
    access: 'anyone',
    failure: 'Reset Password',
    limit: { max: 30, seconds: anHour },
    maxBodyBytes: small,
  },
  whoAmI: {
    method: 'GET',
    path: '/api/account/me',
    summary: 'Returns the logged-in account, or null.',
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
    maxBodyBytes: small,
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/change-password',
    summary: 'Changes the password, ends every other session and renews this one.',
    effect: 'write',
    access: 'signed-in',
    failure: 'Change Password',
    limit: { max: 20, seconds: anHour },
    maxBodyBytes: small,
  },
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Returns the active sessions of the account.',
    effect: 'read',
    access: 'signed-in',
    failure: 'Sessions',
  },
  endSession: {
    method: 'POST',
    path: '/api/account/sessions/end',
    summary: 'Ends one session of the account, or every other session when none is named.',
    effect: 'write',
    access: 'signed-in',
    failure: 'End Session',
    maxBodyBytes: small,
  },
  officeToday: {
    method: 'GET',
    path: '/api/office/today',
    summary: 'Returns what currently needs the attention of staff.',
    effect: 'read',
    access: ['staff'],
    needs: 'office.read',
    failure: 'Office Today',
  },
} as const satisfies Record<string, CallEntry>;
