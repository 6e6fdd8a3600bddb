import { Trans, useLingui } from '@lingui/react/macro';
import { BadgePercent, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { priceText } from '../../ui/price-parts.ts';
import type { BookingView } from '../state/view.ts';
import { useSavingName } from './use-saving-name.ts';

/** The saving that counts, what it takes off, and the one press that takes it away. */
export function AppliedSaving({
  view,
  remover,
  onRemove,
}: {
  view: BookingView;
  remover: Ref<HTMLButtonElement>;
  onRemove: () => void;
}) {
  const { i18n } = useLingui();
  const nameOf = useSavingName();
  const { saving } = view.selection;
  const line = view.quote?.lines.find(({ kind, reason }) => kind === 'saving' && reason?.saving === saving.kind);
  const name = saving.code ?? nameOf(saving.kind);
  const amount = line ? priceText(-line.amount, view.currency, i18n.locale) : null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-success/30 bg-success-soft p-4">
      <BadgePercent aria-hidden="true" className="size-6 shrink-0 text-success" />
      <p role="status" className="min-w-0 grow basis-48">
        <span className="wrap-anywhere block font-semibold">{name}</span>
        {amount ? (
          <span className="figures text-sm">
            <Trans>You save {amount}</Trans>
          </span>
        ) : null}
      </p>
      <Button ref={remover} variant="secondary" size="small" icon={<X aria-hidden="true" />} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}
