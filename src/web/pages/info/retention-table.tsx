import { Trans, useLingui } from '@lingui/react/macro';
import { type Retained, retention } from '#domain/privacy/retention.ts';
import { Table } from '../../ui/table.tsx';
import { periodWords } from './period-words.ts';

/** Lists the retention periods of personal data, after which a job deletes it. */
export function RetentionTable() {
  const { t, i18n } = useLingui();
  const words: Record<Retained, { readonly what: string; readonly since: string }> = {
    sessions: { what: t`Where you’re signed in`, since: t`after you signed in, or until you sign out` },
    accountLinks: { what: t`Links to confirm an account or reset a password`, since: t`after we emailed them` },
    consentRequests: { what: t`Newsletter addresses that weren’t confirmed`, since: t`after they were submitted` },
    consentProofs: { what: t`Proof of your newsletter consent`, since: t`after you withdrew it` },
    holdAddresses: { what: t`The hashed network address of a hold`, since: t`after it was created` },
    endedHolds: { what: t`Travellers, friends and addresses of a hold`, since: t`after it ended without a booking` },
    endedBookings: {
      what: t`Travellers, friends and addresses of a booking that didn’t go ahead`,
      since: t`after it ended`,
    },
    sensitiveAnswers: {
      what: t`Passport and health details of travellers`,
      since: t`after the trip; immediately if the trip doesn’t take place`,
    },
    requestedDeletions: {
      what: t`Travellers and addresses of a booking, if you asked us before the trip to delete your data`,
      since: t`after the trip`,
    },
    pastBookings: {
      what: t`Travellers, friends and addresses of a booking; amounts and dates are kept for our accounts`,
      since: t`after the trip, or after it was cancelled`,
    },
    answerViews: {
      what: t`Which operator or member of our staff opened passport and health details`,
      since: t`after they opened them`,
    },
    paymentNotices: {
      what: t`Notifications from the payment provider, without your name`,
      since: t`after they arrived`,
    },
    mails: {
      what: t`Who we sent which email; the content is deleted immediately`,
      since: t`after it was sent or failed`,
    },
    caughtMails: {
      what: t`Emails stored in the office while no mail server is set up`,
      since: t`after they were written`,
    },
    replays: {
      what: t`Recordings of visits, where you agreed to them`,
      since: t`after they began, or until you withdraw consent`,
    },
    replayOpenings: { what: t`Which of our staff viewed a recording`, since: t`after they opened it` },
    reports: { what: t`Reports of errors`, since: t`after the error` },
    limits: { what: t`Counters against misuse, under hashed addresses`, since: t`after the limit expires` },
    experimentTokens: {
      what: t`Which version of a page you see while we compare two`,
      since: t`after your last visit`,
    },
    insuranceQuotes: { what: t`Offers of the insurer, without your name`, since: t`after they expire` },
    conversations: {
      what: t`Your questions, the replies and their files`,
      since: t`after the last message`,
    },
    unsentAttachments: { what: t`Files you added to a message but never sent`, since: t`after you added them` },
    officeInvitations: { what: t`Email addresses invited to an office`, since: t`after the invitation expires` },
    agencyInvitations: { what: t`Email addresses invited by an agency`, since: t`after the invitation expires` },
    agencyApplications: { what: t`Agency applications and their documents`, since: t`after the decision` },
  };
  const rows = (Object.keys(retention) as Retained[]).map((name) => ({ name, ...words[name] }));
  return (
    <Table
      caption={t`How long we keep your data`}
      rows={rows}
      rowKey={(row) => row.name}
      columns={[
        { id: 'what', title: <Trans>Data</Trans>, cell: (row) => row.what },
        {
          id: 'until',
          title: <Trans>How long</Trans>,
          cell: (row) => `${periodWords(i18n, retention[row.name])} ${row.since}`,
        },
      ]}
    />
  );
}
