import { Trans } from '@lingui/react/macro';
import { call } from '../../browser/call.ts';
import { Popup } from '../../popups/popup.tsx';
import { AskedContent } from '../asked-content.tsx';
import type { PopupPieceProps } from '../popup-link.tsx';
import { useAnswer } from '../use-answer.ts';
import type { BookingView } from '../view.ts';
import { PromotionList } from './promotion-list.tsx';

/** The operator's promotions for a party of this size, with their terms. */
export default function PromotionsPopup({
  tourId,
  variantId,
  currency,
  pax,
  open,
  onClose,
}: PopupPieceProps & { tourId: number; variantId: number; currency: BookingView['currency']; pax: number }) {
  const request = { tourId, variantId, currency, pax };
  const asked = useAnswer(open, JSON.stringify(request), () => call('loadPromotion', request));
  return (
    <Popup name="promotions" title={<Trans>Promotions of the operator</Trans>} open={open} onClose={onClose}>
      <AskedContent asked={asked}>
        {({ promotions }) => (
          <div className="flex flex-col gap-4">
            <PromotionList promotions={promotions} />
            <p className="text-ink-soft text-sm">
              <Trans>
                A promotion is part of the price by itself when your dates and party fit; when several fit, the best one
                counts. It goes together with a promo code, a member saving or travel credits.
              </Trans>
            </p>
          </div>
        )}
      </AskedContent>
    </Popup>
  );
}
