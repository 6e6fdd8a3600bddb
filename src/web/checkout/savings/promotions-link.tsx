import { Trans, useLingui } from '@lingui/react/macro';
import { partySize } from '#domain/party/passengers.ts';
import type { Chosen } from '../block.ts';
import { ContentOpener } from '../popups/content-opener.tsx';
import { linkLook } from '../terms/link-look.ts';
import { PromotionList } from './promotion-list.tsx';

/** Opens the operator's promotions for a party of this size, with their terms. */
export function PromotionsLink({ selection, context: { facts, currency } }: Chosen) {
  const { t } = useLingui();
  const title = t`Promotions of the operator`;
  return (
    <ContentOpener
      className={linkLook}
      piece={{
        name: 'promotions',
        call: 'loadPromotion',
        request: {
          tourId: facts.tour.id,
          variantId: facts.variant.id,
          currency,
          pax: Math.max(1, partySize(selection.party)),
        },
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
