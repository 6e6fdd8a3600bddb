import { Trans, useLingui } from '@lingui/react/macro';
import { priceText } from '../../ui/price-parts.ts';
import type { BlockProps } from '../block.ts';
import { codeOf } from './applied-saving.tsx';
import { useSavingName } from './use-saving-name.ts';

/** Summarises the saving. */
export function SavingsSummary({ selection: { saving }, price }: Pick<BlockProps, 'selection' | 'price'>) {
  const { i18n } = useLingui();
  const nameOf = useSavingName();
  if (saving.kind === 'none') return <Trans>No discount</Trans>;
  const line = price?.quote?.lines.find(({ kind }) => kind === 'saving');
  const amount = price && line ? priceText(line.amount, price.currency, i18n.locale) : '';
  return <>{[codeOf(saving) ?? nameOf(saving.kind), amount].filter(Boolean).join(' · ')}</>;
}
