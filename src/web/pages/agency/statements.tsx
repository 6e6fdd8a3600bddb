import { Trans, useLingui } from '@lingui/react/macro';
import { FileSpreadsheet, FileText, ReceiptText } from 'lucide-react';
import { usePage } from '../../browser/page-config.ts';
import { shopContext } from '../../shop.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { dayText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/statements.ts';
import { AgencyHead } from './list-parts.tsx';

const monthAfter = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};

/** Loads the month in the URL, or the current one; the ledger uses UTC. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date().toISOString().slice(0, 7);
  const requestedMonth = new URL(request.url).searchParams.get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(requestedMonth) && requestedMonth <= now ? requestedMonth : now;
  const statement = await context.get(shopContext).call('loadAgencyStatement', { month });
  return { ...statement, before: monthAfter(month, -1), after: month < now ? monthAfter(month, 1) : null };
}

export default function AgencyStatements({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { prefix } = usePage();
  const { month, lines, totals, before, after } = loaderData;
  const money = (amount: number, currency: string) => priceText(amount, currency, i18n.locale);
  const nameOf = (wanted: string) => dayText(`${wanted}-01`, i18n.locale, 'month');
  const named = nameOf(month);
  const file = (ending: string) => `${prefix}/api/agency/statements/${month}/statement.${ending}`;
  return (
    <>
      <AgencyHead
        title={t`Statement for ${named}`}
        lead={<Trans>Commission booked to your agency, month by month.</Trans>}
      />
      <div className="flex flex-wrap items-center gap-3 pb-5">
        <ButtonLink to={`?month=${before}`} variant="secondary" size="small">
          {nameOf(before)}
        </ButtonLink>
        {after ? (
          <ButtonLink to={`?month=${after}`} variant="secondary" size="small">
            {nameOf(after)}
          </ButtonLink>
        ) : null}
        <span className="flex flex-wrap gap-3 sm:ml-auto">
          <a href={file('pdf')} download className={buttonClass('secondary', 'small')}>
            <FileText aria-hidden="true" />
            <Trans>Download PDF</Trans>
          </a>
          <a href={file('csv')} download className={buttonClass('secondary', 'small')}>
            <FileSpreadsheet aria-hidden="true" />
            <Trans>Download CSV</Trans>
          </a>
        </span>
      </div>
      {lines.length === 0 ? (
        <EmptyState level={2} icon={<ReceiptText />} title={<Trans>No transactions this month</Trans>}>
          <Trans>Commission appears here when a booking is confirmed.</Trans>
        </EmptyState>
      ) : (
        <>
          <Table
            caption={t`Statement for ${named}`}
            rows={lines.map((line, at) => ({ ...line, key: `${line.reference} ${at}` }))}
            rowKey={({ key }) => key}
            columns={[
              {
                id: 'day',
                title: <Trans>Day</Trans>,
                cell: ({ at }) => (
                  <span className="figures whitespace-nowrap">
                    {dayText(new Date(at * 1000).toISOString().slice(0, 10), i18n.locale)}
                  </span>
                ),
              },
              {
                id: 'reference',
                title: <Trans>Reference</Trans>,
                cell: ({ bookingId, reference }) => <TextLink to={`/bookings/${bookingId}`}>{reference}</TextLink>,
              },
              { id: 'client', title: <Trans>Client</Trans>, cell: ({ client }) => client },
              {
                id: 'tour',
                title: <Trans>Tour</Trans>,
                cell: ({ tour }) => <span className="block min-w-40">{tour}</span>,
              },
              {
                id: 'price',
                title: <Trans>Price</Trans>,
                numeric: true,
                cell: ({ price }) => money(price.amount, price.currency),
              },
              {
                id: 'commission',
                title: <Trans>Commission</Trans>,
                numeric: true,
                cell: ({ commission }) => money(commission.amount, commission.currency),
              },
            ]}
          />
          <dl className="flex flex-col items-end gap-1 px-3 pt-4">
            {totals.map(({ amount, currency }) => (
              <div key={currency} className="flex gap-4 font-semibold">
                <dt>
                  <Trans>Total</Trans>
                </dt>
                <dd className="figures">{money(amount, currency)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
