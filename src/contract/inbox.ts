/** The lists of the inbox. */
export const inboxViews = ['open', 'answered', 'snoozed', 'calls', 'all'] as const;
export type InboxView = (typeof inboxViews)[number];

/** A position in one of the lists: the moment by which it is ordered, in microseconds, and the conversation. */
export const inboxCursor = /^\d{1,16}\.\d{1,15}$/;
