import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { breakpointOf } from '../browser/breakpoints.ts';
import { useCall } from '../browser/use-call.ts';
import { ContentText } from '../content/content-text.tsx';
import { Popup } from '../popups/popup.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

/** Opens the explanation of the service fee: a modal on a tablet, a plain dialog otherwise. */
export function ServiceFeeNote() {
  const [open, setOpen] = useState(false);
  const [plain, setPlain] = useState(false);
  const sheet = useCall(
    'loadBookingPagePopup',
    { action: 'service-fee/service-fee-sheet' },
    { enabled: open, cacheFor: Number.POSITIVE_INFINITY },
  );
  const content = sheet.answer?.content;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setPlain(breakpointOf(window.innerWidth) !== 'tablet');
          setOpen(true);
        }}
        className="-mx-1 inline-flex min-h-6 items-center rounded-field px-1 font-semibold text-pine underline underline-offset-4"
      >
        <Trans>About the service fee</Trans>
      </button>
      <Popup
        name="service-fee"
        title={content?.title ?? <Trans>About the service fee</Trans>}
        width="small"
        plain={plain}
        open={open}
        onClose={() => setOpen(false)}
      >
        {content ? (
          <ContentText body={content.body} />
        ) : sheet.state === 'failed' ? (
          <Button variant="secondary" onClick={sheet.retry}>
            <Trans>Try again</Trans>
          </Button>
        ) : (
          <SkeletonGroup>
            <Skeleton className="h-24 w-full" />
          </SkeletonGroup>
        )}
      </Popup>
    </>
  );
}
