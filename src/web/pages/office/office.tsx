import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/schemas.ts';
import { capabilitiesOf } from '#domain/office/capabilities.ts';
import { useCapability } from '../../browser/use-capability.ts';
import { shopContext } from '../../shop.ts';
import { dayText, momentText } from '../../ui/days.ts';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/office.ts';
import { OfficeHead } from './office-head.tsx';
import { type ToDo, ToDoList } from './to-do.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { call, page } = context.get(shopContext);
  const capabilities = capabilitiesOf(page.account?.role ?? '', page.account?.preset ?? null);
  const mayReadMoney = capabilities.has('money.read');
  const [today, requests, audit, payments, applications] = await Promise.all([
    call('officeToday', {}),
    capabilities.has('requests.answer') ? call('listRequests', {}) : null,
    mayReadMoney ? call('auditMoney', {}) : null,
    mayReadMoney ? call('listPaymentTasks', {}) : null,
    capabilities.has('agencies.manage') ? call('listApplications', {}) : null,
  ]);
  return { ...today, requests, audit, payments, applications };
}

const auditTask = ({ disagreements, unsettled }: AnswerOf<'auditMoney'>): ToDo => ({
  id: 'audit',
  state: disagreements.length > 0 ? 'bad' : unsettled > 0 ? 'note' : 'good',
  count: disagreements.length,
  title: <Trans>Discrepancies between bookings, places and payments</Trans>,
  detail: unsettled > 0 ? <Trans>Pending payments: {unsettled}</Trans> : null,
  to: '/office/audit',
});

const requestTask = (count: number): ToDo => ({
  id: 'requests',
  state: count > 0 ? 'note' : 'good',
  count,
  title: <Trans>Requests waiting for an operator</Trans>,
  to: '/office/requests',
});

const applicationTask = (count: number): ToDo => ({
  id: 'applications',
  state: count > 0 ? 'note' : 'good',
  count,
  title: <Trans>Agency applications to review</Trans>,
  to: '/office/agencies',
});

function paymentTasks({ missed, refunds, unknownProviders }: AnswerOf<'listPaymentTasks'>): ToDo[] {
  const task = (id: string, count: number, title: ReactNode): ToDo => ({
    id,
    state: count > 0 ? 'bad' : 'good',
    count,
    title,
    to: '/office/payments',
  });
  return [
    task('missed', missed.length, <Trans>Final payments that couldn’t be collected</Trans>),
    task('refunds', refunds.length, <Trans>Refunds declined by the payment provider</Trans>),
    ...(unknownProviders.length > 0
      ? [
          task(
            'providers',
            unknownProviders.length,
            <Trans>Payment providers that aren’t configured, with payments waiting</Trans>,
          ),
        ]
      : []),
  ];
}

function backupTask({ last, overdue }: NonNullable<AnswerOf<'officeToday'>['backup']>, locale: string): ToDo {
  const moment = last && momentText(new Date(last), locale, 'UTC');
  return {
    id: 'backup',
    state: overdue ? 'bad' : 'good',
    count: overdue ? 1 : 0,
    title: <Trans>Overdue backups</Trans>,
    detail: moment ? <Trans>Last backup: {moment} UTC</Trans> : <Trans>There’s no backup yet.</Trans>,
  };
}

export default function Office({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { mails, reports, backup, places, unconfirmedHolds, requests, audit, payments, applications } = loaderData;
  const may = useCapability();
  const newest = reports.newest && momentText(new Date(reports.newest), i18n.locale, 'UTC');
  const linkIf = (isAllowed: boolean, to: string) => (isAllowed ? { to } : {});
  const items: ToDo[] = [
    {
      id: 'failed',
      state: mails.failed > 0 ? 'bad' : 'good',
      count: mails.failed,
      title: <Trans>Failed emails</Trans>,
      ...linkIf(may('mails.read'), '/office/mailbox'),
    },
    {
      id: 'places',
      state: places.length > 0 ? 'bad' : 'good',
      count: places.length,
      title: <Trans>Departures where the place count doesn’t match the ledger</Trans>,
      detail: places.length > 0 ? <Trans>Please contact an engineer: this should never happen.</Trans> : null,
    },
    ...(backup ? [backupTask(backup, i18n.locale)] : []),
    ...(audit ? [auditTask(audit)] : []),
    ...(requests ? [requestTask(requests.requests.length)] : []),
    ...(applications ? [applicationTask(applications.applications.length)] : []),
    ...(payments ? paymentTasks(payments) : []),
    {
      id: 'unconfirmed',
      state: unconfirmedHolds.length > 0 ? 'bad' : 'good',
      count: unconfirmedHolds.length,
      title: <Trans>Departures almost full with unpaid or unconfirmed holds</Trans>,
      detail:
        unconfirmedHolds.length > 0 ? <Trans>Someone may be blocking places with fake email addresses.</Trans> : null,
    },
    {
      id: 'reports',
      state: reports.lastDay > 0 ? 'note' : 'good',
      count: reports.lastDay,
      title: <Trans>Browser errors in the last 24 hours</Trans>,
      detail: newest ? <Trans>Most recent: {newest}</Trans> : null,
      ...linkIf(may('visits.read'), '/office/reports'),
    },
    {
      id: 'waiting',
      state: mails.waiting > 0 ? 'note' : 'good',
      count: mails.waiting,
      title: <Trans>Emails waiting to be sent</Trans>,
      ...linkIf(may('mails.read'), '/office/mailbox'),
    },
  ];
  return (
    <>
      <OfficeHead title={t`Today`} lead={<Trans>Tasks waiting for you, most urgent first.</Trans>} />
      <ToDoList items={items} />
      {places.length > 0 ? (
        <div className="pt-6">
          <Table
            caption={t`Departures where the place count doesn’t match the ledger`}
            rows={places}
            rowKey={(place) => String(place.placeId)}
            columns={[
              { id: 'place', title: t`Place count`, cell: (place) => place.placeId, numeric: true },
              { id: 'taken', title: t`Occupied`, cell: (place) => place.taken, numeric: true },
              { id: 'counted', title: t`According to the ledger`, cell: (place) => place.counted, numeric: true },
            ]}
          />
        </div>
      ) : null}
      {unconfirmedHolds.length > 0 ? (
        <div className="pt-6">
          <Table
            caption={t`Departures almost full with unpaid or unconfirmed holds`}
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
