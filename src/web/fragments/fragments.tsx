import type { ComponentType } from 'react';
import type { FragmentName, Fragments } from '#contract/fragment.ts';
import type { Language } from '#contract/shop.ts';
import { prefixOf } from '../browser/page-config.ts';
import { BookingBlock } from '../checkout/booking-block.tsx';
import { CalendarMonth } from '../checkout/date/calendar/calendar-month.tsx';
import { ChangeDate } from '../checkout/date/calendar/change-date.tsx';
import { PromotionList } from '../checkout/savings/promotion-list.tsx';
import { CancellationTable } from '../checkout/terms/cancellation-table.tsx';
import { TravellerForm } from '../checkout/travellers/traveller-form.tsx';
import { ContentPiece } from '../content/content-piece.tsx';
import { InsuranceOffer } from '../content/insurance-offer.tsx';
import { LoadingMessages } from '../content/loading-messages.tsx';
import { MembershipPrice } from '../content/membership-price.tsx';
import { PhotoGallery } from '../content/photo-gallery.tsx';
import { PrivateNotice } from '../enquiry/ask-fields.tsx';
import { AskFragment } from '../enquiry/ask-fragment.tsx';
import { LastEnquiryBadge, LastEnquiryFace } from '../enquiry/last-enquiry-face.tsx';
import { ShareFragment } from '../share/share-fragment.tsx';
import { FeedbackCard } from '../tours/feedback-card.tsx';

/** Fragments are rendered outside of the router, so they need the language for the prefix of their links. */
export type FragmentProps<Name extends FragmentName> = { readonly language: Language; readonly facts: Fragments[Name] };

const tourHref = (language: Language, slug: string) => `${prefixOf(language)}/t/${slug}`;

/** The component of each fragment, the same one that the page uses. */
export const fragments: { readonly [Name in FragmentName]: ComponentType<FragmentProps<Name>> } = {
  feedback: ({ language, facts }) => <FeedbackCard item={facts} tourHref={tourHref(language, facts.tourSlug)} />,
  content: ({ facts }) => <ContentPiece title={facts.title} body={facts.body} />,
  loading: ({ facts }) => <LoadingMessages title={facts.title} messages={facts.messages} />,
  membership: ({ facts }) => (
    <ContentPiece title={facts.title} body={facts.body}>
      {facts.membership ? <MembershipPrice offer={facts.membership} /> : null}
    </ContentPiece>
  ),
  gallery: ({ facts }) => <PhotoGallery label={facts.title} photos={facts.photos} />,
  insurance: ({ facts }) => <InsuranceOffer offer={facts} />,
  'booking-block': ({ facts }) => <BookingBlock {...facts} />,
  'booking-calendar': ({ facts }) => <CalendarMonth month={facts} />,
  'booking-change-date': ({ facts }) => (
    <ChangeDate facts={facts}>
      {facts.enquiry && facts.enquiryForm ? (
        <AskFragment facts={facts.enquiry} form={facts.enquiryForm} source="change-date" />
      ) : null}
    </ChangeDate>
  ),
  'booking-traveller': ({ facts }) => <TravellerForm form={facts} />,
  'booking-promotions': ({ facts }) => <PromotionList promotions={facts} />,
  'booking-cancellations': ({ facts }) => <CancellationTable facts={facts} />,
  'ask-question': ({ facts: { form, ...facts } }) => <AskFragment facts={facts} form={form} />,
  'ask-private': ({ facts }) => <PrivateNotice minimum={facts.minimum} />,
  'last-enquiry': ({ facts }) => (
    <a href={facts.href}>
      <LastEnquiryFace hasNewMessage={false} />
    </a>
  ),
  'last-enquiry-mark': ({ facts }) => <LastEnquiryBadge hasNewMessage={facts.hasNewMessage} />,
  share: ({ facts }) => <ShareFragment {...facts} />,
};
