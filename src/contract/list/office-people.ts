import type { CallEntry } from '../call.ts';

const tenMinutes = 600;
const read = { method: 'GET', effect: 'read' } as const;
const write = { method: 'POST', effect: 'write' } as const;
const manage = { access: ['operator', 'staff'], needs: 'people.manage' } as const;

/** The people of an office: who works there, invitations, and what each may do. */
export const officePeopleCalls = {
  listOfficePeople: {
    ...read,
    ...manage,
    path: '/api/office/people',
    summary: 'The people of the caller’s office with their presets, and open invitations; admins may name an operator.',
    failure: 'Office People',
  },
  inviteOfficePerson: {
    ...write,
    ...manage,
    path: '/api/office/people/invite',
    summary: 'Invites an email address with a preset. A second invitation replaces the first, whose link expires.',
    failure: 'Invite Office Person',
    limit: { max: 20, seconds: 3600 },
  },
  changeOfficePerson: {
    ...write,
    ...manage,
    path: '/api/office/people/{id}/preset',
    summary: 'Changes what a colleague may do.',
    failure: 'Change Office Person',
  },
  removeOfficePerson: {
    ...write,
    ...manage,
    path: '/api/office/people/{id}/remove',
    summary: 'Removes a colleague: the account becomes a traveller’s, and its sessions end.',
    failure: 'Remove Office Person',
  },
  withdrawOfficeInvitation: {
    ...write,
    ...manage,
    path: '/api/office/invitations/{id}/withdraw',
    summary: 'Withdraws an open invitation; its link no longer works.',
    failure: 'Withdraw Office Invitation',
  },
  loadOfficeInvitation: {
    ...read,
    access: 'anyone',
    path: '/api/office/invitations/{invitationId}',
    summary: 'What an invitation is for, with the code of the mailed link.',
    failure: 'Office Invitation',
    limit: { max: 60, seconds: tenMinutes },
  },
  acceptOfficeInvitation: {
    ...write,
    access: 'anyone',
    path: '/api/office/invitations/{invitationId}/accept',
    summary:
      'Accepts an invitation: with a name and a password for a new account, or signed in as the traveller with the invited address.',
    failure: 'Accept Office Invitation',
    limit: { max: 20, seconds: tenMinutes },
  },
} as const satisfies Record<string, CallEntry>;
