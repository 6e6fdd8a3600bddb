import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { redirect, useSearchParams } from 'react-router';
import { isCorrectable, refusedForm } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { dayText, rangeText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/holds.ts';
import { AgencyHead, ClientCell, Pages, readListQuery, SearchForm, TourCell } from './list-parts.tsx';
import { OpenHolds } from './open-holds.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call } = context.get(shopContext);
  const query = readListQuery(request.url);
  const [agency, holds] = await Promise.all([call('loadAgency', {}), call('listAgencyHolds', query)]);
  return { query, agency, ...holds };
}

/** Releases the selected holds, or emails them to their clients; the next page displays how many. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const ids = form.getAll('ids').map(String);
  const intent = form.get('intent') === 'send' ? 'send' : 'release';
  if (ids.length === 0) return redirect('/agency?done=none');
  const name = intent === 'send' ? 'sendAgencyHolds' : 'releaseAgencyHolds';
  const result = await context.get(shopContext).callResult(name, { ids }, isCorrectable);
  if (!result.ok) return refusedForm(result.refusal);
  const { done, left } = result.answer;
  return redirect(`/agency?done=${intent}&count=${done}&left=${left}`);
}

export default function AgencyHolds({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { query, agency, holds, now, next } = loaderData;
  const { openHolds, openHoldsLimit } = agency;
  const money = (amount: number, currency: string) => priceText(amount, currency, i18n.locale);
  return (
    <>
      <AgencyHead title={t`Holds`} lead={t`Ending soonest first. ${openHolds} of ${openHoldsLimit} holds open.`} />
      {actionData ? (
        <div className="pb-5">
          <ErrorSummary {...actionData} />
        </div>
      ) : (
        <Done />
      )}
      <Summary agency={agency} />
      <SearchForm query={query} label={t`Client, reference or tour`} />
      {holds.length === 0 ? (
        <EmptyState
          level={2}
          icon={<Hourglass />}
          title={query.q ? <Trans>No matching open holds</Trans> : <Trans>No open holds</Trans>}
          action={
            <ButtonLink to="/search">
              <Trans>Find a tour</Trans>
            </ButtonLink>
          }
        >
          <Trans>Holds for your clients appear here, with the time left.</Trans>
        </EmptyState>
      ) : (
        <OpenHolds holds={holds} now={now} />
      )}
      <Pages query={query} next={next} />
      {agency.payments.length > 0 ? (
        <section aria-labelledby="payments-title" className="flex flex-col gap-3 pt-10">
          <h2 id="payments-title" className="text-xl">
            <Trans>Payments due</Trans>
          </h2>
          <Table
            caption={t`Payments due`}
            rows={agency.payments}
            rowKey={({ id }) => id}
            columns={[
              { id: 'client', title: <Trans>Client</Trans>, cell: (booking) => <ClientCell {...booking} /> },
              {
                id: 'tour',
                title: <Trans>Tour</Trans>,
                cell: ({ tour, from, until }) => <TourCell tour={tour} days={rangeText(from, until, i18n.locale)} />,
              },
              {
                id: 'reference',
                title: <Trans>Reference</Trans>,
                cell: ({ id, reference }) => <TextLink to={`/bookings/${id}`}>{reference}</TextLink>,
              },
              {
                id: 'by',
                title: <Trans>Next payment by</Trans>,
                cell: ({ due }) => <span className="figures">{due ? dayText(due.by, i18n.locale) : '–'}</span>,
              },
              {
                id: 'due',
                title: <Trans>Still to pay</Trans>,
                numeric: true,
                cell: ({ due, price }) => money(due?.amount ?? 0, price.currency),
              },
            ]}
          />
        </section>
      ) : null}
    </>
  );
}

type Agency = Route.ComponentProps['loaderData']['agency'];

/** The agency's commission, according to the ledger. */
function Summary({ agency: { earned } }: { agency: Agency }) {
  const { i18n } = useLingui();
  const money = (amount: number, currency: string) => priceText(amount, currency, i18n.locale);
  return (
    <dl className="mb-6 grid gap-3 sm:grid-cols-3 [&>div]:rounded-card [&>div]:border [&>div]:border-line [&>div]:bg-paper [&>div]:p-4 [&_dd]:font-semibold [&_dd]:text-lg [&_dt]:text-ink-soft [&_dt]:text-sm">
      {(
        [
          ['earned', <Trans key="earned">Commission earned</Trans>, (one: Agency['earned'][number]) => one.total],
          ['due', <Trans key="due">Due (tours started)</Trans>, (one: Agency['earned'][number]) => one.due],
          ['coming', <Trans key="coming">Upcoming</Trans>, (one: Agency['earned'][number]) => one.total - one.due],
        ] as const
      ).map(([id, name, amount]) => (
        <div key={id} data-earned={id}>
          <dt>{name}</dt>
          {earned.length === 0 ? <dd className="figures">–</dd> : null}
          {earned.map((one) => (
            <dd key={one.currency} className="figures">
              {money(amount(one), one.currency)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Confirms the action after the reload. */
function Done() {
  const [query] = useSearchParams();
  const done = query.get('done');
  const number = (name: string) => Math.max(0, Math.trunc(Number(query.get(name)) || 0));
  const [count, left] = [number('count'), number('left')];
  if (done === 'none')
    return (
      <Notice kind="warning" announce className="mb-5">
        <Trans>Select at least one hold first.</Trans>
      </Notice>
    );
  if (done !== 'send' && done !== 'release') return null;
  return (
    <Notice kind={count > 0 ? 'success' : 'warning'} announce className="mb-5">
      {done === 'send' ? (
        <Plural value={count} _0="No emails were sent." one="We emailed # client." other="We emailed # clients." />
      ) : (
        <Plural value={count} _0="No holds were released." one="# hold was released." other="# holds were released." />
      )}{' '}
      {left === 0 ? null : done === 'send' ? (
        <Plural
          value={left}
          one="# was skipped: it has ended, or its client was already emailed today."
          other="# were skipped: they have ended, or their clients were already emailed today."
        />
      ) : (
        <Plural
          value={left}
          one="# wasn’t released: it has ended or belongs to a colleague."
          other="# weren’t released: they have ended or belong to a colleague."
        />
      )}
    </Notice>
  );
}
