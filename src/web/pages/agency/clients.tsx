import { Trans, useLingui } from '@lingui/react/macro';
import { UsersRound } from 'lucide-react';
import { shopContext } from '../../shop.ts';
import { dayText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/clients.ts';
import { AgencyHead, askedIn, ClientCell, Pages, SearchForm } from './list-parts.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = askedIn(request.url);
  return { asked, ...(await context.get(shopContext).call('listAgencyClients', asked)) };
}

export default function AgencyClients({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { asked, clients, next } = loaderData;
  const to = (page: string, email: string) => `${page}?q=${encodeURIComponent(email)}`;
  return (
    <>
      <AgencyHead title={t`Clients`} lead={<Trans>Everybody whom your agency holds or has booked for.</Trans>} />
      <SearchForm asked={asked} label={t`Name or address`} />
      {clients.length === 0 ? (
        <EmptyState
          level={2}
          icon={<UsersRound />}
          title={asked.q ? <Trans>No client fits</Trans> : <Trans>No clients yet</Trans>}
        >
          <Trans>They come here with their first hold or booking.</Trans>
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
      <Pages asked={asked} next={next} />
    </>
  );
}
