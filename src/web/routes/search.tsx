import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useNavigation } from 'react-router';
import { hitsPerPage } from '#contract/list/catalogue.ts';
import { shopContext } from '../shop.ts';
import { ActiveChips } from '../shop-window/active-chips.tsx';
import { activeFilters } from '../shop-window/active-filters.ts';
import { FilterButton } from '../shop-window/filter-button.tsx';
import { FilterRail } from '../shop-window/filter-rail.tsx';
import { activeWords } from '../shop-window/filter-words.ts';
import { PageData, useWhole } from '../shop-window/page-data.tsx';
import { readAddress, stateOf } from '../shop-window/search-address.ts';
import { SearchBar } from '../shop-window/search-bar.tsx';
import { SearchNotes } from '../shop-window/search-notes.tsx';
import { SearchResults } from '../shop-window/search-results.tsx';
import { SortMenu } from '../shop-window/sort-menu.tsx';
import { breadcrumbList, itemList } from '../shop-window/structured-data.ts';
import { useSlow } from '../shop-window/use-slow.ts';
import { ViewSwitch } from '../shop-window/view-switch.tsx';
import { WishHeart } from '../wishlist/wish-heart.tsx';
import type { Route } from './+types/search.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readAddress(new URL(request.url).searchParams);
  return { answer: await context.get(shopContext).call('searchTours', asked) };
}

export const headers: Route.HeadersFunction = () => ({ 'waymark-shared-page': '1' });

/** Tours by text and filters. Everything that was chosen stands in the address. */
export default function Search({ loaderData: { answer } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const whole = useWhole();
  const state = useMemo(() => stateOf(answer), [answer]);
  const navigation = useNavigation();
  const loading = useSlow(navigation.state === 'loading' && navigation.location.pathname.endsWith('/search'));
  const active = activeFilters(state, answer.facets);
  const { currency } = answer.facets.price;
  const said = active
    .slice(0, 3)
    .map((one) => activeWords(i18n, one, currency))
    .join(' · ');
  const title = said ? t`Tours: ${said}` : t`All tours`;
  const total = i18n.number(answer.total);
  return (
    <div className="shell flex flex-col gap-6 py-6 md:py-8">
      <PageData
        title={title}
        description={t`${total} guided multi-day tours with prices per person, real departures, places left and reviews.`}
        photo={answer.hits[0]?.photos[0]}
        hidden={state.q !== ''}
        things={[
          itemList(whole, title, answer.hits, (answer.page - 1) * hitsPerPage),
          breadcrumbList(whole, [{ label: t`Home`, to: '/' }], { label: t`All tours`, to: '/search' }),
        ]}
      />
      <div className="flex flex-col gap-4">
        <h1 className="wrap-anywhere line-clamp-2 pb-1 text-[clamp(1.75rem,1.3rem+1.6vw,2.5rem)]">{title}</h1>
        <SearchBar state={state} />
      </div>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)]">
        <FilterRail facets={answer.facets} state={state} />
        <section aria-labelledby="results" className="flex min-w-0 flex-col gap-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
            <h2 id="results" aria-live="polite" className="figures mr-auto text-xl">
              <Plural value={answer.total} _0="No tours" one="# tour" other="# tours" />
            </h2>
            <div className="flex items-center gap-x-3 max-sm:order-last max-sm:w-full max-sm:justify-between">
              <FilterButton answer={answer} active={active.length} />
              <div className="relative">
                <SortMenu state={state} />
              </div>
            </div>
            <ViewSwitch state={state} />
          </div>
          <ActiveChips active={active} state={state} currency={currency} />
          <SearchNotes answer={answer} />
          <SearchResults
            answer={answer}
            state={state}
            loading={loading}
            actions={(card) => <WishHeart id={card.id} name={card.name} onPhoto />}
          />
          {answer.total > 0 ? (
            <p className="text-ink-soft text-sm">
              <Trans>Prices are for one adult, before rooms and extras.</Trans>
            </p>
          ) : null}
        </section>
      </div>
    </div>
  );
}
