import type { CallEntry } from '../call.ts';

/** Countries, currencies and the visitor's own preferences. */
export const worldCalls = {
  listCountries: {
    method: 'GET',
    path: '/api/countries',
    summary: 'Returns every country by its two-letter code, in the language of the caller.',
    effect: 'read',
    access: 'anyone',
    failure: 'Countries',
  },
  choosePreferences: {
    method: 'POST',
    path: '/api/preferences',
    summary: 'Saves the currency in which the visitor sees prices.',
    effect: 'write',
    access: 'anyone',
    failure: 'Preferences',
  },
  issueSecurityToken: {
    method: 'GET',
    path: '/api/security-token',
    summary: 'Returns the security token that every endpoint with the effect "write" requires.',
    effect: 'read',
    access: 'anyone',
    failure: 'Security Token',
  },
  syncExperiments: {
    method: 'POST',
    path: '/api/experiments/sync',
    summary: 'Exchanges the experiment token, so that a visitor sees the same variants on every page and device.',
    effect: 'write',
    access: 'anyone',
    failure: 'Experiment Sync',
    limit: { max: 60, seconds: 60 },
  },
} as const satisfies Record<string, CallEntry>;
