import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { dayText } from '../../ui/days.ts';
import { Notice } from '../../ui/notice.tsx';
import type { BlockProps } from '../block.ts';
import { fieldId } from '../field-id.ts';
import { AppliedSaving, codeOf } from './applied-saving.tsx';
import { BenefitsLink } from './benefits-link.tsx';
import { PromotionsLink } from './promotions-link.tsx';
import { SavingOptions, type SavingOptionsProps } from './saving-options.tsx';
import { usePromoCheck } from './use-promo-check.ts';
import { useSavingProblem } from './use-saving-problem.ts';

/** The one saving of a booking; `unfolded` shows every option, for static forms. */
export function SavingsBlock({
  selection,
  context,
  price,
  act,
  email,
  credits,
  unfolded = false,
}: BlockProps & Omit<SavingOptionsProps, keyof BlockProps> & { unfolded?: boolean }) {
  const { t, i18n } = useLingui();
  const failureWords = useSavingProblem();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const remover = useRef<HTMLButtonElement>(null);
  const promo = usePromoCheck({ selection, context }, act, email);
  const { saving } = selection;
  const problem = price?.quote?.savingProblem;
  const { applied } = promo;
  // A valid code collapses the options, and the focus moves to the button that removes it.
  useEffect(() => {
    if (!applied) return;
    setOpen(false);
    remover.current?.focus();
  }, [applied]);
  const ending =
    applied && codeOf(saving) === applied.code && applied.hours_to_expiry !== null
      ? dayText(applied.valid_until.slice(0, 10), i18n.locale)
      : null;
  const close = (): void => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const remove = (): void => {
    promo.drop();
    act({ kind: 'saving', saving: { kind: 'none' } });
    close();
  };
  const chosen = saving.kind !== 'none';
  return (
    <div id={fieldId('saving')} className="flex flex-wrap items-center gap-x-5 gap-y-2 *:w-full">
      {chosen && !unfolded ? (
        <AppliedSaving saving={saving} quote={price?.quote ?? null} remover={remover} onRemove={remove} />
      ) : null}
      {ending ? (
        <Notice kind="info">
          <Trans>This code expires soon: book by {ending}.</Trans>
        </Notice>
      ) : null}
      {problem ? (
        <Notice kind="warning" announce>
          {failureWords(problem)} <Trans>No discount applied.</Trans>
        </Notice>
      ) : null}
      {unfolded || open ? (
        <SavingOptions
          selection={selection}
          context={context}
          act={act}
          credits={credits}
          promo={promo}
          onClose={unfolded ? null : close}
        />
      ) : chosen ? null : (
        <div className="w-auto!">
          <Button ref={opener} variant="secondary" size="small" aria-expanded={open} onClick={() => setOpen(true)}>
            <Trans>Use a promo code or other discount</Trans>
          </Button>
        </div>
      )}
      <p className="flex w-auto! flex-wrap gap-x-5 text-sm">
        <PromotionsLink selection={selection} context={context} />
        <BenefitsLink topic="travel-credits" title={t`About travel credits`} />
      </p>
    </div>
  );
}
