import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { Form } from 'react-router';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { dayText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/departure-tours.ts';
import { DepartureFiles } from './departure-files.tsx';
import { OfficeHead } from './office-head.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const page = query.get('page');
  const q = (query.get('q') ?? '').slice(0, 100);
  const found = await context
    .get(shopContext)
    .call('listOfficeTours', { q, page: page && /^[1-9]\d{0,2}$/.test(page) ? page : '1' });
  return { ...found, q };
}

export default function OfficeDepartureTours({ loaderData: { tours, page, hasMore, q } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const pageLink = (number: number) => `/office/departures?${new URLSearchParams({ q, page: String(number) })}`;
  return (
    <>
      <OfficeHead
        title={t`Departures`}
        lead={<Trans>Choose a tour to manage its dates, places and prices.</Trans>}
        action={<DepartureFiles />}
      />
      <Form role="search" className="flex max-w-xl items-end gap-3 pb-5">
        <TextField name="q" type="search" label={t`Tour or operator`} plain defaultValue={q} boxClass="grow" />
        <Button type="submit" variant="secondary">
          <Trans>Search</Trans>
        </Button>
      </Form>
      {tours.length === 0 ? (
        <EmptyState level={2} icon={<CalendarDays />} title={<Trans>No tours found</Trans>}>
          {q ? <Trans>Try another name.</Trans> : <Trans>Your tours appear here once they have been created.</Trans>}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-paper">
          {tours.map(({ id, name, operator, variants }) => (
            <li key={id} className="flex flex-col gap-1 p-4">
              <h2 className="wrap-anywhere font-sans font-semibold text-base tracking-normal">
                {name} <span className="font-normal text-ink-soft text-sm">{operator}</span>
              </h2>
              {variants.map((variant) => (
                <p key={variant.id} className="flex flex-wrap items-center gap-x-4">
                  <TextLink
                    to={`/office/departures/${variant.id}`}
                    prefetch="none"
                    className="inline-flex min-h-11 items-center lg:min-h-9"
                    aria-label={`${name}, ${variant.name}`}
                  >
                    {variant.name}
                  </TextLink>
                  <span className="text-ink-soft text-sm">
                    <Plural
                      value={variant.upcoming}
                      _0="No upcoming departures"
                      one="# upcoming departure"
                      other="# upcoming departures"
                    />
                    {variant.next ? (
                      <>
                        {' · '}
                        <Trans>next on {dayText(variant.next, i18n.locale)}</Trans>
                      </>
                    ) : null}
                  </span>
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      <nav aria-label={t`Pages`} className="flex gap-6 pt-5">
        {page > 1 ? (
          <TextLink to={pageLink(page - 1)} rel="prev">
            <Trans>Previous</Trans>
          </TextLink>
        ) : null}
        {hasMore ? (
          <TextLink to={pageLink(page + 1)} rel="next">
            <Trans>Next</Trans>
          </TextLink>
        ) : null}
      </nav>
    </>
  );
}
