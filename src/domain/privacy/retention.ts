/** How long data is retained, counted from the moment that its row of the table names. */
export type Period = { readonly count: number; readonly unit: 'hour' | 'day' | 'year' };

/**
 * How long the shop retains personal data. The deletion job, the privacy page and docs/privacy.md are generated from
 * this table, so they cannot disagree.
 */
export const retention = {
  /** Sessions: from the login, or until logout. */
  sessions: { count: 14, unit: 'day' },
  /** Mailed links of accounts, and unconfirmed sign-ups: from the sending of the email. */
  accountLinks: { count: 1, unit: 'hour' },
  /** Unconfirmed newsletter subscriptions: from the request. */
  consentRequests: { count: 7, unit: 'day' },
  /** The proof of a consent: from its withdrawal. */
  consentProofs: { count: 3, unit: 'year' },
  /** The hashed network address of a hold: from its creation; the limits look back equally far. */
  holdAddresses: { count: 24, unit: 'hour' },
  /** Travellers, friends and addresses of an unpaid hold: from its end. What was held stays, without names. */
  endedHolds: { count: 30, unit: 'day' },
  /** Travellers, friends and addresses of a failed booking: from its end. What was requested stays, without names. */
  endedBookings: { count: 30, unit: 'day' },
  /**
   * Passport and health answers of a booking: from the return. A booking that does not take place loses them at once.
   */
  sensitiveAnswers: { count: 30, unit: 'day' },
  /** The people of a booking whose lead traveller requested deletion before the trip: from the return. */
  requestedDeletions: { count: 30, unit: 'day' },
  /** The people of a booking: from the return, or from the cancellation. Amounts and dates stay. */
  pastBookings: { count: 3, unit: 'year' },
  /** The log of who at the operator or the staff opened passport or health answers: from the entry. */
  answerViews: { count: 1, unit: 'year' },
  /** Notifications from the payment provider, which name payments but no people: from their arrival. */
  paymentNotices: { count: 90, unit: 'day' },
  /** The log of emails and recipients: from the sending or the final failure. The texts are erased at once. */
  mails: { count: 30, unit: 'day' },
  /** Emails that the built-in mailbox caught: from their arrival. */
  caughtMails: { count: 30, unit: 'day' },
  /** Recordings of visits: from their start, or until the consent is withdrawn. */
  replays: { count: 30, unit: 'day' },
  /** The log of which member of staff opened which recording: from the entry. */
  replayOpenings: { count: 1, unit: 'year' },
  /** Errors that browsers report: from the report. */
  reports: { count: 90, unit: 'day' },
  /** Rate limit counters under hashed network addresses and names: from the end of the limit. */
  limits: { count: 1, unit: 'hour' },
  /** The experiment variant that a browser is assigned: from its last visit. */
  experimentTokens: { count: 90, unit: 'day' },
  /** Quotes of the insurer: from their expiry. */
  insuranceQuotes: { count: 1, unit: 'day' },
  /** Conversations, with all files: from the last message. */
  conversations: { count: 2, unit: 'year' },
  /** Files that were uploaded and not sent: from the upload. */
  unsentAttachments: { count: 1, unit: 'day' },
  /** Addresses that were invited to an agency: from the expiry of the invitation. */
  agencyInvitations: { count: 30, unit: 'day' },
  /** Addresses that were invited to an office: from the expiry of the invitation. */
  officeInvitations: { count: 30, unit: 'day' },
  /** Applications of agencies, with their documents: from the decision. */
  agencyApplications: { count: 90, unit: 'day' },
} as const satisfies Record<string, Period>;

/** Data with a retention period of its own. */
export type Retained = keyof typeof retention;
