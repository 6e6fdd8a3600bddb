import { Trans } from '@lingui/react/macro';
import { NewsletterOffer } from '../../newsletter/newsletter-offer.tsx';
import { CardGrid } from '../../tours/card-grid.tsx';
import { WishHeart } from '../../wishlist/wish-heart.tsx';
import { CancellationSection } from './cancellation.tsx';
import { Chapters } from './chapters.tsx';
import { Departures } from './departures.tsx';
import { FactsRow } from './facts-row.tsx';
import { Inclusions, StayAndTransport } from './inclusions.tsx';
import { Itinerary } from './itinerary.tsx';
import { OperatorCard } from './operator-card.tsx';
import { Questions } from './questions.tsx';
import { RecentlySeen } from './recently-seen.tsx';
import { Reviews } from './reviews.tsx';
import { RouteSection } from './route-map.tsx';
import { Section } from './section.tsx';
import { Story } from './story.tsx';
import type { Card, Tour } from './tour-types.ts';

const heart = (card: Card) => <WishHeart id={card.id} name={card.name} onPhoto />;

/** The sections of the tour page below its header. */
export function TourChapters({ tour }: { tour: Tour }) {
  return (
    <>
      <div className="flex flex-col gap-8">
        <Chapters tour={tour} />
        <FactsRow facts={tour.facts} kind={tour.kind} />
        <Story description={tour.description} highlights={tour.highlights} />
      </div>
      <RouteSection key={`route${tour.id}`} tour={tour} />
      <Itinerary key={`days${tour.id}`} days={tour.itinerary} />
      <Inclusions included={tour.included} excluded={tour.excluded} />
      <StayAndTransport itinerary={tour.itinerary} />
      <Departures key={`dates${tour.id}`} tour={tour} />
      <CancellationSection cancellation={tour.cancellation} operator={tour.operator} />
      <Reviews key={`reviews${tour.id}${tour.reviews.rating}${tour.reviews.page}`} tour={tour} />
      <Questions questions={tour.questions} operator={tour.operator} />
      <OperatorCard operator={tour.operator} />
    </>
  );
}

/** Similar tours at the end of the page, and the newsletter. */
export function TourMore({ tour }: { tour: Tour }) {
  const taken = tour.photos.slice(0, 5).map(({ file }) => file);
  return (
    <div className="flex flex-col gap-14 pt-16">
      {tour.similar.length > 0 ? (
        <Section id="similar" title={<Trans>Similar tours</Trans>}>
          <CardGrid cards={tour.similar} layout="wide" taken={taken} actions={heart} />
        </Section>
      ) : null}
      <RecentlySeen current={tour.id}>
        {(cards) => <CardGrid cards={cards} layout="wide" actions={heart} />}
      </RecentlySeen>
      <NewsletterOffer tourId={tour.id} />
    </div>
  );
}
