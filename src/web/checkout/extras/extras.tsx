import { Trans } from '@lingui/react/macro';
import type { BlockProps } from '../block.ts';
import { useProblemWords } from '../problem-words.ts';
import { ExtraCard } from './extra-card.tsx';

/** What can be added to the tour; nothing is chosen for anybody. */
export function ExtrasBlock({ view, act, problems }: BlockProps) {
  const words = useProblemWords();
  const { extras, passengers } = view.offers;
  const people = passengers.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="flex flex-col gap-4">
      {extras.some(({ required }) => !required) ? (
        <p className="text-ink-soft text-sm">
          <Trans>Nothing is chosen for you: take what you like, or go on without.</Trans>
        </p>
      ) : null}
      {extras.map((extra) => {
        const problem = problems.find(({ path }) => path === `extras.${extra.id}`);
        return (
          <ExtraCard
            key={extra.id}
            extra={extra}
            currency={view.currency}
            people={people}
            error={problem ? words(problem) : null}
            onChange={(optionId, quantity) => act({ kind: 'extra', extraId: extra.id, optionId, quantity })}
          />
        );
      })}
    </div>
  );
}

/** The extras in one line. */
export function ExtrasSummary({ view }: Pick<BlockProps, 'view'>) {
  const chosen = view.offers.extras.flatMap(({ options }) => options.filter(({ quantity }) => quantity > 0));
  if (chosen.length === 0) return <Trans>No extras</Trans>;
  return <>{chosen.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</>;
}
