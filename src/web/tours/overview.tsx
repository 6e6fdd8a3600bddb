import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Card, CataloguePhotoFacts, PriceFrom } from './catalogue-types.ts';
import { Hero } from './hero.tsx';
import { PageData, useAbsoluteUrl } from './page-data.tsx';
import { PlaceIntro } from './place-intro.tsx';
import type { searchAddress } from './search-address.ts';
import { Section } from './section.tsx';
import { choosePhotos } from './spread-photos.ts';
import { breadcrumbList, itemList } from './structured-data.ts';

// Below the fold, so the cards hydrate later.
const CardGrid = lazyPart('cards', async () => (await import('./card-grid.tsx')).CardGrid, { ssr: true });

/** The subject of an overview page: a country, a continent or a travel style. */
export type OverviewSubject = {
  readonly name: string;
  readonly intro: string;
  readonly photo: CataloguePhotoFacts | null;
  readonly tours: number;
  readonly from: PriceFrom | null;
  readonly rating?: { readonly average: number; readonly count: number };
  readonly best: readonly Card[];
  readonly deals: readonly Card[];
};

/** The page of a subject: its description, its best tours, its deals, and `children` below. */
export function Overview({
  subject,
  title,
  listTitle,
  path,
  above,
  search,
  taken,
  actions,
  children,
}: {
  subject: OverviewSubject;
  title: string;
  /** The title of the list of its best tours. */
  listTitle: string;
  /** The path of the page. */
  path: string;
  above: readonly { readonly label: string; readonly to: string }[];
  /** Returns the URL of a search among its tours. */
  search: (changes: Parameters<typeof searchAddress>[0]) => string;
  /** Photos that the page displays elsewhere. */
  taken: readonly string[];
  /** Renders the actions on a tour's card. */
  actions: (card: Card) => ReactNode;
  children: ReactNode;
}) {
  const absoluteUrl = useAbsoluteUrl();
  const { name, intro, photo, best } = subject;
  const deals = subject.deals.filter(({ id }) => !best.some((one) => one.id === id)).slice(0, 4);
  return (
    <div className="flex flex-col gap-12 pb-4 md:gap-20">
      <PageData
        title={title}
        description={intro || listTitle}
        photo={photo}
        things={[breadcrumbList(absoluteUrl, above, { label: name, to: path }), itemList(absoluteUrl, listTitle, best)]}
      />
      <div className="flex flex-col gap-2">
        <div className="shell pt-2">
          <Breadcrumb above={above} current={name} />
        </div>
        <Hero photo={photo} title={name} />
      </div>
      <PlaceIntro text={intro} tours={subject.tours} from={subject.from} rating={subject.rating} to={search({})} />
      {best.length > 0 ? (
        <Section
          title={<Trans>Travellers’ favourites</Trans>}
          more={{ to: search({ sort: 'rating' }), label: <Trans>See all, highest rated first</Trans> }}
        >
          <CardGrid cards={best} layout="wide" taken={taken} actions={actions} />
        </Section>
      ) : null}
      {deals.length > 0 ? (
        <Section title={<Trans>Deals</Trans>} more={{ to: search({ deal: true }), label: <Trans>All deals</Trans> }}>
          <CardGrid cards={deals} layout="wide" taken={choosePhotos(best, taken)} actions={actions} />
        </Section>
      ) : null}
      {children}
    </div>
  );
}
