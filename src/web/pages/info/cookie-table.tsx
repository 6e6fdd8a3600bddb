import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../../browser/page-config.ts';
import { Table } from '../../ui/table.tsx';

/** Lists the data stored in the visitor's browser, and its purpose. */
export function CookieTable() {
  const { t } = useLingui();
  const { sessionReplay } = usePage();
  const cookie = t`Cookie`;
  const storage = t`Local storage`;
  const aYear = t`1 year`;
  const untilCleared = t`until you delete it`;
  const rows = [
    {
      name: 'waymark_device',
      kind: cookie,
      why: t`That you’ve signed in here before, so that strangers guessing passwords can’t lock you out`,
      until: aYear,
    },
    {
      name: 'waymark_visitor',
      kind: cookie,
      why: t`A random number that protects forms against forgery and opens your holds`,
      until: aYear,
    },
    { name: 'waymark_currency', kind: cookie, why: t`The currency you chose`, until: aYear },
    {
      name: 'waymark.session_token',
      kind: cookie,
      why: t`Keeps you signed in`,
      until: t`until you sign out or it expires`,
    },
    {
      name: 'waymark_wishlist',
      kind: storage,
      why: t`Your wishlist while you’re not signed in`,
      until: untilCleared,
    },
    {
      name: 'waymark_seen',
      kind: storage,
      why: t`The last 12 tours you viewed; we don’t store this list`,
      until: untilCleared,
    },
    {
      name: 'waymark_letters',
      kind: storage,
      why: t`That we’ve offered you the newsletter, so we don’t ask twice`,
      until: untilCleared,
    },
    {
      name: 'waymark_agent_notice',
      kind: storage,
      why: t`That you don’t want to see the notice about travel agent accounts`,
      until: untilCleared,
    },
    {
      name: 'bookNowForm',
      kind: storage,
      why: t`What you enter while booking, so that reloading the page loses nothing; never card data or document numbers`,
      until: t`7 days, or until you book, sign out or clear it`,
    },
    {
      name: 'insuranceSelection, insuranceLoaded, insuranceLocation, insuranceNotice',
      kind: storage,
      why: t`Your travel insurance choice and country of residence while booking`,
      until: t`7 days, or until you book, sign out or clear it`,
    },
    {
      name: 'original_url, original_uri',
      kind: storage,
      why: t`The first page you visited, for the link to our app`,
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
            name: 'waymark_replay_drawn, waymark_replay_key, waymark_replay_number, waymark_replay_queue',
            kind: storage,
            why: t`Whether this tab’s visit was selected for a recording, and how it continues`,
            until: t`until you close the tab`,
          },
        ]
      : []),
  ];
  return (
    <Table
      caption={t`What we store in your browser`}
      rows={rows}
      rowKey={(row) => row.name}
      columns={[
        { id: 'name', title: <Trans>Name</Trans>, cell: (row) => <code className="wrap-anywhere">{row.name}</code> },
        { id: 'kind', title: <Trans>Kind</Trans>, cell: (row) => row.kind },
        { id: 'why', title: <Trans>Purpose</Trans>, cell: (row) => row.why },
        { id: 'until', title: <Trans>How long</Trans>, cell: (row) => row.until },
      ]}
    />
  );
}
