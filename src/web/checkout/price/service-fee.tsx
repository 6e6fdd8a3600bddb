import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { breakpointOf } from '../../browser/breakpoints.ts';
import { ContentPopup, preloadContentPopup } from '../popups/content-popup.tsx';

/** Explains the service fee: in a modal on a tablet, in a plain dialog otherwise. */
export function ServiceFeeSheet() {
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const [plain, setPlain] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void preloadContentPopup()}
        onClick={() => {
          setPlain(breakpointOf(window.innerWidth) !== 'tablet');
          setSheet('open');
        }}
        className="-mx-1 inline-flex min-h-11 items-center rounded-field px-1 font-semibold text-pine underline underline-offset-4"
      >
        <Trans>About the service fee</Trans>
      </button>
      {sheet === 'unused' ? null : (
        <ContentPopup
          name="service-fee"
          call="loadBookingPagePopup"
          request={{ action: 'service-fee/service-fee-sheet' }}
          title={<Trans>About the service fee</Trans>}
          width="small"
          plain={plain}
          open={sheet === 'open'}
          onClose={() => setSheet('closed')}
        />
      )}
    </>
  );
}
