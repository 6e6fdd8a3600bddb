import { Trans, useLingui } from '@lingui/react/macro';
import { partySize } from '#domain/party/passengers.ts';
import type { Chosen } from '../block.ts';
import { ContentOpener } from '../popups/content-opener.tsx';
import { linkClass } from '../terms/link-class.ts';
import { PromotionList } from './promotion-list.tsx';

/** Opens the operator's promotions for this party size, with their terms. */
export function PromotionsLink({ selection, context: { facts, currency } }: Chosen) {
  const { t } = useLingui();
  const title = t`Promotions by the operator`;
  return (
    <ContentOpener
      className={linkClass}
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
                Promotions are applied automatically when your dates and group qualify; if several apply, you get the
                best one. You can combine it with a promo code, a member discount or travel credits.
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
