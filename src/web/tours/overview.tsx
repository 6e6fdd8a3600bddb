import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { later } from '../ui/later.tsx';
import type { Card, CataloguePhotoFacts, PriceFrom } from './catalogue-types.ts';
import { Hero } from './hero.tsx';
import { PageData, useAbsoluteUrl } from './page-data.tsx';
import { PlaceIntro } from './place-intro.tsx';
import type { searchAddress } from './search-address.ts';
import { Section } from './section.tsx';
import { shownPhotos } from './spread-photos.ts';
import { breadcrumbList, itemList } from './structured-data.ts';

// The cards lie below the first screen and come alive after what is above them.
const CardGrid = later('cards', async () => (await import('./card-grid.tsx')).CardGrid);

/** What tours can be gathered under: a country, a continent, a way of travelling. */
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

/** The page of a subject: what it is like, its best tours, its deals, and what `children` add below. */
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
  /** What its best tours are called together. */
  listTitle: string;
  /** The address of the page. */
  path: string;
  above: readonly { readonly label: string; readonly to: string }[];
  /** The address of a search among its tours. */
  search: (changes: Parameters<typeof searchAddress>[0]) => string;
  /** Photographs that the page shows elsewhere. */
  taken: readonly string[];
  /** What can be done with a tour on its card. */
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
          title={<Trans>Loved by those who went</Trans>}
          more={{ to: search({ sort: 'rating' }), label: <Trans>All by rating</Trans> }}
        >
          <CardGrid cards={best} layout="wide" taken={taken} actions={actions} />
        </Section>
      ) : null}
      {deals.length > 0 ? (
        <Section title={<Trans>Deals</Trans>} more={{ to: search({ deal: true }), label: <Trans>All deals</Trans> }}>
          <CardGrid cards={deals} layout="wide" taken={shownPhotos(best, taken)} actions={actions} />
        </Section>
      ) : null}
      {children}
    </div>
  );
}
