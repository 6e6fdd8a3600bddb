import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { inputNames } from '#contract/wire/input-names.ts';
import { insuranceStatus } from '#domain/insurance/choice.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import type { BlockProps } from '../block.ts';
import { useProblemWords } from '../problem-words.ts';
import { linkClass } from '../terms/link-class.ts';
import { PolicyPopup } from './policy-popup.tsx';
import { Residence } from './residence.tsx';
import { type InsuranceOffer, useInsuranceOffer } from './use-insurance-offer.ts';

const without = 'without';

/** Travel insurance: every policy and "No thanks" as equal cards, none preselected. */
export function InsuranceBlock(props: BlockProps) {
  const { selection } = props;
  const request = useInsuranceOffer();
  if (!request)
    return (
      <p className="text-ink-soft">
        <Trans>Choose a date first: the premium depends on your trip.</Trans>
      </p>
    );
  if (request.state !== 'failed' && request.answer?.success) return <Offer {...props} offer={request.answer} />;
  if (request.state === 'loading') return <OfferSkeleton />;
  return selection.insurance.policyId === null ? null : (
    <Notice
      kind="warning"
      announce
      action={
        <Button variant="secondary" size="small" onClick={request.retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The policy you chose isn’t available for this trip right now. You can book without it.</Trans>
    </Notice>
  );
}

function Offer({ selection, context, act, problems, offer }: BlockProps & { offer: InsuranceOffer }) {
  const { t, i18n } = useLingui();
  const words = useProblemWords();
  const [popup, setPopup] = useState<{ readonly id: string; readonly open: boolean } | null>(null);
  const { insurance } = selection;
  const { answer, policyId, notice } = insurance;
  const { insurer, policies } = offer;
  const restricted = notice !== null;
  const choose = (id: string) =>
    act({ kind: 'insurance', change: id === without ? { kind: 'without' } : { kind: 'policy', policyId: id } });
  const missing = problems.find(({ code }) => code === 'notSelected');
  const detailed = policies.find(({ id }) => id === popup?.id);
  return (
    <div className="flex flex-col gap-5" data-insurance={insuranceStatus(insurance) ?? undefined}>
      <div className="flex flex-col gap-2">
        <RadioGroup
          label={t`Do you want travel insurance for this trip?`}
          required
          name={inputNames.policy}
          variant="columns"
          error={missing && words(missing)}
          value={answer === 'undecided' ? null : answer === 'yes' ? policyId : without}
          onChange={choose}
          options={[
            ...policies.map(({ id, name, summary, price }) => ({
              value: id,
              label: name,
              hint: summary,
              aside: priceText(price.amount, price.currency, i18n.locale),
              disabled: restricted,
            })),
            {
              value: without,
              label: <Trans>No thanks</Trans>,
              hint: <Trans>You’re travelling without our insurance.</Trans>,
              aside: priceText(0, context.currency, i18n.locale),
            },
          ]}
        />
        <ul className="flex flex-wrap gap-x-5">
          {policies.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                aria-haspopup="dialog"
                className={`${linkClass} min-h-11 text-sm`}
                onClick={() => setPopup({ id, open: true })}
              >
                <Trans>What “{name}” covers</Trans>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {answer === 'yes' || restricted ? <Residence insurance={insurance} act={act} problems={problems} /> : null}
      {restricted ? (
        <Notice
          kind="warning"
          announce
          action={
            <Button variant="secondary" size="small" onClick={() => choose(without)}>
              <Trans>Continue without insurance</Trans>
            </Button>
          }
        >
          {notice}
        </Notice>
      ) : null}
      <p className="text-ink-soft text-sm">
        <Trans>
          Prices are for all travellers together. The insurer is {insurer}. Your policy is issued when your booking is
          confirmed; if it isn’t confirmed, you pay nothing for it.
        </Trans>
      </p>
      {detailed ? (
        <PolicyPopup
          policy={detailed}
          offer={offer}
          open={popup?.open ?? false}
          onClose={() => setPopup({ id: detailed.id, open: false })}
          disabled={restricted}
          chosen={answer === 'yes' && policyId === detailed.id}
          onAdd={() => choose(detailed.id)}
        />
      ) : null}
    </div>
  );
}

function OfferSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3 sm:grid-cols-2">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-28 w-full" />
      ))}
      <p className="sr-only">
        <Trans>Getting prices from the insurer.</Trans>
      </p>
    </SkeletonGroup>
  );
}
