import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { BrochureButton } from '../../newsletter/brochure-button.tsx';
import { ShareButton } from '../../share/share-button.tsx';
import { shopContext } from '../../shop.ts';
import { PageData, useAbsoluteUrl } from '../../tours/page-data.tsx';
import { breadcrumbList } from '../../tours/structured-data.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { WishHeart } from '../../wishlist/wish-heart.tsx';
import type { Route } from './+types/tour.ts';
import { Closed } from './closed.ts';
import { Gallery } from './gallery.tsx';
import { tourThing } from './structured-data.ts';
import { TourHead } from './tour-head.tsx';
import { maxSimilar, type Tour } from './tour-types.ts';

/**
 * Reduces the response to what the page displays, because loader data is sent twice: as markup and as data for
 * hydration.
 */
function toView({ variants, similar, ...tour }: AnswerOf<'loadTour'>): Tour {
  return {
    ...tour,
    variants: variants.map(({ id, name }) => ({ id, name })),
    similar: similar.slice(0, maxSimilar),
  };
}

/** Loads a tour. Without scripts, the star filter and the page of the reviews are in the URL. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const { slug } = params;
  const found = await shop.callResult('loadTour', { slug }, (status) => status === 404 || status === 410);
  if (!found.ok) return data({ tour: null }, { status: found.refusal.status });
  const tour = found.answer;
  const rating = query.get('stars');
  const page = query.get('reviews');
  const view = toView(tour);
  if (!rating && !page) return { tour: view };
  const reviews = await shop.call('loadReviews', { slug, ...(rating && { rating }), ...(page && { page }) });
  return { tour: { ...view, reviews } };
}

// Below the fold, so it hydrates later.
const TourChapters = lazyPart('tour chapters', async () => (await import('./below-fold.tsx')).TourChapters, {
  ssr: true,
});
const LostTour = lazyPart('lost tour', async () => (await import('./lost-tour.tsx')).LostTour, { ssr: true });
const BottomBar = lazyPart('bottom bar', async () => (await import('./bottom-bar.tsx')).BottomBar, { ssr: true });
const BuyingCard = lazyPart('buying card', async () => (await import('./buying-card.tsx')).BuyingCard, { ssr: true });
const TourActions = lazyPart('tour actions', async () => (await import('./tour-actions.tsx')).TourActions, {
  ssr: true,
});
const TourMore = lazyPart('more tours', async () => (await import('./below-fold.tsx')).TourMore, { ssr: true });

export default function TourPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const absoluteUrl = useAbsoluteUrl();
  const { tour } = loaderData;
  if (!tour) return <LostTour />;
  const { name, tagline } = tour;
  const country = tour.facts.countries[0];
  const days = tour.facts.lengthDays;
  const current = { label: name, to: `/t/${tour.slug}` };
  const above = [
    { label: t`Home`, to: '/' },
    ...(country ? [{ label: country.name, to: `/destinations/${country.slug}` }] : []),
  ];
  const tools = (
    <>
      <ShareButton tour={tour} />
      <BrochureButton tour={tour} />
      <WishHeart id={tour.id} name={name} />
    </>
  );
  return (
    <>
      <PageData
        title={t`${name}, ${days} days`}
        description={tagline}
        photo={tour.photos[0]}
        things={[tourThing(tour, absoluteUrl), breadcrumbList(absoluteUrl, above, current)]}
      />
      <div className="shell">
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-y-6">
          <div className="min-w-0">
            <TourHead tour={tour} />
            {tour.blocked !== null ? <Closed reason={tour.blocked} /> : null}
            <Gallery key={tour.id} photos={tour.photos} name={name} />
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-5">
            <BuyingCard tour={tour} actions={<TourActions tour={tour} />} tools={tools} />
          </div>
          <div className="flex min-w-0 flex-col gap-14">
            <TourChapters tour={tour} />
          </div>
        </div>
        <TourMore tour={tour} />
      </div>
      <BottomBar tour={tour} />
    </>
  );
}
