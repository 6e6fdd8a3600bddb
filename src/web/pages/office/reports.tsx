import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { shopContext } from '../../shop.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { momentText } from '../../ui/days.ts';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/reports.ts';
import { OfficeHead } from './office-head.tsx';

type Report = AnswerOf<'listReports'>['reports'][number];

const kindIn = (url: string): Report['kind'] | undefined => {
  const kind = new URL(url).searchParams.get('kind');
  return kind === 'javascript' || kind === 'payment' || kind === 'policy' ? kind : undefined;
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const kind = kindIn(request.url);
  const { reports } = await context.get(shopContext).call('listReports', kind ? { kind } : {});
  return { reports, kind: kind ?? null };
}

function ReportTime({ at }: Pick<Report, 'at'>) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {momentText(new Date(at), i18n.locale, 'UTC')}
    </time>
  );
}

function ReportKind({ kind }: Pick<Report, 'kind'>) {
  if (kind === 'javascript')
    return (
      <Badge>
        <Trans>Script</Trans>
      </Badge>
    );
  return <Badge tone="sun">{kind === 'payment' ? <Trans>Payment</Trans> : <Trans>Blocked</Trans>}</Badge>;
}

function ReportMessage({ message, details }: Report) {
  return (
    <details className="group min-w-64 max-w-2xl">
      <summary className="wrap-anywhere font-medium underline-offset-4 hover:underline">{message}</summary>
      <pre className="wrap-anywhere mt-2 whitespace-pre-wrap rounded-field bg-mist p-3 text-xs">
        {JSON.stringify(details, null, 2)}
      </pre>
    </details>
  );
}

export default function OfficeReports({ loaderData: { reports, kind } }: Route.ComponentProps) {
  const { t } = useLingui();
  const views = [
    { kind: null, label: t`All` },
    { kind: 'javascript', label: t`Scripts` },
    { kind: 'payment', label: t`Payments` },
    { kind: 'policy', label: t`Blocked` },
  ];
  return (
    <>
      <OfficeHead
        title={t`Browser errors`}
        lead={<Trans>The latest 200 errors reported by browsers. Times in UTC.</Trans>}
      />
      <nav aria-label={t`Type`} className="flex flex-wrap gap-2 pb-4">
        {views.map((view) => (
          <Link
            key={view.label}
            to={view.kind ? `?kind=${view.kind}` : '.'}
            aria-current={view.kind === kind ? 'page' : undefined}
            className={classes(
              'flex min-h-11 items-center rounded-full border px-4 font-medium text-sm lg:min-h-9',
              view.kind === kind ? 'border-pine bg-pine text-on-pine' : 'border-line-strong bg-paper hover:bg-mist',
            )}
          >
            {view.label}
          </Link>
        ))}
      </nav>
      <Table
        caption={t`Browser errors`}
        rows={reports}
        rowKey={(report) => report.id}
        empty={<Trans>No errors. That’s good news.</Trans>}
        columns={[
          { id: 'at', title: t`Time`, cell: (report) => <ReportTime at={report.at} /> },
          {
            id: 'kind',
            title: t`Kind`,
            cell: ({ kind }) => <ReportKind kind={kind} />,
          },
          { id: 'message', title: t`What happened`, cell: (report) => <ReportMessage {...report} /> },
          {
            id: 'page',
            title: t`Page`,
            cell: (report) => <span className="wrap-anywhere block min-w-48 text-ink-soft">{report.url ?? '–'}</span>,
          },
        ]}
      />
    </>
  );
}
