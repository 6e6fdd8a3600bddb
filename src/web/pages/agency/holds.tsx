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
import { AgencyHead, askedIn, ClientCell, Pages, SearchForm, TourCell } from './list-parts.tsx';
import { OpenHolds } from './open-holds.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call } = context.get(shopContext);
  const asked = askedIn(request.url);
  const [agency, holds] = await Promise.all([call('loadAgency', {}), call('listAgencyHolds', asked)]);
  return { asked, agency, ...holds };
}

/** Releases the chosen holds, or sends them to their clients; the page that follows says how many. */
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
  const { asked, agency, holds, now, next } = loaderData;
  const { openHolds, openHoldsLimit } = agency;
  const money = (amount: number, currency: string) => priceText(amount, currency, i18n.locale);
  return (
    <>
      <AgencyHead title={t`Holds`} lead={t`The next to end first. ${openHolds} of ${openHoldsLimit} holds are open.`} />
      {actionData ? (
        <div className="pb-5">
          <ErrorSummary {...actionData} />
        </div>
      ) : (
        <Done />
      )}
      <Summary agency={agency} />
      <SearchForm asked={asked} label={t`Client, reference or tour`} />
      {holds.length === 0 ? (
        <EmptyState
          level={2}
          icon={<Hourglass />}
          title={asked.q ? <Trans>No open hold fits</Trans> : <Trans>No open holds</Trans>}
          action={
            <ButtonLink to="/search">
              <Trans>Find a tour</Trans>
            </ButtonLink>
          }
        >
          <Trans>What you hold for clients comes here, with the time that is left.</Trans>
        </EmptyState>
      ) : (
        <OpenHolds holds={holds} now={now} />
      )}
      <Pages asked={asked} next={next} />
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

/** What the agency has earned, by the journal. */
function Summary({ agency: { earned } }: { agency: Agency }) {
  const { i18n } = useLingui();
  const money = (amount: number, currency: string) => priceText(amount, currency, i18n.locale);
  return (
    <dl className="mb-6 grid gap-3 sm:grid-cols-3 [&>div]:rounded-card [&>div]:border [&>div]:border-line [&>div]:bg-paper [&>div]:p-4 [&_dd]:font-semibold [&_dd]:text-lg [&_dt]:text-ink-soft [&_dt]:text-sm">
      {(
        [
          ['earned', <Trans key="earned">Commission earned</Trans>, (one: Agency['earned'][number]) => one.total],
          ['due', <Trans key="due">Due, tours have begun</Trans>, (one: Agency['earned'][number]) => one.due],
          ['coming', <Trans key="coming">To come</Trans>, (one: Agency['earned'][number]) => one.total - one.due],
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

/** Says what was done, after the page was loaded anew. */
function Done() {
  const [query] = useSearchParams();
  const done = query.get('done');
  const number = (name: string) => Math.max(0, Math.trunc(Number(query.get(name)) || 0));
  const [count, left] = [number('count'), number('left')];
  if (done === 'none')
    return (
      <Notice kind="warning" announce className="mb-5">
        <Trans>Choose one hold or several first.</Trans>
      </Notice>
    );
  if (done !== 'send' && done !== 'release') return null;
  return (
    <Notice kind={count > 0 ? 'success' : 'warning'} announce className="mb-5">
      {done === 'send' ? (
        <Plural value={count} _0="No mail was sent." one="# client is mailed." other="# clients are mailed." />
      ) : (
        <Plural value={count} _0="No hold was released." one="# hold is released." other="# holds are released." />
      )}{' '}
      {left === 0 ? null : done === 'send' ? (
        <Plural
          value={left}
          one="# was left out: it is over, or its client was mailed today already."
          other="# were left out: they are over, or their clients were mailed today already."
        />
      ) : (
        <Plural
          value={left}
          one="# stays as it is: it is over, or a colleague’s."
          other="# stay as they are: they are over, or a colleague’s."
        />
      )}
    </Notice>
  );
}
