import { Trans } from '@lingui/react/macro';
import type { Chosen } from '../block.ts';

/** Summarises the flexible option. */
export function FlexibleSummary({ selection }: Pick<Chosen, 'selection'>) {
  return selection.flexible ? <Trans>With flexible booking</Trans> : <Trans>Without flexible booking</Trans>;
}
