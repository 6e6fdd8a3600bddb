import { Trans, useLingui } from '@lingui/react/macro';
import { partySize } from '#domain/party/passengers.ts';
import { ContentOpener } from '../popups/content-opener.tsx';
import type { BookingView } from '../state/view.ts';
import { linkLook } from '../terms/link-look.ts';
import { PromotionList } from './promotion-list.tsx';

/** Opens the operator's promotions for a party of this size, with their terms. */
export function PromotionsLink({ view }: { view: BookingView }) {
  const { t } = useLingui();
  const { tourId, objectId, currency, selection } = view;
  const title = t`Promotions of the operator`;
  return (
    <ContentOpener
      className={linkLook}
      piece={{
        name: 'promotions',
        call: 'loadPromotion',
        request: { tourId, variantId: objectId, currency, pax: Math.max(1, partySize(selection.party)) },
        title,
        children: ({ promotions }) => (
          <div className="flex flex-col gap-4">
            <PromotionList promotions={promotions} />
            <p className="text-ink-soft text-sm">
              <Trans>
                A promotion is part of the price by itself when your dates and party fit; when several fit, the best one
                counts. It goes together with a promo code, a member saving or travel credits.
              </Trans>
            </p>
          </div>
        ),
      }}
    >
      {title}
    </ContentOpener>
  );
}
