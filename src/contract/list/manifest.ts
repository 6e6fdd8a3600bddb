import type { CallEntry } from '../call.ts';

const office = { access: ['operator', 'staff'], needs: 'travellers.read' } as const;
const read = { method: 'GET', effect: 'read' } as const;
const write = { method: 'POST', effect: 'write', maxBodyBytes: 4096 } as const;
const manifest = '/api/office/departures/{departureId}/manifest';
const byLink = { access: 'anyone', limit: { max: 120, seconds: 600 } } as const;

/** The manifest of a departure: for its office, and for a guide with a link. */
export const manifestCalls = {
  loadManifest: {
    ...read,
    ...office,
    path: manifest,
    summary:
      'The travellers of a departure with rooms, answers and balances. Passport and health answers are included on request, for those who may read them; that is logged.',
    failure: 'Manifest',
  },
  downloadManifest: {
    ...read,
    ...office,
    path: `${manifest}.csv`,
    summary: 'The travellers of a departure as a table (CSV), with the same answers as the manifest.',
    failure: 'Manifest Table',
    file: 'text/csv; charset=utf-8',
  },
  printManifest: {
    ...read,
    ...office,
    path: `${manifest}.pdf`,
    summary: 'The manifest of a departure on A4 pages, with the same answers as the manifest.',
    failure: 'Manifest Document',
    file: 'application/pdf',
    limit: { max: 60, seconds: 600 },
  },
  markArrival: {
    ...write,
    ...office,
    path: '/api/office/departures/{departureId}/arrivals',
    summary: 'Records that a traveller has arrived, or takes it back.',
    failure: 'Mark Arrival',
  },
  listGuideLinks: {
    ...read,
    ...office,
    path: '/api/office/departures/{departureId}/guide-links',
    summary: 'The guide links of a departure with their addresses, newest first.',
    failure: 'Guide Links',
  },
  createGuideLink: {
    ...write,
    ...office,
    path: '/api/office/departures/{departureId}/guide-links/create',
    summary:
      'Creates a link that opens the manifest without an account and without amounts, until a few days after the return.',
    failure: 'Create Guide Link',
    limit: { max: 60, seconds: 3600 },
  },
  withdrawGuideLink: {
    ...write,
    ...office,
    path: '/api/office/departures/{departureId}/guide-links/{guideLinkId}/withdraw',
    summary: 'Withdraws a guide link; it no longer opens anything.',
    failure: 'Withdraw Guide Link',
  },
  loadGuideManifest: {
    ...read,
    ...byLink,
    path: '/api/guide/{guideLinkId}',
    summary: 'The manifest that a guide link opens, without amounts. Passport and health answers are logged.',
    failure: 'Guide Manifest',
  },
  markArrivalByLink: {
    ...write,
    ...byLink,
    limit: { max: 600, seconds: 600 },
    path: '/api/guide/{guideLinkId}/arrivals',
    summary: 'Records with a guide link that a traveller has arrived, or takes it back.',
    failure: 'Mark Arrival By Link',
  },
} as const satisfies Record<string, CallEntry>;
