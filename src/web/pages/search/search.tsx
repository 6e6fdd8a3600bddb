import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { data, useNavigation } from 'react-router';
import { hitsPerPage } from '#contract/search.ts';
import { shopContext } from '../../shop.ts';
import { PageData, useAbsoluteUrl } from '../../tours/page-data.tsx';
import { readAddress, searchAddress, stateOf } from '../../tours/search-address.ts';
import { breadcrumbList, itemList } from '../../tours/structured-data.ts';
import { classes } from '../../ui/classes.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Route } from './+types/search.ts';
import { activeFilters } from './active-filters.ts';
import { activeWords } from './filter-words.ts';
import { SearchBar } from './search-bar.tsx';
import { useSlow } from './use-slow.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const parameters = readAddress(new URL(request.url).searchParams);
  const answer = await context.get(shopContext).call('searchTours', parameters);
  // Visitors get the last page, and search engines a 404 for the missing one.
  return data({ answer }, { status: answer.notes.includes('page-beyond-end') ? 404 : 200 });
}

// Rendered on the server and hydrated after the page; until then their links are plain links.
const FilterRail = lazyPart('filters', async () => (await import('./filter-rail.tsx')).FilterRail, { ssr: true });
const SearchFound = lazyPart('results', async () => (await import('./found.tsx')).SearchFound, { ssr: true });
const SearchTools = lazyPart('tools', async () => (await import('./found.tsx')).SearchTools, { ssr: true });

const SearchAsk = lazyPart('search ask', async () => (await import('../../enquiry/ask-band.tsx')).SearchAsk, {
  ssr: true,
});

/** Searches tours by text and filters; all choices are in the URL. */
export default function Search({ loaderData: { answer } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const absoluteUrl = useAbsoluteUrl();
  const state = useMemo(() => stateOf(answer), [answer]);
  const navigation = useNavigation();
  const loading = useSlow(navigation.state === 'loading' && navigation.location.pathname.endsWith('/search'));
  const active = activeFilters(state, answer.facets);
  const { currency } = answer.facets.price;
  const activeText = active
    .slice(0, 3)
    .map((one) => activeWords(i18n, one, currency))
    .join(' · ');
  const title = activeText ? t`Tours: ${activeText}` : t`All tours`;
  const { page } = state;
  const total = i18n.number(answer.total);
  return (
    <div className="shell flex flex-col gap-4 py-2 md:gap-6 md:py-5">
      <PageData
        title={page > 1 ? t`${title}, page ${page}` : title}
        // Sorting and view do not change the results, so the canonical URL contains only the page number.
        address={searchAddress({ page })}
        description={t`${total} guided multi-day tours with prices per person, real departures, places left and reviews.`}
        photo={answer.hits[0]?.photos[0]}
        hidden={active.length > 0 || answer.notes.includes('page-beyond-end')}
        things={[
          itemList(absoluteUrl, title, answer.hits, (answer.page - 1) * hitsPerPage),
          breadcrumbList(absoluteUrl, [{ label: t`Home`, to: '/' }], { label: t`All tours`, to: '/search' }),
        ]}
      />
      <div className="flex flex-col gap-x-8 gap-y-2 lg:flex-row lg:items-center lg:justify-between">
        <h1 className="wrap-anywhere line-clamp-2 pb-1 text-[clamp(1.625rem,1.2rem+1.6vw,2.5rem)]">{title}</h1>
        <SearchBar state={state} />
      </div>
      <div
        className={classes(
          'grid gap-x-8 gap-y-6',
          // The map needs the space, so its filters are behind a button, as on small windows.
          state.view !== 'map' && 'lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)]',
        )}
      >
        <FilterRail facets={answer.facets} state={state} />
        <section aria-labelledby="results" className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 id="results" aria-live="polite" className="figures mr-auto text-lg max-sm:w-full sm:text-xl">
              <Plural value={answer.total} _0="No tours" one="# tour" other="# tours" />
            </h2>
            <SearchTools answer={answer} active={active.length} state={state} />
          </div>
          <SearchFound answer={answer} active={active} state={state} loading={loading} />
          {answer.total > 0 ? (
            <p className="text-ink-soft text-sm">
              <Trans>Prices are per adult, excluding room upgrades and extras.</Trans>
            </p>
          ) : null}
          <SearchAsk />
        </section>
      </div>
    </div>
  );
}
