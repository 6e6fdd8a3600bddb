import type { Instant } from '#domain/calendar/instant.ts';

/** The shortcut to the last enquiry, as it is stored on the visitor's device. */
export interface LastEnquiry {
  readonly path: string;
  readonly createdAt: Instant;
  readonly seen: boolean;
  readonly lastSeenAt: Instant | null;
}

/** The shortcut expires after 7 days. */
export const LAST_ENQUIRY_MS = 604_800_000;

/** Returns the shortcut to a new enquiry. */
export const newLastEnquiry = (path: string, now: Instant): LastEnquiry => ({
  path,
  createdAt: now,
  seen: false,
  lastSeenAt: null,
});

/** Returns whether the shortcut is still displayed. */
export const isLastEnquiryAlive = ({ createdAt }: LastEnquiry, now: Instant): boolean =>
  now - createdAt < LAST_ENQUIRY_MS;

/** Returns the shortcut after it was clicked. */
export const seenLastEnquiry = (record: LastEnquiry, now: Instant): LastEnquiry => ({
  ...record,
  seen: true,
  lastSeenAt: now,
});
