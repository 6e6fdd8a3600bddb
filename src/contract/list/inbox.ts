import type { CallEntry } from '../call.ts';

const office = { access: ['operator', 'staff'] } as const;
const write = {
  ...office,
  method: 'POST',
  effect: 'write',
  limit: { max: 120, seconds: 600 },
  largestBody: 65_536,
} as const;

/** What the office does beside writing: what is done with, calls that are wanted, answers that are kept. */
export const inboxCalls = {
  finishConversation: {
    ...write,
    path: '/api/office/inbox/{conversationId}/done',
    summary: 'Says that nothing up to a message needs an answer any more; with 0 it waits again.',
    failure: 'Finish Conversation',
  },
  listCalls: {
    ...office,
    method: 'GET',
    effect: 'read',
    path: '/api/office/calls',
    summary: 'The calls that travellers want around some days, for the operator whose they are and for staff.',
    failure: 'Office Calls',
  },
  settleCall: {
    ...write,
    path: '/api/office/calls/{conversationId}/outcome',
    summary: 'Says what became of a call, or that it is still to be made.',
    failure: 'Settle Call',
  },
  moveCall: {
    ...write,
    path: '/api/office/calls/{conversationId}/move',
    summary: 'Moves a call; the traveller is told by mail. Times in GMT, with the day on which they begin there.',
    failure: 'Move Call',
  },
  listTemplates: {
    ...office,
    method: 'GET',
    effect: 'read',
    path: '/api/office/templates',
    summary: 'The answers that an office keeps: an operator its own, staff theirs.',
    failure: 'Templates',
  },
  saveTemplate: {
    ...write,
    path: '/api/office/templates',
    summary: 'Keeps an answer, or changes the one that is named. Placeholders that nothing could fill are refused.',
    failure: 'Save Template',
  },
  deleteTemplate: {
    ...write,
    path: '/api/office/templates/{templateId}/delete',
    summary: 'Throws a kept answer away.',
    failure: 'Delete Template',
  },
} as const satisfies Record<string, CallEntry>;
