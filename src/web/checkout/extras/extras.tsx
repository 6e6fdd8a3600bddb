import { Trans, useLingui } from '@lingui/react/macro';
import { extraOffers } from '#domain/booking/extra-offers.ts';
import type { BlockProps, Chosen } from '../block.ts';
import { chosenExtras } from '../price/chosen.ts';
import { useProblemWords } from '../problem-words.ts';
import { BenefitsLink } from '../savings/benefits-link.tsx';
import { ExtraCard } from './extra-card.tsx';

/** What can be added to the tour; nothing is chosen for anybody. */
export function ExtrasBlock({ selection, context, act, problems }: BlockProps) {
  const { t } = useLingui();
  const words = useProblemWords();
  const offers = extraOffers(selection, context);
  return (
    <div className="flex flex-col gap-4">
      {offers.some(({ extra }) => !extra.required) ? (
        <p className="text-ink-soft text-sm">
          <Trans>Nothing is chosen for you: take what you like, or go on without.</Trans>
        </p>
      ) : null}
      {offers.map((offer) => {
        const { extra } = offer;
        const problem = problems.find(({ path }) => path === `extras.${extra.id}`);
        return (
          <ExtraCard
            key={extra.id}
            offer={offer}
            context={context}
            error={problem ? words(problem) : null}
            onChange={(optionId, quantity) => act({ kind: 'extra', extraId: extra.id, optionId, quantity })}
          />
        );
      })}
      <p className="text-sm">
        <BenefitsLink topic="e-sim" title={t`Online on the road: what an eSIM is`} />
      </p>
    </div>
  );
}

/** The extras in one line. */
export function ExtrasSummary({ selection, context }: Chosen) {
  const chosen = chosenExtras(selection, context);
  if (chosen.length === 0) return <Trans>No extras</Trans>;
  return <>{chosen.map(({ quantity, option }) => `${quantity} × ${option}`).join(', ')}</>;
}
