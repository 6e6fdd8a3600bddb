import { Trans } from '@lingui/react/macro';
import { CircleQuestionMark } from 'lucide-react';
import { ContentOpener } from '../popups/content-opener.tsx';

/** Explains how passengers are counted. */
export function PassengersHelp() {
  return (
    <div>
      <ContentOpener
        piece={{
          name: 'passenger-selection',
          call: 'loadBookingPagePopup',
          request: { action: 'passengers/passenger-selection-tooltip' },
          title: <Trans>Who is travelling?</Trans>,
          width: 'small',
        }}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-pine text-sm underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        <CircleQuestionMark className="size-4.5" aria-hidden="true" />
        <Trans>Age groups</Trans>
      </ContentOpener>
    </div>
  );
}
