import { Trans, useLingui } from '@lingui/react/macro';
import { shopContext } from '../../shop.ts';
import { dayText, momentText } from '../../ui/days.ts';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/office.ts';
import { OfficeHead } from './office-head.tsx';
import { type ToDo, ToDoList } from './to-do.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(shopContext);
  const [today, { requests }, audit, { missed }, { applications }] = await Promise.all([
    call('officeToday', {}),
    call('listRequests', {}),
    call('auditMoney', {}),
    call('listMissedPayments', {}),
    call('listApplications', {}),
  ]);
  return { ...today, requests, audit, missed, applications };
}

export default function Office({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { mails, reports, places, unconfirmedHolds, requests, audit, missed, applications } = loaderData;
  const { unsettled, disagreements } = audit;
  const newest = reports.newest && momentText(new Date(reports.newest), i18n.locale, 'UTC');
  const items: ToDo[] = [
    {
      id: 'failed',
      state: mails.failed > 0 ? 'bad' : 'good',
      count: mails.failed,
      title: <Trans>Mails that failed for good</Trans>,
      to: '/office/mailbox',
    },
    {
      id: 'places',
      state: places.length > 0 ? 'bad' : 'good',
      count: places.length,
      title: <Trans>Places whose count disagrees with the ledger</Trans>,
      detail: places.length > 0 ? <Trans>Tell the engineers: this must never happen.</Trans> : null,
    },
    {
      id: 'audit',
      state: disagreements.length > 0 ? 'bad' : unsettled > 0 ? 'note' : 'good',
      count: disagreements.length,
      title: <Trans>Disagreements between bookings, places and money</Trans>,
      detail: unsettled > 0 ? <Trans>Payments that wait for the provider: {unsettled}</Trans> : null,
      to: '/office/audit',
    },
    {
      id: 'requests',
      state: requests.length > 0 ? 'note' : 'good',
      count: requests.length,
      title: <Trans>Requests that wait for an operator</Trans>,
      to: '/office/requests',
    },
    {
      id: 'applications',
      state: applications.length > 0 ? 'note' : 'good',
      count: applications.length,
      title: <Trans>Companies that want to become an agency</Trans>,
      to: '/office/agencies',
    },
    {
      id: 'missed',
      state: missed.length > 0 ? 'bad' : 'good',
      count: missed.length,
      title: <Trans>Last payments that could not be collected</Trans>,
      to: '/office/payments',
    },
    {
      id: 'unconfirmed',
      state: unconfirmedHolds.length > 0 ? 'bad' : 'good',
      count: unconfirmedHolds.length,
      title: <Trans>Departures nearly filled without payment or a confirmed address</Trans>,
      detail:
        unconfirmedHolds.length > 0 ? (
          <Trans>Somebody may be keeping places off the sale with invented addresses.</Trans>
        ) : null,
    },
    {
      id: 'reports',
      state: reports.lastDay > 0 ? 'note' : 'good',
      count: reports.lastDay,
      title: <Trans>Browser reports in the last 24 hours</Trans>,
      detail: newest ? <Trans>The newest: {newest}</Trans> : null,
      to: '/office/reports',
    },
    {
      id: 'waiting',
      state: mails.waiting > 0 ? 'note' : 'good',
      count: mails.waiting,
      title: <Trans>Mails waiting to be sent</Trans>,
      to: '/office/mailbox',
    },
  ];
  return (
    <>
      <OfficeHead title={t`Today`} lead={<Trans>What waits for you, the pressing things first.</Trans>} />
      <ToDoList items={items} />
      {places.length > 0 ? (
        <div className="pt-6">
          <Table
            caption={t`Places whose count disagrees with the ledger`}
            rows={places}
            rowKey={(place) => String(place.placeId)}
            columns={[
              { id: 'place', title: t`Place`, cell: (place) => place.placeId, numeric: true },
              { id: 'taken', title: t`Taken`, cell: (place) => place.taken, numeric: true },
              { id: 'counted', title: t`By the ledger`, cell: (place) => place.counted, numeric: true },
            ]}
          />
        </div>
      ) : null}
      {unconfirmedHolds.length > 0 ? (
        <div className="pt-6">
          <Table
            caption={t`Departures nearly filled without payment or a confirmed address`}
            rows={unconfirmedHolds}
            rowKey={(departure) => String(departure.departureId)}
            columns={[
              { id: 'tour', title: t`Tour`, cell: (departure) => departure.tour },
              { id: 'day', title: t`Departure`, cell: (departure) => dayText(departure.day, i18n.locale) },
              {
                id: 'held',
                title: t`Places held`,
                cell: ({ held, most }) => t`${held} of ${most}`,
                numeric: true,
              },
            ]}
          />
        </div>
      ) : null}
    </>
  );
}
