import type { CallEntry } from '../call.ts';

const office = { access: ['operator', 'staff'] } as const;
const write = {
  ...office,
  method: 'POST',
  effect: 'write',
  limit: { max: 120, seconds: 600 },
  maxBodyBytes: 65_536,
} as const;

/** The office's inbox apart from writing: conversation states, callbacks, and reply templates. */
export const inboxCalls = {
  finishConversation: {
    ...write,
    path: '/api/office/inbox/{conversationId}/done',
    summary: 'Marks a conversation as needing no reply up to a message; 0 reverts this.',
    needs: 'conversations.answer',
    failure: 'Finish Conversation',
  },
  listCalls: {
    ...office,
    method: 'GET',
    effect: 'read',
    path: '/api/office/calls',
    summary: 'Returns the callbacks around some days, for the assigned operator and for staff.',
    needs: 'conversations.read',
    failure: 'Office Calls',
  },
  settleCall: {
    ...write,
    path: '/api/office/calls/{conversationId}/outcome',
    summary: 'Sets the outcome of a callback, or marks it as pending.',
    needs: 'conversations.answer',
    failure: 'Settle Call',
  },
  moveCall: {
    ...write,
    path: '/api/office/calls/{conversationId}/move',
    summary:
      'Moves a callback and notifies the traveller by email. Times are in GMT, with the day on which they begin there.',
    needs: 'conversations.answer',
    failure: 'Move Call',
  },
  listTemplates: {
    ...office,
    method: 'GET',
    effect: 'read',
    path: '/api/office/templates',
    summary: 'Returns the reply templates of an office: an operator’s own, or those of staff.',
    needs: 'conversations.read',
    failure: 'Templates',
  },
  saveTemplate: {
    ...write,
    path: '/api/office/templates',
    summary: 'Creates a reply template, or updates the named one. Unknown placeholders are refused.',
    needs: 'conversations.answer',
    failure: 'Save Template',
  },
  deleteTemplate: {
    ...write,
    path: '/api/office/templates/{templateId}/delete',
    summary: 'Deletes a reply template.',
    needs: 'conversations.answer',
    failure: 'Delete Template',
  },
} as const satisfies Record<string, CallEntry>;
