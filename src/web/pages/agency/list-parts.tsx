import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { PageHead } from '../../frame/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The query of a list. */
export type ListQuery = { readonly q: string; readonly after: string };

/** Parses the query of a list; overlong values are truncated. */
export function readListQuery(url: string): ListQuery {
  const query = new URL(url).searchParams;
  return { q: (query.get('q') ?? '').slice(0, 100), after: (query.get('after') ?? '').slice(0, 200) };
}

/** The header of a workspace page. */
export function AgencyHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 pb-4">
      <PageHead title={title} hidden />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {lead ? <p className="max-w-prose text-ink-soft">{lead}</p> : null}
    </div>
  );
}

/** The search form of a list; it works without scripts. */
export function SearchForm({ query, label }: { query: ListQuery; label: string }) {
  const { location } = useNavigation();
  return (
    <Form method="get" role="search" className="flex max-w-xl items-end gap-2 pb-4">
      <TextField
        key={query.q}
        id="agency-search"
        name="q"
        type="search"
        label={label}
        plain
        maxLength={100}
        defaultValue={query.q}
        boxClass="grow"
      />
      <Button type="submit" variant="secondary" icon={<Search />} pending={location?.search.includes('q=') ?? false}>
        <Trans>Search</Trans>
      </Button>
    </Form>
  );
}

/** Links to the next page of a list and back to its start. */
export function Pages({ query, next }: { query: ListQuery; next: string | null }) {
  const { t } = useLingui();
  const address = (after: string) => {
    const search = new URLSearchParams({ ...(query.q && { q: query.q }), ...(after && { after }) });
    return `?${search}`;
  };
  if (!next && !query.after) return null;
  return (
    <nav aria-label={t`Pages of the list`} className="flex flex-wrap items-center gap-4 pt-4">
      {next ? (
        <ButtonLink to={address(next)} variant="secondary" size="small">
          <Trans>Next page</Trans>
        </ButtonLink>
      ) : null}
      {query.after ? (
        <TextLink to={address('')}>
          <Trans>Back to the first page</Trans>
        </TextLink>
      ) : null}
    </nav>
  );
}

/** A client with their email. */
export function ClientCell({ client, email }: { client: string; email: string }) {
  return (
    <>
      <span className="wrap-anywhere block font-semibold">{client}</span>
      {client === email ? null : <span className="wrap-anywhere block text-ink-soft">{email}</span>}
    </>
  );
}

/** A tour with its dates. */
export function TourCell({ tour, days }: { tour: string; days: string }) {
  return (
    <>
      <span className="block min-w-40">{tour}</span>
      <span className="figures block whitespace-nowrap text-ink-soft">{days}</span>
    </>
  );
}
