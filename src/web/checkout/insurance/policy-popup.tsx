import { Trans } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import { Popup } from '../../popups/popup.tsx';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import type { InsuranceOffer } from './use-insurance-offer.ts';

/** Lists what a policy covers, and what only more expensive policies cover. */
export function PolicyPopup({
  policy,
  offer,
  open,
  onClose,
  disabled,
  chosen,
  onAdd,
}: {
  policy: InsuranceOffer['policies'][number];
  offer: InsuranceOffer;
  open: boolean;
  onClose: () => void;
  /** Whether the policy is unavailable at the visitor's residence. */
  disabled: boolean;
  chosen: boolean;
  onAdd: () => void;
}) {
  const { insurer } = offer;
  const covers = [...new Set(offer.policies.flatMap((other) => other.covers))];
  return (
    <Popup
      name="insurance-policy"
      title={policy.name}
      open={open}
      onClose={onClose}
      foot={
        <Button
          disabled={disabled || chosen}
          onClick={() => {
            onAdd();
            onClose();
          }}
        >
          {chosen ? <Trans>You’ve chosen this policy</Trans> : <Trans>Add this policy</Trans>}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <p>{policy.summary}</p>
        <ul className="flex flex-col gap-2.5">
          {covers.map((cover) => {
            const covered = policy.covers.includes(cover);
            return (
              <li key={cover} className={covered ? 'flex items-start gap-3' : 'flex items-start gap-3 text-ink-soft'}>
                {covered ? (
                  <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pine" />
                ) : (
                  <Minus aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
                )}
                <span>
                  <span className="sr-only">{covered ? <Trans>Covered:</Trans> : <Trans>Not covered:</Trans>}</span>{' '}
                  {cover}
                </span>
              </li>
            );
          })}
        </ul>
        <p className="flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <Trans>For all travellers</Trans>
          <Price minor={policy.price.amount} currency={policy.price.currency} />
        </p>
        <p className="text-ink-soft text-sm">
          <Trans>The insurer is {insurer}. The policy terms say in full what is and isn’t covered.</Trans>
        </p>
      </div>
    </Popup>
  );
}
