import { Trans, useLingui } from '@lingui/react/macro';
import { extraOffers } from '#domain/booking/extra-offers.ts';
import type { BlockProps } from '../block.ts';
import { useProblemWords } from '../problem-words.ts';
import { BenefitsLink } from '../savings/benefits-link.tsx';
import { ExtraCard } from './extra-card.tsx';

/** The extras of the tour; none is preselected. */
export function ExtrasBlock({ selection, context, act, problems }: BlockProps) {
  const { t } = useLingui();
  const words = useProblemWords();
  const offers = extraOffers(selection, context);
  return (
    <div className="flex flex-col gap-4">
      {offers.some(({ extra }) => !extra.required) ? (
        <p className="text-ink-soft text-sm">
          <Trans>Nothing is preselected. Add what you like, or continue without extras.</Trans>
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
        <BenefitsLink topic="e-sim" title={t`What is an eSIM?`} />
      </p>
    </div>
  );
}
