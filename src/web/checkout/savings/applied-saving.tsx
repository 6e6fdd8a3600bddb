import { Trans, useLingui } from '@lingui/react/macro';
import { BadgePercent, X } from 'lucide-react';
import type { Ref } from 'react';
import type { Saving } from '#domain/pricing/choices.ts';
import { Button } from '../../ui/button.tsx';
import { priceText } from '../../ui/price-parts.ts';
import type { QuoteView } from '../price/money-facts.ts';
import { useSavingName } from './use-saving-name.ts';

/** Returns the promo code of a saving; null for other savings. */
export const codeOf = (saving: Saving): string | null => (saving.kind === 'promoCode' ? saving.code : null);

/** Shows the applied saving, its amount, and a button that removes it. */
export function AppliedSaving({
  saving,
  quote,
  remover,
  onRemove,
}: {
  saving: Saving;
  quote: QuoteView | null;
  remover: Ref<HTMLButtonElement>;
  onRemove: () => void;
}) {
  const { i18n } = useLingui();
  const nameOf = useSavingName();
  const line = quote?.lines.find(({ kind, reason }) => kind === 'saving' && reason?.saving === saving.kind);
  const name = codeOf(saving) ?? nameOf(saving.kind);
  const amount = quote && line ? priceText(-line.amount, quote.currency, i18n.locale) : null;
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
