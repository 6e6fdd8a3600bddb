import { Trans, useLingui } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import { shopContext } from '../../shop.ts';
import { dayText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/clients.ts';
import { AgencyHead, ClientCell, Pages, readListQuery, SearchForm } from './list-parts.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListQuery(request.url);
  return { query, ...(await context.get(shopContext).call('listAgencyClients', query)) };
}

export default function AgencyClients({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { query, clients, next } = loaderData;
  const to = (page: string, email: string) => `${page}?q=${encodeURIComponent(email)}`;
  return (
    <>
      <AgencyHead title={t`Clients`} lead={<Trans>Everyone your agency has held or booked for.</Trans>} />
      <SearchForm query={query} label={t`Name or email`} />
      {clients.length === 0 ? (
        <EmptyState
          level={2}
          icon={<UsersRound />}
          title={query.q ? <Trans>No matching clients</Trans> : <Trans>No clients yet</Trans>}
        >
          <Trans>Clients appear here with their first hold or booking.</Trans>
        </EmptyState>
      ) : (
        <Table
          caption={t`Clients`}
          rows={clients}
          rowKey={({ email }) => email}
          columns={[
            {
              id: 'client',
              title: <Trans>Client</Trans>,
              cell: ({ name, email }) => <ClientCell client={name} email={email} />,
            },
            {
              id: 'next',
              title: <Trans>Next tour</Trans>,
              cell: ({ next: day }) => <span className="figures">{day ? dayText(day, i18n.locale) : '–'}</span>,
            },
            {
              id: 'holds',
              title: <Trans>Open holds</Trans>,
              numeric: true,
              cell: ({ holds, email }) =>
                holds > 0 ? <TextLink to={to('/agency', email)}>{String(holds)}</TextLink> : '0',
            },
            {
              id: 'bookings',
              title: <Trans>Bookings</Trans>,
              numeric: true,
              cell: ({ bookings, email }) =>
                bookings > 0 ? <TextLink to={to('/agency/bookings', email)}>{String(bookings)}</TextLink> : '0',
            },
          ]}
        />
      )}
      <Pages query={query} next={next} />
    </>
  );
}
