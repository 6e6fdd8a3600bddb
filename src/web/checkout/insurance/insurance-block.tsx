import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { inputNames } from '#contract/wire/input-names.ts';
import { insuranceMark } from '#domain/insurance/choice.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import type { BlockProps } from '../block.ts';
import { useProblemWords } from '../problem-words.ts';
import { linkLook } from '../terms/link-look.ts';
import { PolicyPopup } from './policy-popup.tsx';
import { Residence } from './residence.tsx';
import { type InsuranceOffer, useInsuranceOffer } from './use-insurance-offer.ts';

const without = 'without';

/** Travel insurance: every policy and "No thanks" as cards of the same weight, and none chosen for anybody. */
export function InsuranceBlock(props: BlockProps) {
  const { selection } = props;
  const asked = useInsuranceOffer();
  if (!asked)
    return (
      <p className="text-ink-soft">
        <Trans>Choose a date first: the premium depends on your journey.</Trans>
      </p>
    );
  if (asked.state !== 'failed' && asked.answer?.success) return <Offer {...props} offer={asked.answer} />;
  if (asked.state === 'loading') return <OfferSkeleton />;
  return selection.insurance.policyId === null ? null : (
    <Notice
      kind="warning"
      announce
      action={
        <Button variant="secondary" size="small" onClick={asked.retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The policy that you chose cannot be offered for this journey right now. You can book without it.</Trans>
    </Notice>
  );
}

function Offer({ selection, context, act, problems, offer }: BlockProps & { offer: InsuranceOffer }) {
  const { t, i18n } = useLingui();
  const words = useProblemWords();
  const [shown, setShown] = useState<{ readonly id: string; readonly open: boolean } | null>(null);
  const { insurance } = selection;
  const { answer, policyId, notice } = insurance;
  const { insurer, policies } = offer;
  const restricted = notice !== null;
  const choose = (id: string) =>
    act({ kind: 'insurance', change: id === without ? { kind: 'without' } : { kind: 'policy', policyId: id } });
  const missing = problems.find(({ code }) => code === 'notSelected');
  const detailed = policies.find(({ id }) => id === shown?.id);
  return (
    <div className="flex flex-col gap-5" data-insurance={insuranceMark(insurance) ?? undefined}>
      <div className="flex flex-col gap-2">
        <RadioGroup
          label={t`Do you want to insure this journey?`}
          required
          name={inputNames.policy}
          look="columns"
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
              hint: <Trans>You travel without insurance from us.</Trans>,
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
                className={`${linkLook} min-h-11 text-sm`}
                onClick={() => setShown({ id, open: true })}
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
              <Trans>Go on without insurance</Trans>
            </Button>
          }
        >
          {notice}
        </Notice>
      ) : null}
      <p className="text-ink-soft text-sm">
        <Trans>
          Prices are for everybody who travels. The insurer is {insurer}; the policy is issued when your booking is
          confirmed, and costs nothing if it is not.
        </Trans>
      </p>
      {detailed ? (
        <PolicyPopup
          policy={detailed}
          offer={offer}
          open={shown?.open ?? false}
          onClose={() => setShown({ id: detailed.id, open: false })}
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
        <Trans>The insurer is asked for its prices.</Trans>
      </p>
    </SkeletonGroup>
  );
}
