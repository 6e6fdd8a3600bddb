/** For how long something is kept, counted from the moment that its row of the table names. */
export type Period = { readonly count: number; readonly unit: 'hour' | 'day' | 'year' };

/**
 * How long the shop keeps what tells of people. The job that throws it away, the privacy page and docs/privacy.md are all made
 * from this table, so they cannot disagree.
 */
export const retention = {
  /** Where somebody is logged in: from the log-in on, or until they log out. */
  sessions: { count: 14, unit: 'day' },
  /** Mailed links of accounts, with sign-ups that nobody confirmed: from the mail on. */
  accountLinks: { count: 1, unit: 'hour' },
  /** Letters that were asked for and not confirmed: from the asking on. */
  consentRequests: { count: 7, unit: 'day' },
  /** The proof of a consent: from its withdrawal on. */
  consentProofs: { count: 3, unit: 'year' },
  /** The hashed network address of whoever made a hold: from the making on; the limits look back as far. */
  holdAddresses: { count: 24, unit: 'hour' },
  /** Travellers, friends and addresses of a hold: from its unpaid end on. What was held stays, without anybody's name. */
  endedHolds: { count: 30, unit: 'day' },
  /** Travellers, friends and addresses of a booking that came to nothing: from its end on. What was asked for stays, without anybody's name. */
  endedBookings: { count: 30, unit: 'day' },
  /** News from the payment provider, which name payments and nobody: from their arrival on. */
  paymentNotices: { count: 90, unit: 'day' },
  /** What was mailed to whom: from the sending, or the giving up, on. The words are forgotten at once. */
  mails: { count: 30, unit: 'day' },
  /** Mails that the built-in mailbox caught: from then on. */
  caughtMails: { count: 30, unit: 'day' },
  /** Recordings of visits: from their beginning on, or until the consent is withdrawn. */
  replays: { count: 30, unit: 'day' },
  /** Which of the staff opened which recording: from then on. */
  replayOpenings: { count: 1, unit: 'year' },
  /** Errors that browsers report: from the report on. */
  reports: { count: 90, unit: 'day' },
  /** Counters of limits under hashed network addresses and names: from when the limit has run out on. */
  limits: { count: 1, unit: 'hour' },
  /** Which version of a page a browser is shown: from its last visit on. */
  experimentTokens: { count: 90, unit: 'day' },
  /** Offers of the insurer: from when they stand no longer on. */
  insuranceQuotes: { count: 1, unit: 'day' },
  /** What was asked and answered, with all files: from the last message on. */
  conversations: { count: 2, unit: 'year' },
  /** Files that were handed in and not sent: from then on. */
  unsentAttachments: { count: 1, unit: 'day' },
  /** Addresses that were invited to an agency: from when the invitation has run out on. */
  agencyInvitations: { count: 30, unit: 'day' },
  /** Applications as an agency, with their documents: from the decision on. */
  agencyApplications: { count: 90, unit: 'day' },
} as const satisfies Record<string, Period>;

/** What has a period of its own. */
export type Retained = keyof typeof retention;
