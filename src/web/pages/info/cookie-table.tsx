import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../../browser/page-config.ts';
import { Table } from '../../ui/table.tsx';

/** What lies in the visitor's browser, and why. */
export function CookieTable() {
  const { t } = useLingui();
  const { sessionReplay } = usePage();
  const cookie = t`Cookie`;
  const storage = t`Local storage`;
  const aYear = t`1 year`;
  const untilCleared = t`until you clear it`;
  const rows = [
    {
      name: 'waymark_device',
      kind: cookie,
      why: t`That you have logged in here before, so that strangers who guess passwords do not keep you out`,
      until: aYear,
    },
    {
      name: 'waymark_visitor',
      kind: cookie,
      why: t`A random number that keeps forms safe from forgery and opens the places you hold`,
      until: aYear,
    },
    { name: 'waymark_currency', kind: cookie, why: t`The currency you chose`, until: aYear },
    {
      name: 'waymark.session_token',
      kind: cookie,
      why: t`Keeps you logged in`,
      until: t`until you log out or it expires`,
    },
    {
      name: 'waymark_wishlist',
      kind: storage,
      why: t`Your wishes, as long as you are not logged in`,
      until: untilCleared,
    },
    {
      name: 'waymark_seen',
      kind: storage,
      why: t`The last 12 tours you looked at; they never leave your browser as a list of yours`,
      until: untilCleared,
    },
    {
      name: 'waymark_letters',
      kind: storage,
      why: t`That we have offered you letters, so that we do not ask twice`,
      until: untilCleared,
    },
    {
      name: 'waymark_agent_notice',
      kind: storage,
      why: t`That you want no popup about accounts of travel agents`,
      until: untilCleared,
    },
    {
      name: 'bookNowForm',
      kind: storage,
      why: t`What you typed while booking, so that a reload loses nothing; never card data or document numbers`,
      until: t`7 days, or until you book, log out or have it forgotten`,
    },
    {
      name: 'insuranceSelection, insuranceLoaded, insuranceLocation, insuranceNotice',
      kind: storage,
      why: t`What you chose about travel insurance while booking, and where you said that you live`,
      until: t`7 days, or until you book, log out or have it forgotten`,
    },
    {
      name: 'original_url, original_uri',
      kind: storage,
      why: t`The first page you came to, for the link to our app`,
      until: untilCleared,
    },
    {
      name: 'experiment_token, experiment_variants',
      kind: storage,
      why: t`Which version of a page you see while we compare two`,
      until: untilCleared,
    },
    ...(sessionReplay
      ? [
          {
            name: 'waymark_replay, waymark_replay_keys',
            kind: storage,
            why: t`Whether we may record your visits, and what is needed to delete the recordings when you say no`,
            until: untilCleared,
          },
          {
            name: 'waymark_replay_drawn, waymark_replay_key',
            kind: storage,
            why: t`Whether the visit of this tab was drawn to be asked about a recording, and how to go on with it`,
            until: t`until you close the tab`,
          },
        ]
      : []),
  ];
  return (
    <Table
      caption={t`What we keep in your browser`}
      rows={rows}
      rowKey={(row) => row.name}
      columns={[
        { id: 'name', title: <Trans>Name</Trans>, cell: (row) => <code className="wrap-anywhere">{row.name}</code> },
        { id: 'kind', title: <Trans>Kind</Trans>, cell: (row) => row.kind },
        { id: 'why', title: <Trans>What for</Trans>, cell: (row) => row.why },
        { id: 'until', title: <Trans>How long</Trans>, cell: (row) => row.until },
      ]}
    />
  );
}
