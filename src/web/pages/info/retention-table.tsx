import { Trans, useLingui } from '@lingui/react/macro';
import { type Retained, retention } from '#domain/privacy/retention.ts';
import { Table } from '../../ui/table.tsx';
import { periodWords } from './period-words.ts';

/** What the shop keeps for a time, and for how long; a job deletes it afterwards. */
export function RetentionTable() {
  const { t, i18n } = useLingui();
  const words: Record<Retained, { readonly what: string; readonly since: string }> = {
    sessions: { what: t`Where you are logged in`, since: t`after you logged in, or until you log out` },
    accountLinks: { what: t`Links to confirm an account or choose a password`, since: t`after we mailed them` },
    consentRequests: { what: t`Addresses for letters that nobody confirmed`, since: t`after they were entered` },
    consentProofs: { what: t`The proof that you wanted letters`, since: t`after you withdrew it` },
    holdAddresses: { what: t`The hashed network address of a hold`, since: t`after it was made` },
    endedHolds: { what: t`Travellers, friends and addresses of a hold`, since: t`after it ended without a booking` },
    endedBookings: {
      what: t`Travellers, friends and addresses of a booking that came to nothing`,
      since: t`after it ended`,
    },
    paymentNotices: { what: t`News from the payment provider, without your name`, since: t`after they arrived` },
    mails: {
      what: t`To whom we sent which mail; its words are deleted at once`,
      since: t`after it was sent or failed`,
    },
    caughtMails: { what: t`Mails in the mailbox of a shop that sends none`, since: t`after they were written` },
    replays: {
      what: t`Recordings of visits, where you agreed to them`,
      since: t`after they began, or until you take it back`,
    },
    replayOpenings: { what: t`Which of our staff looked at a recording`, since: t`after they opened it` },
    reports: { what: t`Reports of errors`, since: t`after the error` },
    limits: { what: t`Counters against misuse, under hashed addresses`, since: t`after the limit has run out` },
    experimentTokens: {
      what: t`Which version of a page you see while we compare two`,
      since: t`after your last visit`,
    },
    insuranceQuotes: { what: t`Offers of the insurer, without your name`, since: t`after they have run out` },
    conversations: {
      what: t`What you asked, what was answered, and the files that came with it`,
      since: t`after the last message`,
    },
    unsentAttachments: { what: t`Files that you added to a message and never sent`, since: t`after you added them` },
    agencyInvitations: { what: t`Addresses that an agency has invited`, since: t`after the invitation has run out` },
    agencyApplications: { what: t`Applications as an agency, with their documents`, since: t`after the decision` },
  };
  const rows = (Object.keys(retention) as Retained[]).map((name) => ({ name, ...words[name] }));
  return (
    <Table
      caption={t`How long we keep what`}
      rows={rows}
      rowKey={(row) => row.name}
      columns={[
        { id: 'what', title: <Trans>What</Trans>, cell: (row) => row.what },
        {
          id: 'until',
          title: <Trans>How long</Trans>,
          cell: (row) => `${periodWords(i18n, retention[row.name])} ${row.since}`,
        },
      ]}
    />
  );
}
