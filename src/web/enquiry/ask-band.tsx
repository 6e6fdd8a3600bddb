import { Trans } from '@lingui/react/macro';
import { AskButton } from './ask-button.tsx';

/** The enquiry prompt at the end of a list of tours. */
export function SearchAsk() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-paper p-4">
      <p>
        <span className="font-semibold">
          <Trans>Can’t find what you’re looking for?</Trans>
        </span>{' '}
        <Trans>Tell us what you want and we’ll search for you.</Trans>
      </p>
      <AskButton tourId={null} type="general" source="search" date={null} size="small">
        <Trans>Ask us</Trans>
      </AskButton>
    </div>
  );
}

/** The enquiry prompt at the end of the booking page, about the tour or another date. */
export function BookingAsk({ tourId, objectId, date }: { tourId: number; objectId: number; date: string | null }) {
  return (
    <div className="shell flex flex-wrap items-center gap-3 pt-2 pb-10">
      <p className="mr-auto font-semibold">
        <Trans>Questions about this booking?</Trans>
      </p>
      <AskButton tourId={tourId} type="default" source="book-now" date={date} size="small">
        <Trans>Ask about this tour</Trans>
      </AskButton>
      <AskButton tourId={tourId} type="default" source="book-now" objectId={objectId} date={null} size="small">
        <Trans>Ask for another date</Trans>
      </AskButton>
    </div>
  );
}
