import type { Instant } from '#domain/calendar/instant.ts';

/** The shortcut to the last enquiry, as it is kept on the visitor's device. */
export interface LastEnquiry {
  readonly path: string;
  readonly createdAt: Instant;
  readonly seen: boolean;
  readonly lastSeenAt: Instant | null;
}

/** The shortcut lives for 7 days. */
export const LAST_ENQUIRY_MS = 604_800_000;

/** The shortcut to an enquiry just made. */
export const newLastEnquiry = (path: string, now: Instant): LastEnquiry => ({
  path,
  createdAt: now,
  seen: false,
  lastSeenAt: null,
});

/** Tells whether the shortcut is still shown. */
export const isLastEnquiryAlive = ({ createdAt }: LastEnquiry, now: Instant): boolean =>
  now - createdAt < LAST_ENQUIRY_MS;

/** The shortcut after it was clicked. */
export const seenLastEnquiry = (record: LastEnquiry, now: Instant): LastEnquiry => ({
  ...record,
  seen: true,
  lastSeenAt: now,
});
