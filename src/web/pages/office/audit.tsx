import { Trans, useLingui } from '@lingui/react/macro';
import { shopContext } from '../../shop.ts';
import { Notice } from '../../ui/notice.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/audit.ts';
import { OfficeHead } from './office-head.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(shopContext).call('auditMoney', {});
}

export default function OfficeAudit({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { disagreements, counted, unsettled } = loaderData;
  const facts = [
    { id: 'bookings', name: t`Bookings`, count: counted.bookings },
    { id: 'places', name: t`Places`, count: counted.places },
    { id: 'transfers', name: t`Journal entries`, count: counted.transfers },
    { id: 'transactions', name: t`Provider transactions`, count: counted.transactions },
    { id: 'unsettled', name: t`Pending payments`, count: unsettled },
  ];
  return (
    <>
      <OfficeHead title={t`Audit`} lead={<Trans>Places, bookings and payments, recounted and reconciled.</Trans>} />
      <dl className="flex flex-wrap gap-x-10 gap-y-3 pb-6">
        {facts.map(({ id, name, count }) => (
          <div key={id}>
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="figures font-semibold text-lg">{count === null ? t`not checked` : i18n.number(count)}</dd>
          </div>
        ))}
      </dl>
      {disagreements.length === 0 ? (
        <Notice kind="success" title={<Trans>No discrepancies</Trans>} />
      ) : (
        <Table
          caption={t`Discrepancies`}
          rows={disagreements}
          rowKey={({ kind, subject, detail }) => `${kind} ${subject} ${detail}`}
          columns={[
            { id: 'kind', title: t`Kind`, cell: ({ kind }) => kind },
            { id: 'subject', title: t`Subject`, cell: ({ subject }) => subject },
            { id: 'detail', title: t`Discrepancy`, cell: ({ detail }) => detail },
          ]}
        />
      )}
    </>
  );
}
