import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { PageHead } from '../../frame/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** What the address of a list asks for. */
export type Asked = { readonly q: string; readonly after: string };

/** Reads it; what makes no sense to the list begins anew. */
export function askedIn(url: string): Asked {
  const query = new URL(url).searchParams;
  return { q: (query.get('q') ?? '').slice(0, 100), after: (query.get('after') ?? '').slice(0, 200) };
}

/** The head of a page of the workspace. */
export function AgencyHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 pb-4">
      <PageHead title={title} hidden />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {lead ? <p className="max-w-prose text-ink-soft">{lead}</p> : null}
    </div>
  );
}

/** Searches a list; works without scripts too. */
export function SearchForm({ asked, label }: { asked: Asked; label: string }) {
  const { location } = useNavigation();
  return (
    <Form method="get" role="search" className="flex max-w-xl items-end gap-2 pb-4">
      <TextField
        key={asked.q}
        id="agency-search"
        name="q"
        type="search"
        label={label}
        plain
        maxLength={100}
        defaultValue={asked.q}
        boxClass="grow"
      />
      <Button type="submit" variant="secondary" icon={<Search />} pending={location?.search.includes('q=') ?? false}>
        <Trans>Search</Trans>
      </Button>
    </Form>
  );
}

/** The way on in a list, and back to its beginning. */
export function Pages({ asked, next }: { asked: Asked; next: string | null }) {
  const { t } = useLingui();
  const address = (after: string) => {
    const query = new URLSearchParams({ ...(asked.q && { q: asked.q }), ...(after && { after }) });
    return `?${query}`;
  };
  if (!next && !asked.after) return null;
  return (
    <nav aria-label={t`Pages of the list`} className="flex flex-wrap items-center gap-4 pt-4">
      {next ? (
        <ButtonLink to={address(next)} variant="secondary" size="small">
          <Trans>More</Trans>
        </ButtonLink>
      ) : null}
      {asked.after ? (
        <TextLink to={address('')}>
          <Trans>Back to the beginning</Trans>
        </TextLink>
      ) : null}
    </nav>
  );
}

/** A client with their address. */
export function ClientCell({ client, email }: { client: string; email: string }) {
  return (
    <>
      <span className="wrap-anywhere block font-semibold">{client}</span>
      {client === email ? null : <span className="wrap-anywhere block text-ink-soft">{email}</span>}
    </>
  );
}

/** A tour with its days. */
export function TourCell({ tour, days }: { tour: string; days: string }) {
  return (
    <>
      <span className="block min-w-40">{tour}</span>
      <span className="figures block whitespace-nowrap text-ink-soft">{days}</span>
    </>
  );
}
