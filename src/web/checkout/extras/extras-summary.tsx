import { Trans } from '@lingui/react/macro';
import type { Chosen } from '../block.ts';
import { chosenExtras } from '../price/chosen.ts';

/** Summarises the extras. */
export function ExtrasSummary({ selection, context }: Chosen) {
  const chosen = chosenExtras(selection, context);
  if (chosen.length === 0) return <Trans>No extras</Trans>;
  return <>{chosen.map(({ quantity, option }) => `${quantity} × ${option}`).join(', ')}</>;
}
