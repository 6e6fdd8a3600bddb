import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { dayText } from '../../ui/days.ts';
import { Price } from '../../ui/price.tsx';

/** Lists the operator's promotions that can be booked now. */
export function PromotionList({ promotions }: { promotions: AnswerOf<'loadPromotion'>['promotions'] }) {
  const { i18n, t } = useLingui();
  if (promotions.length === 0)
    return (
      <p>
        <Trans>This tour has no promotions right now.</Trans>
      </p>
    );
  return (
    <ul className="flex flex-col gap-4">
      {promotions.map((promotion) => {
        const end = dayText(promotion.lastDay, i18n.locale);
        const first = dayText(promotion.travelFrom, i18n.locale);
        const last = dayText(promotion.travelUntil, i18n.locale);
        return (
          <li key={promotion.id} className="rounded-card border border-line p-4">
            <h3 className="text-lg">{promotion.name}</h3>
            <p>
              <Trans>
                Book by {end} for travel from {first} to {last}.
              </Trans>
            </p>
            {promotion.minimumTravellers > 1 ? (
              <p>
                <Plural
                  value={promotion.minimumTravellers}
                  one="For # traveller or more."
                  other="For groups of # or more."
                />
              </p>
            ) : null}
            <Price
              minor={promotion.from.price.amount}
              before={promotion.from.oldPrice.amount}
              currency={promotion.from.price.currency}
              per={t`per person`}
            />
          </li>
        );
      })}
    </ul>
  );
}
